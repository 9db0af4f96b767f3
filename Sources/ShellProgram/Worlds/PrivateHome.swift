import Foundation
import Glibc

/// The app's home folder: the same at every launch, without files if no data is kept, and removed
/// with the session.
@MainActor struct PrivateHome {
  let folder: String
  private var home: String { folder + "/home" }

  /// Nil if the folder can't be created.
  init?() {
    var template = Array("\(Environment.value("TMPDIR") ?? "/tmp")/camsh-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Restores the home of a launch: what is kept, or nothing.
  func restore(_ kept: KeptData? = nil) throws {
    try? FileManager.default.removeItem(atPath: home)
    try kept?.copy(to: home)
    Self.make(home)
  }

  /// Makes a home with the folders that every app has on iOS, where Foundation has them on Linux.
  static func make(_ home: String) {
    for folder in ["", "/tmp", "/Documents", "/.cache"] { mkdir(home + folder, 0o700) }
  }

  /// Restores an empty home.
  func empty() {
    try? restore()
  }

  /// Keeps the home for later sessions.
  func keep(in kept: KeptData) throws {
    try kept.keep(home)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// This process's environment with that home; the shell's own folders keep their places.
  var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    for name in Environment.outerNames {
      if let value = variables[name] { variables[Environment.outer(name)] = value }
      variables[name] = nil
    }
    variables["HOME"] = home
    // Foundation asks the system for the home unless this is set.
    variables["CFFIXED_USER_HOME"] = home
    variables["TMPDIR"] = home + "/tmp"
    variables["TZ"] = "UTC"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    let backtrace = Environment.backtrace
    variables[backtrace.name] = variables[backtrace.name] ?? backtrace.off
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
