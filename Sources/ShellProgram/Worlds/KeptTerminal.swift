import Glibc

/// The terminal's original state.
@MainActor enum KeptTerminal {
  private static var attributes: termios?

  static func save() {
    var now = termios()
    if tcgetattr(STDIN_FILENO, &now) == 0 { attributes = now }
  }

  static func restore() {
    guard var kept = attributes else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &kept)
  }
}
