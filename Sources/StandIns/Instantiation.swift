import ClassInstantiation
import HeadlessUIKit

/// Creates an object of a class that is known only at run time with `init()`, even if it isn't
/// `required`.
///
/// In Objective-C, every initializer can be called this way.
public func instance<Class: UIResponder>(of type: Class.Type = Class.self) -> Class {
  if let object = type.ownInitializer?.make(type) as? Class { return object }
  return designatedInstance(of: type)
}

/// Creates an object of another class of Objective-C, such as a managed object, with `init()`.
@_disfavoredOverload
public func instance<Class: NSObject>(of type: Class.Type = Class.self) -> Class {
  guard let object = Instantiation.make(type) as? Class else {
    fatalError("\(type) can't be made without arguments")
  }
  return object
}

/// Creates an object with UIKit's designated initializer, as `T(frame: .zero)` and
/// `T(nibName: nil, bundle: nil)` do.
public func designatedInstance<Class: UIResponder>(of type: Class.Type = Class.self) -> Class {
  guard let object = Instantiation.make(type) as? Class else {
    fatalError("\(type) can't be made without arguments")
  }
  return object
}

/// Creates a navigation controller with its first screen, as `T(rootViewController: screen)` does.
@preconcurrency @MainActor public func instance<Class: UINavigationController>(
  of type: Class.Type = Class.self, rootViewController: UIViewController
) -> Class {
  let object = instance(of: type)
  object.setViewControllers([rootViewController], animated: false)
  return object
}

/// Creates a cell, as `T(style: .default, reuseIdentifier: "row")` does.
@preconcurrency @MainActor public func instance<Class: UITableViewCell>(
  of type: Class.Type = Class.self, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Class {
  reuseIdentifier.map { type.init(dequeuedWith: $0) } ?? instance(of: type)
}

/// Creates a view with a frame, as `T(frame: bounds)` does.
@preconcurrency @MainActor public func instance<Class: UIView>(
  of type: Class.Type = Class.self, frame: CGRect
) -> Class {
  let view = designatedInstance(of: type)
  view.frame = frame
  return view
}

/// A class whose `init()` an initializer in a protocol's extension can delegate to.
public protocol DynamicallyMade {}

extension DynamicallyMade {
  public init(newInstance: ()) {
    guard let type = Self.self as? UIResponder.Type, let object = instance(of: type) as? Self else {
      fatalError("\(Self.self) can't be made without arguments")
    }
    self = object
  }
}

extension UIResponder: DynamicallyMade {}
