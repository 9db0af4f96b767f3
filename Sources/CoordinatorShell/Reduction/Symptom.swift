import ShellLanguage

/// The problem of a script, in terms that also apply to a shorter one.
package enum Symptom: Equatable {
  /// The finding exists at the end.
  case finding(signature: String)
  /// A statement fails with this message.
  case failure(SourceLocation, saying: String)

  package init(_ failure: Observation.Failure) {
    self = .failure(failure.location, saying: failure.words)
  }
}

extension Trial.Failure {
  /// The message without numbers that depend on earlier steps.
  package var words: String {
    guard case .transcriptMismatch(let mismatch) = reason else {
      return reason.message.withoutNumbers(after: "#")
    }
    let changes = mismatch.difference.lines.filter { !$0.isKept }.map { "\($0)" }
    return changes.joined(separator: "\n").withoutNumbers(after: nil)
  }
}

extension String {
  /// The text without its digits, or only without those directly after a mark.
  fileprivate func withoutNumbers(after mark: Character?) -> String {
    var text = ""
    var isBehindMark = mark == nil
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if !(isDigit && isBehindMark) { text.append(character) }
      if mark != nil, !isDigit { isBehindMark = character == mark }
    }
    return text
  }
}
