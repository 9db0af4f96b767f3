/// The path of a file in an app's flat bundle.
enum BundlePath {
  /// The file's name, below its `.lproj` folder if it has one.
  static func of(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let lproj = parts.lastIndex(where: { $0.hasSuffix(".lproj") }), lproj < parts.count - 1
    else { return Paths.name(path) }
    return parts[lproj...].joined(separator: "/")
  }

  /// Whether a folder counts as one file.
  static func isPackage(_ path: String) -> Bool {
    [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "framework", "xcframework",
      "docc", "playground", "xcodeproj", "xcworkspace", "storekit", "mlmodel", "mlpackage", "icon",
    ].contains(Paths.suffix(path))
  }

  /// Whether a file of a synchronized folder goes into the bundle.
  static func isResource(_ path: String) -> Bool {
    ![
      "swift", "h", "m", "mm", "c", "cpp", "hpp", "metal", "modulemap", "entitlements", "xcconfig",
      "md", "docc", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "a",
      "storekit", "intentdefinition", "gyb", "stencil", "yml", "yaml",
    ].contains(Paths.suffix(path)) && Paths.name(path) != "Info.plist"
  }
}
