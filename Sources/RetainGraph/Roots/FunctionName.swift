/// The declared name of a function, from its symbol, such as `HallCoordinator.open(room:)`.
///
/// A closure has the name of the function that contains it.
public struct FunctionName: Equatable {
  /// The function's name with its types and argument labels, without the module.
  public let text: String
  /// The module that declares the function.
  public let module: String
  /// Whether it is the code of a closure or a local function inside the named function.
  public let isClosure: Bool

  /// Creates the name of a function from its mangled symbol.
  ///
  /// Nil if the symbol isn't a Swift function, or is a thunk that the compiler generated.
  public init?(symbol: String) {
    guard symbol.hasPrefix("$s"), let text = demangled(symbol) else { return nil }
    self.init(demangled: text)
  }

  init?(demangled text: String) {
    guard let (declared, isInside) = Self.declared(in: text.dropFirst(Self.partNumber(of: text)))
    else { return nil }
    isClosure = isInside
    var entity = String(declared).withoutPrivateContexts
    var module: Substring?
    if entity.hasPrefix("(extension in "), let end = entity.firstRange(of: "):") {
      module = entity[..<end.lowerBound].dropFirst("(extension in ".count)
      entity = String(entity[end.upperBound...])
    }
    let (path, arguments) = Self.parts(of: entity)
    guard path.count > 1, let first = path.first else { return nil }
    self.module = String(module ?? first)
    var names = path.dropFirst().map { String($0.prefix { $0 != "<" }) }
    if names.last == "__allocating_init" { names[names.count - 1] = "init" }
    let isAccessor = arguments.isEmpty && Self.accessors.contains(names[names.count - 1])
    if isAccessor { names.removeLast() }
    self.text = names.joined(separator: ".") + (isAccessor ? "" : arguments)
  }

  /// The mangled name of the function of which a symbol names a part.
  ///
  /// The compiler splits an async function where it waits, and makes code that passes a closure its
  /// captures.
  public static func wholeFunction(ofPart symbol: String) -> String {
    symbol.replacing(/(TA)?(T[QY][0-9]*_)?$/, with: "")
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "read", "willset", "didset", "modify2", "read2",
  ]

  /// The forms of a function that the compiler derives from it.
  private static let variants = [
    "merged ", "static ", "class ", "generic specialization ",
    "generic not re-abstracted specialization ",
    "function signature specialization ", "partial apply forwarder for ", "@nonobjc ", "@objc ",
    "curry thunk of ", "suspend resume partial function for ", "await resume partial function for ",
  ]

  /// What comes between a function and its caller, without being either.
  private static let thunks = [
    "protocol witness for ", "reabstraction thunk ", "dispatch thunk of ", "vtable thunk for ",
    "thunk for ",
    "outlined ", "type metadata ", "lazy protocol witness ", "property wrapper ", "partial apply",
  ]

  /// What computes a property's initial value.
  private static let initialValue = "variable initialization expression of "

  /// The length of the number of an async function's part, as in `(2) suspend resume …`.
  private static func partNumber(of text: String) -> Int {
    let number = text.dropFirst().prefix(while: \.isNumber)
    guard text.first == "(", !number.isEmpty, text.dropFirst(number.count + 1).hasPrefix(") ")
    else { return 0 }
    return number.count + 3
  }

  /// The part that names the outermost function, and whether the text is about a function inside it.
  private static func declared(in text: Substring) -> (outermost: Substring, isInside: Bool)? {
    var text = text
    while let variant = variants.first(where: text.hasPrefix) {
      text = text.dropFirst(variant.count)
      guard variant.hasSuffix("specialization "), let end = text.outermost(" of ") else { continue }
      text = text[end.upperBound...]
    }
    if thunks.contains(where: text.hasPrefix) { return nil }
    // A closure or a local function is in the function that follows.
    var isInside = false
    while let inside = text.outermost(" in ") {
      text = text[inside.upperBound...]
      isInside = true
    }
    for prefix in [initialValue, "static "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    return (text, isInside)
  }

  /// The names of a path, and the labels of the arguments that follow it.
  private static func parts(of entity: String) -> (path: [Substring], arguments: String) {
    let end = entity.firstRange(of: " : ")?.lowerBound ?? entity.endIndex
    let open = entity.outermost("(")?.lowerBound ?? end
    let path = entity[..<min(open, end)].separated(by: ".")
    guard open < end else { return (path, "") }
    let inside = entity[entity.index(after: open)...].inParentheses
    let labels = inside.separated(by: ",").map { argument -> Substring in
      let argument = argument.drop { $0 == " " }
      let label = argument.prefix { $0 != ":" && $0 != " " }
      return argument.dropFirst(label.count).first == ":" ? label : "_"
    }
    let isEmpty = inside.allSatisfy { $0 == " " }
    return (path, "(" + (isEmpty ? "" : labels.map { "\($0):" }.joined()) + ")")
  }
}
