/// How SwiftPM builds camsh's modules and adopted apps.
enum SwiftBuild {
  /// Writing the index that editors read would take a quarter of the time.
  static let command = ["swift", "build", "--disable-index-store"]
}
