// Written by scripts/optional-methods.

extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetchingCollectionView? {
    UICollectionViewDataSourcePrefetchingCollectionView(delegate: self)
  }

}

/// The method that an optional call of `collectionView` invokes.
@preconcurrency @MainActor public struct UICollectionViewDataSourcePrefetchingCollectionView {
  fileprivate let delegate: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
