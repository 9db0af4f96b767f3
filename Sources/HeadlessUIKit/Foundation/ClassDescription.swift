import Foundation

extension NSObject {
  /// The class's name with its module, as Objective-C describes it.
  public class func description() -> String { NSStringFromClass(self) }
}

extension NSObject {
  /// The class itself, as every method of NSObject's instances can be called on a class.
  public static func classForCoder() -> AnyClass { self }
}
