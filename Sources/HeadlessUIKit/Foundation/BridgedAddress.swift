import Foundation

extension NSURL {
  /// An address that is also a `URL`, or nil.
  ///
  /// Foundation on Linux traps if an address that is empty or has spaces is cast to `URL`. `adopt` calls it for
  /// `NSURL(string:)`.
  public static func bridged(string: String) -> NSURL? {
    URL(string: string) == nil ? nil : NSURL(string: string)
  }
}
