import ShellLanguage

/// A problem that an exploration found, with the statements that led to it.
package struct Discovery: Sendable, Equatable, Codable {
  package enum Kind: Sendable, Equatable, Codable {
    /// A finding: its verdict, the type of its subject and its signature.
    case finding(verdict: String, type: String, signature: String)
    /// The app reported that no coordinator handles an event.
    case notice(String)
    /// UIKit raised an exception, or the app never settles.
    case failure(String)
    /// The process ended or hung.
    case death(String)
  }

  package let kind: Kind
  /// The problem in one line.
  package let words: String
  /// The statements since launch, after those of the script that the exploration started from.
  package let trace: [String]
  /// Shorter sequences that may lead to the same problem, the shortest first.
  package internal(set) var shortcuts: [[String]]

  package init(_ kind: Kind, words: String, trace: [String], shortcuts: [[String]] = []) {
    self.kind = kind
    self.words = words
    self.trace = trace
    self.shortcuts = shortcuts
  }

  /// The same problem with each of the shorter sequences.
  package var byShortcuts: [Discovery] {
    shortcuts.map { Discovery(kind, words: words, trace: $0) }
  }

  /// Whether the process ended or hung.
  package var isDeath: Bool {
    if case .death = kind { true } else { false }
  }

  /// How the words of a move begin that didn't end.
  package static let hang = "it hangs"

  /// Whether a move didn't end, so that every trial which shows the problem takes the whole time limit.
  package var isHang: Bool { isDeath && words.hasPrefix(Self.hang) }

  /// Identifies the problem in every run: a finding's signature, or a hash of the message.
  package var signature: String {
    let text: String
    switch kind {
    case .finding(_, _, let signature): return signature
    case .notice(let words): text = "notice " + words
    case .failure(let words): text = "failure " + words
    case .death(let words) where TrapMessage.namesPlace(words):
      return Self.hash("death " + words, withoutDigits: false)
    case .death(let words): text = "death " + words + " " + (lastAction ?? "")
    }
    return Self.hash(text, withoutDigits: true)
  }

  /// The last statement that isn't only the end of a transition that another one began.
  private var lastAction: String? {
    trace.last { statement in
      !["settle", "advance ", "lift"].contains { statement.hasPrefix($0) }
    } ?? trace.last
  }

  private static func hash(_ text: String, withoutDigits: Bool) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 where !(withoutDigits && (0x30...0x39).contains(byte)) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The verdict of a finding, or the kind of another problem.
  var verdict: String {
    switch kind {
    case .finding(let verdict, _, _): verdict
    case .notice: "notice"
    case .failure: "failure"
    case .death: "crash"
    }
  }
}
