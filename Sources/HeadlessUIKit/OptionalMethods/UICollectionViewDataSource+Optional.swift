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

/// What an optional call of `numberOfSections` calls.
@MainActor public struct UICollectionViewDataSourceNumberOfSections {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    delegate.numberOfSections(in: collectionView)
  }
}

/// What an optional call of `collectionView` calls.
@MainActor public struct UICollectionViewDataSourceCollectionView {
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

/// What an optional call of `indexTitles` calls.
@MainActor public struct UICollectionViewDataSourceIndexTitles {
  fileprivate let delegate: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    delegate.indexTitles(for: collectionView)
  }
}
