/// Items that a data source fills and a finger selects; their layout is stored.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
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
  /// A collection owns neither its data source nor its delegate.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { cells.putAway() }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?

  /// How often the collection was asked to read its data source again.
  public private(set) var reloadCount = 0

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var cells = CellReuse<UICollectionViewCell>()
  private var viewClasses: [String: UICollectionReusableView.Type] = [:]
  private var selection: [IndexPath] = []
  /// Prototypes and xibs.
  final var drawn: DrawnList?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: Items

  open func reloadData() {
    reloadCount += 1
    selection = []
    cells.putAway()
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    reloadCount += 1
    cells.putAway { indexPaths.contains($0) }
  }

  open func reloadSections(_ sections: IndexSet) {
    reloadCount += 1
    cells.putAway { sections.contains($0.section) }
  }

  open func insertItems(at indexPaths: [IndexPath]) { cells.putAway() }
  open func deleteItems(at indexPaths: [IndexPath]) { cells.putAway() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return cell(at: indexPath, from: dataSource)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.indexPath(of: cell)
  }

  /// The cell that shows an item; the data source is asked for one that is not shown yet.
  private func cell(
    at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells.show(cell, at: indexPath, in: self)
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
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
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
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    viewClasses[elementKind + "/" + identifier] = viewClass
  }

  /// A cell that is no longer shown, prepared for reuse, or a new one of the registered class.
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

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects without telling the delegate, as code does.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
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

  /// Selects as a finger does.
  private func tapItem(at indexPath: IndexPath) {
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    cells[indexPath]?.performSelectionSegue()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  open override var tapTargets: [TapTarget] {
    guard let dataSource else { return [] }
    var targets: [TapTarget] = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let cell = cell(at: indexPath, from: dataSource)
        targets.append(
          TapTarget(
            kind: .row, title: cell.title, identifier: cell.accessibilityIdentifier,
            number: targets.count + 1, isEnabled: allowsSelection
          ) { [self] in
            tapItem(at: indexPath)
          })
      }
    }
    return targets
  }
}

/// Fills a collection.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Hears which item was selected.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
