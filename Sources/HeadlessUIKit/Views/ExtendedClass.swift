/// A subclass of UIKit's class that applies what an adopted app's extensions override; it has the
/// name of UIKit's class, and counts as UIKit's.
package enum ExtendedClass {
  /// The beginning of the namespace that adopting generates for each module.
  private static let namespace = ".UIKitExtendedBy"

  package static func isOne(_ qualifiedName: String) -> Bool {
    guard let dot = qualifiedName.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return qualifiedName[dot...].hasPrefix(namespace)
  }
}
