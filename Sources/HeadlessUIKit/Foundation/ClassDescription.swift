import Foundation

extension NSObject {
  /// The class's name with its module, as Objective-C describes it.
  ///
  /// `NSStringFromClass` traps on Linux if the class is generic, or declared inside another type or a function.
  public class func description() -> String {
    // What contains a private class has an address in place of a name.
    String(reflecting: self).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}

extension NSObject {
  /// The class itself, as every method of NSObject's instances can be called on a class.
  public static func classForCoder() -> AnyClass { self }
}
