/// A list of rows from a data source, which the user can select.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  open func reloadSectionIndexTitles() {}
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public static let automaticDimension: CGFloat = -1

  public let style: Style
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { storedDelegate = newValue }
  }
  /// The data source; like the delegate, a weak reference.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      editingDefaults = []
      putAwayCells()
      sectionViews.removeAll()
      setNeedsCells()
    }
  }
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  open var sectionHeaderTopPadding: CGFloat = 0
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for row in selection { deselectRow(at: row, animated: false) }
      cells.forEach { $0.setEditing(isEditing, animated: false) }
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var isPrefetchingEnabled = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var remembersLastFocusedIndexPath = false
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The number of times the table was reloaded.
  ///
  /// - Note: Not in UIKit.
  public private(set) var reloadCount = 0

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  final var cells = CellReuse<UITableViewCell>()
  final var sectionViews = SectionViews()
  final var layout = ListLayout()
  final var selection: [IndexPath] = []
  /// The methods of the data source that turned out to be the protocol's own.
  final var editingDefaults: EditingDefaults = []
  /// The prototypes, xib files, and static rows.
  final var drawn: DrawnList?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style =
      switch coder.nibNode?["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    super.init(coder: coder)
  }

  final var tableDelegate: (any UITableViewDelegate)? {
    storedDelegate as? any UITableViewDelegate
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.detach()
    if let new { attach(new) }
  }

  // MARK: Rows

  open func reloadData() {
    reloadCount += 1
    selection = []
    putAwayCells()
    sectionViews.removeAll()
    counts = nil
    noteCounts()
    setNeedsCells()
  }

  /// The row counts of the sections as last read; nil before the first read.
  final var counts: [Int]?
  final var update: ListUpdate?
  private var updateDepth = 0

  func countsNow() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// The row counts before the update in progress, which UIKit reports until the update ends; nil if there is none.
  private var countsBeforeUpdate: [Int]? { update == nil ? nil : counts }

  private func noteCounts() {
    counts = dataSource == nil || window == nil && counts == nil ? counts : countsNow()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadCount += 1
    change("reloadRows(at:with:)") { $0.reloadedRows += indexPaths }
  }

  /// Reconfigures rows without creating new cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadCount += 1
    change("reloadSections(_:with:)") { $0.reloadedSections.formUnion(sections) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insertRows(at:with:)") { $0.insertedRows += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("deleteRows(at:with:)") { $0.deletedRows += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow(at:to:)") { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("insertSections(_:with:)") { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change("deleteSections(_:with:)") { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { $0.movedSections.append((section, newSection)) }
  }

  open func beginUpdates() {
    updateDepth += 1
    if update == nil { update = ListUpdate() }
  }

  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { finishUpdate("endUpdates()") }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    HeadlessDevice.current.clock.schedule(
      after: UIView.areAnimationsEnabled ? .milliseconds(300) : .zero
    ) { completion(true) }
  }

  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  override func windowDidChange() { setNeedsCells() }

  open var numberOfSections: Int {
    countsBeforeUpdate?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }

  open func numberOfRows(inSection section: Int) -> Int {
    if let counts = countsBeforeUpdate, counts.indices.contains(section) { return counts[section] }
    return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    // The data source may have lost the row already.
    if update != nil { return cells[indexPath] }
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return cell(at: indexPath, from: dataSource)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.indexPath(of: cell)
  }

  /// The cell for a row, which the data source creates if it isn't shown yet.
  private func cell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells.show(cell, at: indexPath)
    attach(cell)
    cell.setNeedsUpdateConfiguration()
    if isEditing { cell.setEditing(true, animated: false) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// The number of rows that fit on the screen; cells that scroll out of sight are reused.
  ///
  /// The default, nil, shows all rows.
  ///
  /// - Note: Not in UIKit.
  public var visibleRowCount: Int? {
    didSet { scrolled(to: firstVisibleRow) }
  }

  /// The index of the first visible row, counted through all sections.
  ///
  /// - Note: Not in UIKit.
  public private(set) var firstVisibleRow = 0

  private var allIndexPaths: [IndexPath] {
    countsNow().enumerated().flatMap { section, rows in
      (0..<rows).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Makes rows visible; the cells of hidden rows go to the reuse queue.
  private func scrolled(to first: Int) {
    guard let visibleRowCount else { return }
    let all = allIndexPaths
    firstVisibleRow = max(0, min(first, all.count - visibleRowCount))
    let visible = Set(all.dropFirst(firstVisibleRow).prefix(visibleRowCount))
    let leaving = cells.indexPaths.filter { !visible.contains($0) }
    for indexPath in leaving {
      if let cell = cells[indexPath] {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }
    putAwayCells { !visible.contains($0) }
  }

  /// Scrolls down or up by some rows, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func scroll(byRows rows: Int) {
    scrolled(to: firstVisibleRow + rows)
    drag(to: CGPoint(x: 0, y: max(0, contentOffset.y + CGFloat(rows) * 44)))
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    let all = allIndexPaths
    guard let visibleRowCount else { return all.isEmpty ? nil : all }
    return Array(all.dropFirst(firstVisibleRow).prefix(visibleRowCount))
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let row = Int(max(0, point.y) / 44)
    return allIndexPaths.indices.contains(row) ? allIndexPaths[row] : nil
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }

  /// A rectangle with the table's row height, by default 44 points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let height = rowHeight > 0 ? rowHeight : 44
    let row = allIndexPaths.firstIndex(of: indexPath) ?? 0
    return CGRect(x: 0, y: CGFloat(row) * height, width: frame.width, height: height)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[Self.header, section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[Self.footer, section] as? UITableViewHeaderFooterView
  }

  /// The row's number among all rows.
  ///
  /// The row `NSNotFound` is the beginning of its section, which may have no rows.
  private func position(of indexPath: IndexPath) -> Int? {
    guard indexPath.row == NSNotFound, indexPath.section < numberOfSections else {
      return allIndexPaths.firstIndex(of: indexPath)
    }
    return allIndexPaths.firstIndex { $0.section >= indexPath.section } ?? allIndexPaths.count
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let row = position(of: indexPath) else {
      HeadlessDevice.current.report(
        .init(
          outcome: .exception(name: "NSRangeException"),
          message:
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row "
            + "(\(indexPath.row)) beyond bounds (\(indexPath.section < numberOfSections ? numberOfRows(inSection: indexPath.section) : 0)) for section (\(indexPath.section)).",
          receiver: "<\(type(of: self))>", call: "scrollToRow(at:at:animated:)"))
      return
    }
    guard let visibleRowCount else { return }
    let isInSight = (firstVisibleRow..<firstVisibleRow + visibleRowCount).contains(row)
    switch scrollPosition {
    case .none:
      if !isInSight { scrolled(to: row < firstVisibleRow ? row : row - visibleRowCount + 1) }
    case .top: scrolled(to: row)
    case .middle: scrolled(to: row - visibleRowCount / 2)
    case .bottom: scrolled(to: row - visibleRowCount + 1)
    }
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let selected = selection.first {
      scrollToRow(at: selected, at: scrollPosition, animated: animated)
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if drawn == nil { drawn = DrawnList() }
    drawn?.register(nib, for: identifier)
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib, forCellReuseIdentifier: "header/" + identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let type = headerClasses[identifier] { return type.init(dequeuedWith: identifier) }
    let view = drawn?.makeCell("header/" + identifier) as? UITableViewHeaderFooterView
    view?.reuseIdentifier = identifier
    return view
  }

  /// A cell from the reuse queue, prepared for reuse, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HeadlessDevice.current.report(
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard",
        on: self, "dequeueReusableCell(withIdentifier:for:)"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let waiting = cells.take(identifier) else {
      if let type = cellClasses[identifier] { return type.init(dequeuedWith: identifier) }
      let cell = drawn?.makeCell(identifier) as? UITableViewCell
      cell?.reuseIdentifier = identifier
      return cell
    }
    waiting.setSelected(false, animated: false)
    waiting.prepareForReuse()
    return waiting
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row programmatically, without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !selectsSeveral {
      for old in selection where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Selects a row, as the user does.
  private func tapRow(at indexPath: IndexPath) {
    guard canSelect else { return }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    cells[indexPath]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cells[indexPath]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if selectsSeveral, selection.contains(indexPath) { return tapSelectedRow(at: indexPath) }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    if !selectsSeveral {
      for old in selection where old != chosen {
        deselectRow(at: old, animated: true)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    // The segue is performed before the delegate is called, as in UIKit.
    cells[chosen]?.performSelectionSegue()
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Deselects a row, as the user does.
  private func tapSelectedRow(at indexPath: IndexPath) {
    let delegate = tableDelegate
    guard
      let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath
    else { return }
    deselectRow(at: chosen, animated: true)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// Whether the user can select several rows at once, in the current mode.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  open override var tapTargets: [TapTarget] {
    guard let dataSource else { return [] }
    if update == nil { counts = countsNow() }
    var targets: [TapTarget] = []
    var number = 0
    for section in 0..<dataSource.numberOfSections(in: self) {
      makeSectionViews(in: section)
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        number += 1
        let target = target(at: indexPath, number: number, from: dataSource)
        targets.append(target)
        targets += gestures(at: indexPath).buttons(number: number, title: target.title)
      }
    }
    return targets
  }

  open override func tapTarget(_ kind: TapTarget.Kind, number: Int) -> TapTarget? {
    guard kind == .row, let dataSource else { return nil }
    if update == nil { counts = countsNow() }
    return indexPath(ofRow: number).map { target(at: $0, number: number, from: dataSource) }
  }

  private func target(
    at indexPath: IndexPath, number: Int, from dataSource: any UITableViewDataSource
  ) -> TapTarget {
    let cell = cell(at: indexPath, from: dataSource)
    return TapTarget(
      kind: .row, title: cell.title, identifier: cell.accessibilityIdentifier, number: number,
      isEnabled: canSelect
    ) { [self] in
      tapRow(at: indexPath)
    }
  }

  override var listedRows: Int? { rowCount }
}
