import ShellLanguage

/// Something wrong that an exploration came upon, with the statements that led there.
package struct Discovery: Sendable, Equatable, Codable {
  package enum Kind: Sendable, Equatable, Codable {
    /// A finding stands: its verdict, the type it is about and its signature.
    case finding(verdict: String, type: String, signature: String)
    /// The app reported that nobody handles an event.
    case notice(String)
    /// UIKit raised, or the app never comes to rest.
    case failure(String)
    /// The process ended or hung.
    case death(String)
  }

  package let kind: Kind
  /// What it is about, in one line.
  package let words: String
  /// The statements from launch on, after those of a script that the exploration started from.
  package let trace: [String]
  /// A shorter way that may lead to the same.
  package let shortcut: [String]?

  package init(_ kind: Kind, words: String, trace: [String], shortcut: [String]? = nil) {
    self.kind = kind
    self.words = words
    self.trace = trace
    self.shortcut = shortcut
  }

  /// The same, reached by the shorter way.
  package var byShortcut: Discovery? {
    shortcut.map { Discovery(kind, words: words, trace: $0) }
  }

  /// Whether the process ended or hung in it.
  package var isDeath: Bool {
    if case .death = kind { true } else { false }
  }

  /// The same in every run: the signature of a finding, or of what was said.
  package var signature: String {
    let text: String
    switch kind {
    case .finding(_, _, let signature): return signature
    case .notice(let words): text = "notice " + words
    case .failure(let words): text = "failure " + words
    case .death(let words): text = "death " + words + " " + (trace.last ?? "")
    }
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 where !(0x30...0x39).contains(byte) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether it is one of these; what an exploration knows stands for itself by verdict and signature.
  var verdict: String {
    switch kind {
    case .finding(let verdict, _, _): verdict
    case .notice: "notice"
    case .failure: "failure"
    case .death: "crash"
    }
  }
}
