// Written by scripts/optional-methods.

extension UICollectionViewDropDelegate {
  @_disfavoredOverload
  public var collectionView: UICollectionViewDropDelegateCollectionView? {
    UICollectionViewDropDelegateCollectionView(delegate: self)
  }

}

/// The method that an optional call of `collectionView` invokes.
@preconcurrency @MainActor public struct UICollectionViewDropDelegateCollectionView {
  fileprivate let delegate: any UICollectionViewDropDelegate

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    delegate.collectionView(collectionView, canHandle: session)
  }
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }
}
