import Adoption
import ArgumentParser
import Foundation
import Glibc

/// The process's streams.
enum Terminal {
  /// Prints a progress line on a terminal; nothing in a pipe or a file.
  static func progress(_ text: String) {
    if isatty(STDERR_FILENO) == 1 { ask(text) }
  }

  static func ask(_ text: String) { write("\(Printable.text(text))\n", to: STDERR_FILENO) }

  static func error(_ text: String) {
    write("camsh: \(Printable.text(text))\n", to: STDERR_FILENO)
  }

  static func print(_ report: AdoptionReport, asJSON: Bool) throws {
    let text: String
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      text = String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } else {
      text = ReportText.of(report)
    }
    // What reads the report may end before its end.
    guard !write(text, to: STDOUT_FILENO), errno != EPIPE else { return }
    error("the report can't be written: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
  }

  /// Writes all of a text; returns false if that failed, for the reason in `errno`.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
