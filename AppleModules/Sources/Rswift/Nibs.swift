import UIKit

public protocol ReuseIdentifierType {
  associatedtype ReusableType
  var identifier: String { get }
}

public struct ReuseIdentifier<Reusable>: ReuseIdentifierType {
  public typealias ReusableType = Reusable
  public let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
  }
}

public protocol NibResourceType: NamedResource {}

extension NibResourceType {
  @preconcurrency @MainActor public func instantiate(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    UINib(resource: self).instantiate(withOwner: owner, options: options)
  }
}

extension UINib {
  public convenience init<Resource: NibResourceType>(resource: Resource) {
    self.init(nibName: resource.name, bundle: resource.bundle)
  }
}

extension UIViewController {
  public convenience init<Resource: NibResourceType>(nib: Resource) {
    self.init(nibName: nib.name, bundle: nib.bundle)
  }
}

extension UITableView {
  public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource)
  where Resource.ReusableType: UITableViewCell {
    register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
  }

  public func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(
    _ resource: Resource
  ) where Resource.ReusableType: UIView {
    register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
  }

  public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
    withIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.ReusableType
  }

  public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(
    withIdentifier identifier: Identifier
  ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewHeaderFooterView {
    dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier)
      as? Identifier.ReusableType
  }
}

extension UICollectionView {
  public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource)
  where Resource.ReusableType: UICollectionViewCell {
    register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
  }

  public func register<Resource: NibResourceType & ReuseIdentifierType>(
    _ resource: Resource, forSupplementaryViewOfKind kind: String
  ) where Resource.ReusableType: UICollectionReusableView {
    register(
      UINib(resource: resource), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: resource.identifier)
  }

  public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
    withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.ReusableType
  }

  public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
    ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
    dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.ReusableType
  }
}
