@_exported import UIKit

/// A type whose values can be configured in the expression that creates them.
public protocol Then {}

extension Then where Self: Any {
  /// A copy that the closure has changed.
  public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }

  public func `do`(_ block: (Self) throws -> Void) rethrows {
    try block(self)
  }
}

extension Then where Self: AnyObject {
  /// The object itself, after the closure has run.
  public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

extension NSObject: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension UIEdgeInsets: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
