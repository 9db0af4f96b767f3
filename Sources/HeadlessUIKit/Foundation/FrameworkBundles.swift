extension Bundle {
  /// The bundle of the framework with an identifier; the main bundle for one of the app's own.
  ///
  /// The resources of all of an adopted app's modules are in the main bundle. Rewriting an app replaces
  /// `Bundle(identifier:)` by this function.
  ///
  /// - Note: Not in UIKit.
  public static func ofFramework(identifier: String) -> Bundle? {
    if let known = Bundle(identifier: identifier) { return known }
    return identifier.hasPrefix("com.apple.") ? nil : .main
  }
}
