/// The modules that a source imports, read line by line.
enum ImportLines {
  static func modules(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("import ") {
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position <= 3,
        words[..<position].allSatisfy({ $0.hasPrefix("@") || access.contains($0) }),
        position + 1 < words.count
      else { continue }
      let next = kinds.contains(words[position + 1]) ? position + 2 : position + 1
      guard next < words.count else { continue }
      names.insert(String(words[next].prefix { $0 != "." && $0 != ";" && $0 != "\r" }))
    }
    return names
  }

  /// The modules whose presence the source's conditions test, as `#if canImport(SwiftUI)` does.
  static func tested(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").lazy.filter { $0.contains("#") }.flatMap {
        $0.matches(of: /canImport\(\s*(\w+)/).map { String($0.output.1) }
      })
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
  ]
}
