extension StringProtocol {
  /// The text without the stack that Swift's runtime lists when it reports a fatal error: addresses and
  /// offsets without names.
  package var withoutStack: String {
    guard contains(stackTitle) else { return String(self) }
    var isStack = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if isStack, line.first?.isWholeNumber == true { return false }
      isStack = line == stackTitle
      return !isStack
    }
    return lines.joined(separator: "\n")
  }
}

private let stackTitle = "Current stack trace:"
