/// A reordering by the user.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
  }
}

/// Handlers for expanding and collapsing the items of a section.
///
/// Stored only: no gesture expands an item.
public struct SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?

  nonisolated init() {}
}
