/// The section and item identifiers for a list to show.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// UIKit's exceptions, with the method that raises each, reported when the snapshot is applied.
  private(set) var complaints: [(message: String, call: String)] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections.first { $0.identifier == identifier }?.items ?? [] }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.identifier }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count, "appendSections(_:)")
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier, "insertSections(_:beforeSection:)") else { return }
    insert(identifiers, at: index, "insertSections(_:beforeSection:)")
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier, "insertSections(_:afterSection:)") else { return }
    insert(identifiers, at: index + 1, "insertSections(_:afterSection:)")
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func place(of identifier: SectionIdentifierType, _ call: String) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    complaints.append(
      ("Invalid parameter not satisfying: section != NSNotFound", call))
    return nil
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at index: Int, _ call: String
  ) {
    for (offset, identifier) in identifiers.enumerated() {
      guard indexOfSection(identifier) == nil else {
        complaints.append(
          (
            "Section identifier count does not match data source count. This is most likely due to "
              + "a hashing issue with the identifiers.", call
          ))
        continue
      }
      sections.insert(
        Section(identifier: identifier), at: min(index + offset, sections.count))
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int,
    _ call: String
  ) {
    guard let from = place(of: identifier, call), identifier != other else { return }
    let section = sections.remove(at: from)
    let index = place(of: other, call).map { $0 + offset } ?? from
    sections.insert(section, at: index)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard let last = sections.indices.last else {
      complaints.append(
        (
          "There are currently no sections in the data source. Please add a section first.", call
        ))
      return
    }
    guard let index = sectionIdentifier.map({ place(of: $0, call) }) ?? last else { return }
    insert(identifiers, into: index, at: sections[index].items.count, call)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let call = "insertItems(_:beforeItem:)"
    guard let (section, item) = place(of: beforeIdentifier, call) else { return }
    insert(identifiers, into: section, at: item, call)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let call = "insertItems(_:afterItem:)"
    guard let (section, item) = place(of: afterIdentifier, call) else { return }
    insert(identifiers, into: section, at: item + 1, call)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
    checkPresence(of: identifiers, "reloadItems(_:)")
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
    checkPresence(of: identifiers, "reconfigureItems(_:)")
  }

  private mutating func checkPresence(of identifiers: [ItemIdentifierType], _ call: String) {
    let known = Set(itemIdentifiers)
    guard !identifiers.allSatisfy(known.contains) else { return }
    complaints.append(
      ("Attempted to reload item identifier that does not exist in the snapshot", call))
  }

  private mutating func place(
    of identifier: ItemIdentifierType, _ call: String
  ) -> (section: Int, item: Int)? {
    for (section, candidate) in sections.enumerated() {
      if let item = candidate.items.firstIndex(of: identifier) { return (section, item) }
    }
    complaints.append(("Invalid parameter not satisfying: indexPath", call))
    return nil
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: Int, at item: Int, _ call: String
  ) {
    var known = Set(itemIdentifiers)
    let new = identifiers.filter { known.insert($0).inserted }
    if new.count < identifiers.count {
      complaints.append(
        ("Fatal: supplied item identifiers are not unique. Duplicate identifiers: present", call))
    }
    sections[section].items.insert(contentsOf: new, at: item)
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, candidate) in sections.enumerated() {
      if let item = candidate.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  func count(inSectionAt index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }

  /// Removes the reload requests after the snapshot is applied.
  func settled() -> Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    settled.complaints = []
    return settled
  }
}

/// The items of one section, which can be nested.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place =
      parent.flatMap { parent in
        self.items.lastIndex { isInside($0, parent) || $0 == parent }.map { $0 + 1 }
      } ?? self.items.count
    self.items.insert(contentsOf: items, at: place)
    if let parent { for item in items { parents[item] = parent } }
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    self.items = self.items.filter { item in
      !gone.contains(item) && !gone.contains { isInside(item, $0) }
    }
  }

  public mutating func deleteAll() {
    (items, parents, expanded) = ([], [:], [])
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parents[item].map { expanded.contains($0) && isVisible($0) } ?? true
  }

  private func isInside(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
    parents[item].map { $0 == ancestor || isInside($0, ancestor) } ?? false
  }
}
