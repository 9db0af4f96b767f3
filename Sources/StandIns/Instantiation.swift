import ClassInstantiation
import HeadlessUIKit

/// Creates an object of a class that is known only at run time with `init()`, even if it isn't
/// `required`.
///
/// In Objective-C, every initializer can be called this way.
public func instance<Class: UIResponder>(of type: Class.Type = Class.self) -> Class {
  guard let object = Instantiation.make(type) as? Class else {
    fatalError("\(type) can't be made without arguments")
  }
  return object
}
