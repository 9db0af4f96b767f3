/// A completion of the word at the cursor.
struct Completion: Equatable {
  var text: String
  /// The description beside it in a listing.
  var description: String
  /// Whether a space follows, as after a whole word and not after a folder's name.
  var endsWord = true
}

/// The completions at the cursor.
struct Completions: Equatable {
  /// The end of the text before the cursor that a candidate replaces; may be empty.
  var word: Substring
  var candidates: [Completion]

  static let none = Completions(word: "", candidates: [])

  /// What all candidates have in common; nil if it adds nothing.
  var insertion: String? {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 { return first.endsWord ? first.text + " " : first.text }
    var common = first.text[...]
    for candidate in candidates.dropFirst() {
      common = common.commonPrefix(with: candidate.text)
    }
    return common.count > word.count && common.hasPrefix(word) ? String(common) : nil
  }
}

extension Substring {
  /// The characters both begin with, canonically equivalent ones being equal.
  fileprivate func commonPrefix(with other: String) -> Substring {
    var end = startIndex
    for (mine, theirs) in zip(indices, other) {
      guard self[mine] == theirs else { break }
      end = index(after: mine)
    }
    return self[..<end]
  }
}
