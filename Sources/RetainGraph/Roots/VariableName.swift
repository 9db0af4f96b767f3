/// The declared name of a global or static variable, from its symbol.
///
/// For example `static ImageCache.shared` or `global cache`; nil if the symbol isn't a Swift
/// variable.
struct VariableName {
  let text: String
  let module: String
  /// The variable's type, without its module and generic arguments; nil if it is optional or not known.
  let type: String?
  /// Whether the variable's type is a function type, or an optional one.
  let isClosure: Bool

  /// Whether the library ships with Swift.
  var isOfSystem: Bool {
    module.hasPrefix("Swift") || module.hasPrefix("_") || module.hasPrefix("Foundation")
      || ["Synchronization", "Dispatch", "Observation"].contains(module)
  }

  init?(symbol: String) {
    guard symbol.hasPrefix("$s"), let mangled = Self.ofVariable(symbol),
      let full = demangled(mangled)
    else { return nil }
    var entity = Self.beforeType(full)
    let isStatic = entity.hasPrefix("static ")
    if isStatic { entity.removeFirst("static ".count) }
    entity = (Self.localContext(full) ?? "") + entity
    let parts = Self.parts(Self.withoutContexts(entity))
    guard let last = parts.last else { return nil }
    module = parts.count > 1 ? parts[0] : ""
    type = mangled == symbol ? Self.typeName(full) : nil
    isClosure = mangled == symbol && Self.isOfFunctionType(full)
    let path = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    text = last.isEmpty ? full : (isStatic ? "static " : "global ") + path
  }

  /// The variable symbol for a symbol: the symbol itself, or that of a statically initialized
  /// object's variable.
  private static func ofVariable(_ symbol: String) -> String? {
    if symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") { return symbol }
    // The type isn't part of the name.
    if let end = symbol.firstRange(of: "_WZTv")?.lowerBound { return symbol[..<end] + "SivpZ" }
    return nil
  }

  /// `static App.Cache.shared` of `static App.Cache.shared : App.Cache`.
  private static func beforeType(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text {
      if character == ":", depth == 0, result.last == " " { return String(result.dropLast()) }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && result.last != "-" { depth -= 1 }
      result.append(character)
    }
    return result
  }

  /// `App.cache` of `App.(cache in _8F2C…)`, `App.Cache.all` of `(extension in App):App.Cache.all`, and
  /// `App.L.all` of `L #1 in App.make() -> ().all`.
  private static func withoutContexts(_ text: String) -> String {
    var text = text
    while text.hasPrefix("(extension in "), let end = text.firstRange(of: "):")?.lowerBound {
      text = String(text[end...].dropFirst(2))
    }
    text = text.withoutPrivateContexts
    if let mark = text.firstRange(of: " #")?.lowerBound,
      let inside = text[mark...].firstRange(of: " in ")?.lowerBound,
      let last = text.lastIndex(of: ".")
    {
      let module = text[inside...].dropFirst(4).prefix { $0 != "." }
      text = "\(module).\(text[..<mark])\(text[last...])"
    }
    return text
  }

  /// `Cache` of `static App.Cache.shared : App.Cache`.
  private static func typeName(_ text: String) -> String? {
    let type = text.dropFirst(beforeType(text).count)
    guard type.hasPrefix(" : "), !type.hasSuffix("?") else { return nil }
    return parts(withoutContexts(String(type.dropFirst(3)))).last.map {
      String($0.prefix { $0 != "<" })
    }
  }

  /// Whether the type is one like `() -> ()` or `Swift.Optional<() async -> ()>`.
  private static func isOfFunctionType(_ text: String) -> Bool {
    var type = text.dropFirst(beforeType(text).count + " : ".count)
    let optional = "Swift.Optional<"
    if type.hasPrefix(optional) { type = type.dropFirst(optional.count).dropLast() }
    var depth = 0
    for (index, character) in zip(type.indices, type) {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard character == ">" else { continue }
      guard type[..<index].last == "-" else {
        depth -= 1
        continue
      }
      if depth == 0 { return true }
    }
    return false
  }

  /// `App.L.` of `static all : Int in L #1 in App.make() -> ()`.
  private static func localContext(_ text: String) -> String? {
    guard let mark = text.firstRange(of: " #")?.lowerBound,
      let inside = text[mark...].firstRange(of: " in ")?.lowerBound
    else {
      return nil
    }
    var start: String.Index?
    var rest = text[..<mark]
    while let next = rest.firstRange(of: " in ")?.lowerBound {
      rest = rest[next...].dropFirst(4)
      start = rest.startIndex
    }
    guard let start else { return nil }
    // The outermost context begins with the module; private names are followed by their file.
    var module = text[inside...].dropFirst(4)
    while let next = module.firstRange(of: " in ")?.lowerBound, !module[next...].hasPrefix(" in _")
    {
      module = module[next...].dropFirst(4)
    }
    return "\(module.prefix { $0 != "." }).\(text[start..<mark])."
  }

  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
