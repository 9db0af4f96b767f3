import UIKit

extension UICollectionView {
  public func numberOfItems() -> Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }

  public func reloadData(_ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0, animations: { self.reloadData() }, completion: { _ in completion() })
  }

  public func register<Cell: UICollectionViewCell>(cellWithClass name: Cell.Type) {
    register(name, forCellWithReuseIdentifier: String(describing: name))
  }

  public func register<Cell: UICollectionViewCell>(nib: UINib?, forCellWithClass name: Cell.Type) {
    register(nib, forCellWithReuseIdentifier: String(describing: name))
  }

  public func register<Cell: UICollectionViewCell>(
    nibWithCellClass name: Cell.Type, at bundleClass: AnyClass? = nil
  ) {
    let identifier = String(describing: name)
    register(UINib(nibName: identifier, bundle: .main), forCellWithReuseIdentifier: identifier)
  }

  public func register<View: UICollectionReusableView>(
    supplementaryViewOfKind kind: String, withClass name: View.Type
  ) {
    register(
      name, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(describing: name))
  }

  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    withClass name: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    view(dequeueReusableCell(withReuseIdentifier: String(describing: name), for: indexPath), name)
  }

  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    ofKind kind: String, withClass name: View.Type, for indexPath: IndexPath
  ) -> View {
    view(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: String(describing: name), for: indexPath), name)
  }

  private func view<View>(_ view: UIView, _ name: View.Type) -> View {
    guard let view = view as? View else {
      preconditionFailure("Couldn't find \(name); make sure that it is registered.")
    }
    return view
  }
}
