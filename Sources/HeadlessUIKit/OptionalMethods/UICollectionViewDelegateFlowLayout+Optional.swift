// Written by scripts/optional-methods.

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateFlowLayoutCollectionView? {
    UICollectionViewDelegateFlowLayoutCollectionView(delegate: self)
  }

}

/// What an optional call of `collectionView` calls.
@MainActor public struct UICollectionViewDelegateFlowLayoutCollectionView {
  fileprivate let delegate: any UICollectionViewDelegateFlowLayout

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}
