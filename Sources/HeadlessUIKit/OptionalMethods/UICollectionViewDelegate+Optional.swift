// Written by scripts/optional-methods.

extension UICollectionViewDelegate {
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateCollectionView? {
    UICollectionViewDelegateCollectionView(delegate: self)
  }

}

/// What an optional call of `collectionView` calls.
@MainActor public struct UICollectionViewDelegateCollectionView {
  fileprivate let delegate: any UICollectionViewDelegate

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
}
