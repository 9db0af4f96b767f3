/// The snapshot of a diffable data source, which shows it in a table or a collection view.
///
/// - Note: Not in UIKit, whose two classes have no superclass in common.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the list read its data again.
  func reloadList() {}

  /// The current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Applies a snapshot; calls the completion after the animation.
  ///
  /// UIKit allows calls from a background queue, and shows the snapshot on the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainThread.isCurrent else {
      // The caller hands both over.
      nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
      DispatchQueue.main.async {
        self.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
      return
    }
    for complaint in snapshot.complaints {
      HeadlessDevice.current.report(
        .inconsistency(complaint.message, on: self, complaint.call))
    }
    current = snapshot.settled()
    reloadList()
    guard let completion else { return }
    HeadlessDevice.current.clock.schedule(
      after: animatingDifferences && UIView.areAnimationsEnabled ? .milliseconds(300) : .zero
    ) { completion() }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
}
