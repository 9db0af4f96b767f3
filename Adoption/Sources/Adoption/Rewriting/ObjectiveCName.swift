/// The Objective-C names of Swift methods.
enum ObjectiveCName {
  /// `save(_:)` is `save:`, `save(with:)` is `saveWith:` and `save(item:)` is `saveWithItem:`.
  static func selector(_ name: String, labels: [String], isAsync: Bool = false) -> String {
    var labels = labels
    if isAsync { labels.append("completionHandler") }
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      result += startsWithPreposition(first) || isAsync && labels.count == 1 ? "" : "With"
      result += capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
