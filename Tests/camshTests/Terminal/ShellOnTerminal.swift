import Glibc
import TestSupport

/// The shell that was built beside these tests, at its prompt on a pseudo-terminal.
final class ShellOnTerminal {
  /// How the prompt begins, whatever is on the app's screen, and ends.
  static let promptStart = "camplace"
  static let promptEnd = "> "

  let terminal: PseudoTerminal

  init(
    in home: TemporaryFolder, environment changes: [String: String] = [:], columns: Int = 80,
    rows: Int = 200
  ) throws {
    var environment = [
      "TERM": "vt100", "LANG": "C.UTF-8", "HOME": home.path,
      "XDG_STATE_HOME": home.path + "/state", "XDG_DATA_HOME": home.path + "/data",
    ]
    environment.merge(changes) { $1 }
    terminal = try PseudoTerminal(
      Self.executable, environment: environment, columns: columns, rows: rows)
    try waitForPrompt(1)
  }

  /// The text after the prompt, and the number of prompts so far.
  var input: (text: String, prompts: Int) { Self.input(on: terminal.screen) }

  func waitForPrompt(_ number: Int) throws {
    try terminal.wait(for: "prompt \(number)") {
      let input = Self.input(on: $0)
      return input.prompts >= number && input.text.isEmpty
    }
  }

  /// Types keys and waits until the line reads so.
  func type(_ keys: String, showing text: String) throws {
    terminal.type(keys)
    try waitForInput(text)
  }

  func waitForInput(_ text: String) throws {
    try terminal.wait(for: "“\(text)”") { Self.input(on: $0).text == text }
  }

  /// Presses Return and waits for the next prompt.
  func enter() throws {
    let prompts = input.prompts
    terminal.type("\r")
    try waitForPrompt(prompts + 1)
  }

  private static func input(on screen: Screen) -> (text: String, prompts: Int) {
    let lines = screen.lines
    let starts = lines.indices.filter { lines[$0].hasPrefix(promptStart) }
    guard let last = starts.last else { return ("", 0) }
    // A full row continues in the next one; trailing blanks don't show.
    let line = lines[last...].joined()
    let end = promptEnd.trimmedEnd
    guard let prompt = line.firstRange(of: end) else { return ("", 0) }
    return (line[prompt.upperBound...].drop { $0 == " " }.description, starts.count)
  }

  /// The executable is in the test bundle's folder.
  private static var executable: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    let tests = String(decoding: path[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = tests.lastIndex(of: "/").map { String(tests[..<$0]) } ?? "."
    return folder + "/camsh"
  }
}

extension String {
  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
