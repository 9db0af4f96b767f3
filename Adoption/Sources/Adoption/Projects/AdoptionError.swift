/// Why an app can't be adopted.
public enum AdoptionError: Error, Equatable, Sendable {
  case noFolder(String)
  case noProject(String)
  /// The folders that should contain the app's sources contain none.
  case noSources([String])
  case noAppTarget(String, targets: [String])
  case severalApps([String])
  case unknownTarget(String, targets: [String])
  case outside(String, root: String)
  case tooLarge(String, bytes: Int, limit: Int)
  case unreadable(String)
  case notUTF8(String)
  case malformed(String, line: Int, reason: String)
  case noEntry(String)
  /// The app starts with a class whose superclass a missing module declares.
  case foreignEntry(String, superclass: String)
  case unknownEntry(String, entries: [String])
  case cannotWrite(String, reason: String)
  /// The folder that is to hold a package has no `Package.swift`.
  case noPackage(String, folder: String)
  case outputIsNoFolder(String)
  case outputInsideSources(String)
  case hostingFailed(log: String)
}
