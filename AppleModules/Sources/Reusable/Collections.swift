extension UICollectionView {
  public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func dequeueReusableCell<Cell: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let made = dequeueReusableCell(
      withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = made as? Cell else {
      fatalError(
        "Failed to dequeue a cell with identifier \(cellType.reuseIdentifier) matching type \(cellType)"
      )
    }
    return cell
  }

  public final func register<View: UICollectionReusableView>(
    supplementaryViewType: View.Type, ofKind kind: String
  ) where View: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public final func register<View: UICollectionReusableView>(
    supplementaryViewType: View.Type, ofKind kind: String
  ) where View: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public final func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    ofKind kind: String, for indexPath: IndexPath, viewType: View.Type = View.self
  ) -> View where View: Reusable {
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    guard let view = made as? View else {
      fatalError(
        "Failed to dequeue a supplementary view with identifier \(viewType.reuseIdentifier) matching type \(viewType)"
      )
    }
    return view
  }
}
