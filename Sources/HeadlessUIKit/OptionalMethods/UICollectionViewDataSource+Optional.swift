// Written by scripts/optional-methods.

extension UICollectionViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: UICollectionViewDataSourceNumberOfSections? {
    UICollectionViewDataSourceNumberOfSections(delegate: self)
  }

  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourceCollectionView? {
    UICollectionViewDataSourceCollectionView(delegate: self)
  }

  @_disfavoredOverload
  public var indexTitles: UICollectionViewDataSourceIndexTitles? {
    UICollectionViewDataSourceIndexTitles(delegate: self)
  }

}

/// The method that an optional call of `numberOfSections` invokes.
@preconcurrency @MainActor public struct UICollectionViewDataSourceNumberOfSections {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    delegate.numberOfSections(in: collectionView)
  }
}

/// The method that an optional call of `collectionView` invokes.
@preconcurrency @MainActor public struct UICollectionViewDataSourceCollectionView {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The method that an optional call of `indexTitles` invokes.
@preconcurrency @MainActor public struct UICollectionViewDataSourceIndexTitles {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    delegate.indexTitles(for: collectionView)
  }
}
