/// A list of rows that a data source fills and a finger selects.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
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
  /// A table owns neither its data source nor its delegate.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { cells.putAway() }
  }
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
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
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open private(set) var isEditing = false

  /// How often the table was asked to read its data source again.
  public private(set) var reloadCount = 0

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var cells = CellReuse<UITableViewCell>()
  private var selection: [IndexPath] = []
  /// Prototypes, xibs and static rows.
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

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.detach()
    if let new { attach(new) }
  }

  // MARK: Rows

  open func reloadData() {
    reloadCount += 1
    selection = []
    cells.putAway()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadCount += 1
    cells.putAway { indexPaths.contains($0) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadCount += 1
    cells.putAway { sections.contains($0.section) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    cells.putAway()
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    cells.putAway()
  }

  open func beginUpdates() {}
  open func endUpdates() {}

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return cell(at: indexPath, from: dataSource)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.indexPath(of: cell)
  }

  /// The cell that shows a row; the data source is asked for one that is not shown yet.
  private func cell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells.show(cell, at: indexPath, in: self)
    return cell
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Cells

  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    cellClasses[identifier] = cellClass
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if drawn == nil { drawn = DrawnList() }
    drawn?.register(nib, for: identifier)
  }

  /// A cell that is no longer shown, prepared for reuse, or a new one of the registered class.
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

  /// Selects without telling the delegate, as code does.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
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

  /// Selects as a finger does.
  private func tapRow(at indexPath: IndexPath) {
    guard allowsSelection else { return }
    let delegate = tableDelegate
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    if !allowsMultipleSelection {
      for old in selection where old != chosen {
        deselectRow(at: old, animated: true)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    // A segue comes before the delegate, as in UIKit.
    cells[chosen]?.performSelectionSegue()
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  open override var tapTargets: [TapTarget] {
    guard let dataSource else { return [] }
    var targets: [TapTarget] = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        let cell = cell(at: indexPath, from: dataSource)
        targets.append(
          TapTarget(
            kind: .row, title: cell.title, identifier: cell.accessibilityIdentifier,
            number: targets.count + 1, isEnabled: allowsSelection
          ) { [self] in
            tapRow(at: indexPath)
          })
      }
    }
    return targets
  }
}

/// Fills a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// Hears which row was selected.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}
