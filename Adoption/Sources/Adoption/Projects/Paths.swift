/// Paths processed as text, without accessing the disk.
enum Paths {
  /// Resolves `.`, `..` and repeated slashes.
  static func normalize(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalize(path) : normalize(folder + "/" + path)
  }

  static func name(_ path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The part after the last dot, in lower case.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func withoutSuffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path below a folder; nil if it isn't below that folder.
  static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  /// The module name that Xcode derives from a name: characters other than letters, digits and `_`
  /// become `_`.
  static func moduleName(_ name: String) -> String {
    var result = ""
    for character in name {
      let isWord = character == "_" || character.isLetter || character.isNumber
      result.append(isWord ? character : "_")
    }
    if result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }
}
