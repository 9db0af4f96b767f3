/// The message that Swift's runtime prints when a process traps.
package enum TrapMessage {
  private static let marks = [": Fatal error", "Fatal error: ", "Could not cast value of type "]
  private static let longest = 200

  /// The last message in what a process wrote, without what the backtrace adds.
  package static func last(in text: some StringProtocol) -> String? {
    text.split(whereSeparator: \.isNewline)
      .last { line in marks.contains { line.contains($0) } }
      .map(\.withoutAddresses)
      .map { line in line.count > longest ? line.prefix(longest) + "…" : line }
  }

  /// A message with its signal that names the app's function, because the standard library trapped for it.
  package static func words(_ message: String, in function: String) -> String {
    "\(message), in \(function)"
  }

  /// Whether a message names the place in the app where it trapped, and so identifies the trap.
  package static func namesPlace(_ message: String) -> Bool {
    message.contains(".swift:") && !message.hasPrefix("Swift/")
      || message.contains(#/SIG[A-Z]+( \([^)]*)?\), in /#)
  }
}
