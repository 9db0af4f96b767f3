// Written by scripts/optional-methods.

extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetchingCollectionView? {
    UICollectionViewDataSourcePrefetchingCollectionView(delegate: self)
  }

}

/// What an optional call of `collectionView` calls.
@MainActor public struct UICollectionViewDataSourcePrefetchingCollectionView {
  fileprivate let delegate: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
