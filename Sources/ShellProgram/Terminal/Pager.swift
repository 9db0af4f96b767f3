import Glibc

/// Shows a text that is longer than the terminal with the user's pager.
@MainActor enum Pager {
  /// Returns whether it was shown.
  static func show(_ text: String) -> Bool {
    let command = Environment.value("PAGER") ?? "less"
    guard command != "cat", Environment.value("TERM") != "dumb", isThere(command) else {
      return false
    }
    // Keeps colors, and clears nothing, so that the text stays visible.
    setenv("LESS", "FRX", 0)
    signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, SIG_DFL) }
    guard let pipe = popen(command, "w") else { return false }
    // The pager handles Ctrl-C.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    var text = text
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
    return pclose(pipe) == 0
  }

  /// Whether the command's program exists.
  private static func isThere(_ command: String) -> Bool {
    guard let name = command.split(separator: " ").first.map(String.init) else { return false }
    if name.contains("/") { return access(name, X_OK) == 0 }
    let folders = (Environment.value("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
