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
    try? FileManager.default.removeItem(atPath: aside)
    try replace(by: kept)
  }

  private func replace(by kept: KeptData?) throws {
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

  /// The home of this process, which is a launch; nil if it has none.
  static var ofLaunch: PrivateHome? {
    guard let folder = Environment.value(variable) else { return nil }
    let home = PrivateHome(folder: folder)
    return Environment.value("HOME") == home.home ? home : nil
  }

  private static let variable = "CAMSH_PRIVATE_HOME"

  private init(folder: String) {
    self.folder = folder
  }

  /// Where the home of a launch is while another launch replays its steps.
  private var aside: String { folder + "/aside" }

  /// Runs `body` with the home of a new launch in the place of this one; nil if that isn't possible.
  func setAside<Result>(_ body: () -> Result) -> Result? {
    guard rename(home, aside) == 0 else { return nil }
    defer { putBack() }
    do { try replace(by: KeptData.current) } catch { return nil }
    return body()
  }

  private func putBack() {
    try? FileManager.default.removeItem(atPath: home)
    rename(aside, home)
  }

  /// A text of an app without what differs in every run: the path of its home, addresses, and the stack of
  /// a fatal error.
  static func repeatable(_ text: String, in home: PrivateHome?) -> String {
    (home.map { text.replacing($0.home, with: "~") } ?? text).withoutStack.withoutAddresses
  }

  /// Keeps the home for later sessions.
  func keep(in kept: KeptData) throws {
    // The process may have ended during a replay.
    if FileManager.default.fileExists(atPath: aside) { putBack() }
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
    variables[Self.variable] = folder
    // Foundation asks the system for the home unless this is set.
    variables["CFFIXED_USER_HOME"] = home
    variables["TMPDIR"] = home + "/tmp"
    variables["TZ"] = "UTC"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    let backtrace = Environment.backtrace
    variables[backtrace.name] = variables[backtrace.name] ?? backtrace.replaced
    return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
