/// A pattern of paths as XcodeGen's `excludes` have it: `**/*.{swift,xib}`.
struct PathPattern {
  private let alternatives: [[Character]]

  init(_ text: String) {
    alternatives = Self.expandingBraces(text).map(Array.init)
  }

  /// Whether the pattern means a path, or a folder that contains it.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { end in
      let prefix = Array(parts[...end].joined(separator: "/"))
      return alternatives.contains { Self.matches($0[...], prefix[...]) }
    }
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>)
    -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*", rest.first == "*" {
      // `**/` also means no folder at all.
      let after = rest.dropFirst()
      let short = after.first == "/" ? after.dropFirst() : after
      var tail = path
      while true {
        if matches(short, tail) { return true }
        guard let slash = tail.firstIndex(of: "/") else { return after.isEmpty || after == ["/"] }
        tail = tail[tail.index(after: slash)...]
      }
    }
    if first == "*" {
      var tail = path
      while true {
        if matches(rest, tail) { return true }
        guard let character = tail.first, character != "/" else { return false }
        tail = tail.dropFirst()
      }
    }
    guard let character = path.first, first == character || first == "?" && character != "/" else {
      return false
    }
    return matches(rest, path.dropFirst())
  }

  private static func expandingBraces(_ text: String, depth: Int = 0) -> [String] {
    guard depth < 4, let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return [text] }
    let options = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let rest = expandingBraces(String(text[text.index(after: close)...]), depth: depth + 1)
    return options.flatMap { option in rest.map { text[..<open] + option + $0 } }
  }
}
