import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The process's environment and descriptors.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The name by which this program was called, for commands to copy: they work in the same folder.
  static var invocation: String { CommandLine.arguments.first ?? "camsh" }

  /// The same name without its folder.
  static var programName: String {
    invocation.split(separator: "/").last.map(String.init) ?? "camsh"
  }

  /// Opens what the caller closed of standard input, output and error, so that no other file gets their numbers.
  ///
  /// Writing there fails, as it did.
  static func occupyStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// The variables that name the user's folders, which an app in its own world doesn't see.
  static let outerNames = [
    "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
  ]

  /// The name under which a world receives a variable of its parent process.
  static func outer(_ name: String) -> String { "CAMSH_OUTER_\(name)" }

  /// Whether this process has a private home, and receives the user's in other variables.
  private static var hasOuterHome: Bool { value(outer("HOME")) != nil }

  private static func own(_ name: String) -> String? { value(hasOuterHome ? outer(name) : name) }

  /// The user's home folder.
  static var home: String? { own("HOME") }

  /// The folder of an XDG variable, or its default below the home folder.
  static func folder(_ variable: String, default path: String) -> String? {
    if let folder = own(variable), folder.hasPrefix("/") { return folder }
    return home.map { "\($0)/\(path)" }
  }

  static var historyFile: String? {
    folder("XDG_STATE_HOME", default: ".local/state").map { "\($0)/camsh/history" }
  }

  /// The settings that interactive shells begin with.
  static var settingsFile: String? {
    folder("XDG_CONFIG_HOME", default: ".config").map { "\($0)/camsh/config.camsh" }
  }

  /// The folder for data that outlives a session.
  static var dataFolder: String? {
    folder("XDG_DATA_HOME", default: ".local/share").map { "\($0)/camsh" }
  }

  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Swift's variable for backtraces, and camsh's values of it; a user's own value enables backtraces.
  ///
  /// A backtrace takes seconds, which would turn a crash into a hang. If they are off, the runtime
  /// lists addresses when it reports a fatal error. It doesn't if they are on, and then camsh's signal
  /// handlers take the place of the backtracer's.
  static let backtrace = (
    name: "SWIFT_BACKTRACE", off: "enable=no", replaced: "enable=yes,color=no"
  )

  /// Whether the user has left backtraces to camsh.
  static var leavesBacktraces: Bool {
    guard let value = value(backtrace.name) else { return true }
    return value == backtrace.off || value == backtrace.replaced
  }

  static var isContinuousIntegration: Bool { value("CI") != nil }

  /// Whether the locale can show the tree's characters; decided by its name, which is cheap.
  static var glyphs: Glyphs {
    let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "C"
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal that a descriptor leads to; nil if there is none.
  static func terminalSize(of descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The sequence that clears the terminal of standard output; nil if there is none.
  static var clearSequence: String? { value("TERM") == "dumb" ? nil : "\u{1b}[H\u{1b}[2J" }

  static func paint(_ choice: ColorChoice, on descriptor: Int32) -> Paint {
    switch choice {
    case .always: .colored
    case .never: .plain
    case .auto:
      isTerminal(descriptor) && value("NO_COLOR") == nil && value("TERM") != "dumb"
        ? .colored : .plain
    }
  }
}
