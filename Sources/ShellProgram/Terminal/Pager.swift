import Glibc

/// Shows what is longer than the terminal, a screen at a time, with the user's own pager.
@MainActor enum Pager {
  /// Returns whether it was shown.
  static func show(_ text: String) -> Bool {
    let command = Environment.value("PAGER") ?? "less"
    guard command != "cat", Environment.value("TERM") != "dumb", isThere(command) else {
      return false
    }
    // Colors as they are; nothing is cleared, so that what was read stays in sight.
    setenv("LESS", "FRX", 0)
    signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, SIG_DFL) }
    guard let pipe = popen(command, "w") else { return false }
    // Ctrl-C is the pager's.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    var text = text
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
    return pclose(pipe) == 0
  }

  /// Whether the program that a command begins with can be found.
  private static func isThere(_ command: String) -> Bool {
    guard let name = command.split(separator: " ").first.map(String.init) else { return false }
    if name.contains("/") { return access(name, X_OK) == 0 }
    let folders = (Environment.value("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
