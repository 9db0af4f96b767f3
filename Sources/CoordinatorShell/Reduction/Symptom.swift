import ShellLanguage

/// What is wrong with a script, told so that a shorter one can be asked for the same.
package enum Symptom: Equatable {
  /// A finding stands at the end.
  case finding(signature: String)
  /// A statement fails, and this is said of it.
  case failure(SourceLocation, saying: String)

  package init(_ failure: Observation.Failure) {
    self = .failure(failure.location, saying: failure.words)
  }
}

extension Trial.Failure {
  /// What is said, without what counts how much happened before.
  package var words: String {
    guard case .transcriptMismatch(let mismatch) = reason else {
      return reason.message.withoutNumbers(after: "#")
    }
    let changes = mismatch.difference.lines.filter { !$0.isKept }.map { "\($0)" }
    return changes.joined(separator: "\n").withoutNumbers(after: nil)
  }
}

extension String {
  /// The text without its digits, or only without those right behind a mark.
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
