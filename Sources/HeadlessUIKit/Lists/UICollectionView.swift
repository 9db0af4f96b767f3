/// A collection of items from a data source, which the user can select; its layout is only stored.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  open var reorderingCadence = ReorderingCadence.immediate
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set { storedDelegate = newValue }
  }
  /// The data source; like the delegate, a weak reference.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      editingDefaults = []
      putAwayCells()
      sectionViews.removeAll()
      setNeedsCells()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var isPrefetchingEnabled = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for item in selection { deselectItem(at: item, animated: false) }
    }
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The number of times the collection view was reloaded.
  ///
  /// - Note: Not in UIKit.
  public private(set) var reloadCount = 0

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  final var cells = CellReuse<UICollectionViewCell>()
  final var sectionViews = SectionViews()
  final var layout = ListLayout()
  private var viewClasses: [String: UICollectionReusableView.Type] = [:]
  final var selection: [IndexPath] = []
  /// The methods of the data source that turned out to be the protocol's own.
  final var editingDefaults: EditingDefaults = []
  /// The prototypes and xib files.
  final var drawn: DrawnList?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Compiles as on iOS, where it raises an exception.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    HeadlessDevice.current.report(
      .invalidArgument(
        "UICollectionView must be initialized with a non-nil layout parameter", on: self,
        "init(frame:)"))
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  final var itemDelegate: (any UICollectionViewDelegate)? {
    storedDelegate as? any UICollectionViewDelegate
  }

  // MARK: Items

  open func reloadData() {
    reloadCount += 1
    selection = []
    putAwayCells()
    sectionViews.removeAll()
    counts = nil
    setNeedsCells()
  }

  /// The item counts of the sections as last read; nil before the first read.
  final var counts: [Int]?
  final var update: ListUpdate?

  func countsNow() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// The item counts before the update in progress, which UIKit reports until the update ends; nil if there is none.
  private var countsBeforeUpdate: [Int]? { update == nil ? nil : counts }

  open func reloadItems(at indexPaths: [IndexPath]) {
    reloadCount += 1
    change("reloadItems(at:)") { $0.reloadedRows += indexPaths }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reloadItems(at: indexPaths)
  }

  open func reloadSections(_ sections: IndexSet) {
    reloadCount += 1
    change("reloadSections(_:)") { $0.reloadedSections.formUnion(sections) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change("insertItems(at:)") { $0.insertedRows += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change("deleteItems(at:)") { $0.deletedRows += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveItem(at:to:)") { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)") { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)") { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { $0.movedSections.append((section, newSection)) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = update == nil
    if isOutermost { update = ListUpdate() }
    updates?()
    if isOutermost { finishUpdate("performBatchUpdates(_:completion:)") }
    guard let completion else { return }
    HeadlessDevice.current.clock.schedule(
      after: UIView.areAnimationsEnabled ? .milliseconds(300) : .zero
    ) { completion(true) }
  }

  open var hasUncommittedUpdates: Bool { update != nil }

  override func windowDidChange() { setNeedsCells() }

  // MARK: Visible items: all of them, because nothing is laid out

  open var indexPathsForVisibleItems: [IndexPath] {
    countsNow().enumerated().flatMap { section, items in
      (0..<items).map { IndexPath(item: $0, section: section) }
    }
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    sectionViews[elementKind, indexPath.section] as? UICollectionReusableView
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (0..<numberOfSections).compactMap {
      sectionViews[elementKind, $0] as? UICollectionReusableView
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}

  open var numberOfSections: Int {
    countsBeforeUpdate?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }

  open func numberOfItems(inSection section: Int) -> Int {
    if let counts = countsBeforeUpdate, counts.indices.contains(section) { return counts[section] }
    return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    // The data source may have lost the item already.
    if update != nil { return cells[indexPath] }
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return cell(at: indexPath, from: dataSource)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.indexPath(of: cell)
  }

  /// The cell for an item, which the data source creates if it isn't shown yet.
  private func cell(
    at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells.show(cell, at: indexPath)
    attach(cell)
    cell.setNeedsUpdateConfiguration()
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Cells

  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    if drawn == nil { drawn = DrawnList() }
    drawn?.register(nib, for: identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nib, forCellWithReuseIdentifier: kind + "/" + identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// A cell from the reuse queue, prepared for reuse, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let waiting = cells.take(identifier) else {
      if let cellClass = cellClasses[identifier] { return cellClass.init(dequeuedWith: identifier) }
      if let cell = drawn?.makeCell(identifier) as? UICollectionViewCell {
        cell.reuseIdentifier = identifier
        return cell
      }
      HeadlessDevice.current.report(
        .inconsistency(
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
            + "\(identifier) - must register a nib or a class for the identifier or connect a "
            + "prototype cell in a storyboard",
          on: self, "dequeueReusableCell(withReuseIdentifier:for:)"))
      return UICollectionViewCell(dequeuedWith: identifier)
    }
    waiting.isSelected = false
    waiting.prepareForReuse()
    return waiting
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "/" + identifier
    if viewClasses[key] == nil, let view = drawn?.makeCell(key) as? UICollectionReusableView {
      return view
    }
    return (viewClasses[key] ?? UICollectionReusableView.self).init(dequeuedWith: identifier)
  }

  /// Creates a cell with a registration, or takes one from the reuse queue.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    let waiting = cells.take(identifier) as? Cell
    waiting?.prepareForReuse()
    let cell = waiting ?? Cell(dequeuedWith: identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  open func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view = View(dequeuedWith: registration.elementKind)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Creates and configures cells for one kind of item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    var identifier: String { "\(Cell.self) for \(Item.self)" }

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item programmatically, without calling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !selectsSeveral {
      for old in selection where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Selects an item, as the user does.
  private func tapItem(at indexPath: IndexPath) {
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    cells[indexPath]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    // The item stays highlighted until the delegate has been notified of its selection.
    defer {
      cells[indexPath]?.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    if selectsSeveral, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectsSeveral {
      for old in selection where old != indexPath {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    cells[indexPath]?.performSelectionSegue()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Whether the user can select several items at once, in the current mode.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  open override var tapTargets: [TapTarget] {
    guard let dataSource else { return [] }
    if update == nil { counts = countsNow() }
    var targets: [TapTarget] = []
    var number = 0
    for section in 0..<dataSource.numberOfSections(in: self) {
      makeSectionViews(in: section)
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        number += 1
        let target = target(at: indexPath, number: number, from: dataSource)
        targets.append(target)
        targets += gestures(at: indexPath).buttons(number: number, title: target.title)
      }
    }
    return targets
  }

  open override func tapTarget(_ kind: TapTarget.Kind, number: Int) -> TapTarget? {
    guard kind == .row, number > 0, let dataSource else { return nil }
    if update == nil { counts = countsNow() }
    return indexPath(ofRow: number).map { target(at: $0, number: number, from: dataSource) }
  }

  private func target(
    at indexPath: IndexPath, number: Int, from dataSource: any UICollectionViewDataSource
  ) -> TapTarget {
    let cell = cell(at: indexPath, from: dataSource)
    return TapTarget(
      kind: .row, title: cell.title, identifier: cell.accessibilityIdentifier, number: number,
      isEnabled: allowsSelection
    ) { [self] in
      tapItem(at: indexPath)
    }
  }

  override var listedRows: Int? { rowCount }
}
