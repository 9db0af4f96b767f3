/// Recognizes functions of C libraries, which start with a capital letter like types.
enum CFunctionName {
  /// The verbs that Apple's frameworks use in function names, between a prefix and the rest:
  /// `CMTimeGetSeconds`.
  private static let verbs = [
    "Make", "Get", "Create", "Copy", "Compare", "Add", "Subtract", "Multiply", "Convert",
    "Evaluate",
    "Equal", "Minimum", "Maximum", "Release", "Retain",
  ]

  /// Whether a called name is that of a function: `CC_MD5`, `CMTimeMakeWithSeconds`,
  /// `SecTrustEvaluate`.
  static func isOne(_ name: String) -> Bool {
    if name.contains("_") { return name == name.uppercased() }
    guard name.prefix(2).allSatisfy(\.isUppercase) || name.hasPrefix("Sec") else { return false }
    return verbs.contains { verb in
      guard let range = name.firstRange(of: verb), range.lowerBound > name.startIndex else {
        return false
      }
      return range.upperBound == name.endIndex || name[range.upperBound].isUppercase
    }
  }
}
