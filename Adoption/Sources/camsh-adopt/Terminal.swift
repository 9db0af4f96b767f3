import Adoption
import Foundation
import Glibc

/// The process's streams.
enum Terminal {
  /// Prints a progress line on a terminal; nothing in a pipe or a file.
  static func progress(_ text: String) {
    if isatty(STDERR_FILENO) == 1 { ask(text) }
  }

  static func ask(_ text: String) { write("\(Printable.text(text))\n", to: .standardError) }

  static func error(_ text: String) {
    write("camsh: \(Printable.text(text))\n", to: .standardError)
  }

  static func print(_ report: AdoptionReport, asJSON: Bool) throws {
    guard asJSON else {
      write(ReportText.of(report), to: .standardOutput)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n", to: .standardOutput)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
