import SwiftSyntax

/// The declarations and uses in the app's sources, by name; read from syntax, before type checking.
struct AppIndex {
  struct TypeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, actor, `protocol` }
    var kind: Kind
    var inherits: [String] = []
    var isPrivate = false
  }

  /// How a type inherits from a name.
  struct Inheritance: Equatable {
    var heir: String
    /// The name as the heir's declaration writes it.
    var written: WrittenName
    var isFirstOfClass: Bool
    /// Whether a struct or an enum does.
    var isByValue: Bool
    var isByProtocol: Bool
  }

  var types: [String: TypeDeclaration] = [:]
  /// The type texts of stored and computed properties, by name.
  var properties: [String: Set<String>] = [:]
  var imports: [[String]] = []
  /// Every declared name, including locals and parameters.
  var declaredNames: Set<String> = []
  /// Types that every file of the module can name without a prefix.
  var outermostTypes: Set<String> = []
  /// `X(…)`, and `X<…>(…)`.
  var calls: [String: [FunctionCallExprSyntax]] = [:]
  /// `.init(…)` assigned to a property, by the property's name.
  var assignedCalls: [String: [FunctionCallExprSyntax]] = [:]
  /// `super.init(…)` by the name of the first inherited type.
  var superCalls: [String: [FunctionCallExprSyntax]] = [:]
  /// `X.member`, with the call around it if there is one.
  var memberUses: [String: [MemberAccessExprSyntax]] = [:]
  var genericUses: [String: Int] = [:]
  var inheritances: [String: [Inheritance]] = [:]
  var attributes: [String: [AttributeSyntax]] = [:]
  /// `X.Y` used as a type.
  var memberTypes: [String: Set<String>] = [:]
  /// `x.name(…)`, whatever `x` is.
  var memberCalls: [String: [FunctionCallExprSyntax]] = [:]
  /// The members that the app reads without calling them: `x.name`, whatever `x` is.
  var readMembers: Set<String> = []
  /// The members that the app's extensions declare, by the extended type's name.
  var extensionMembers: [String: Set<String>] = [:]
  /// The methods that the app's types and extensions declare, by the type's name.
  var methods: [String: [FunctionDeclSyntax]] = [:]
  /// The types of type aliases, without generic arguments.
  var aliases: [String: String] = [:]
  /// The names of the types in the types of type aliases, two for `A & B`, by the alias's name with its enclosing types.
  var aliasParts: [String: [WrittenName]] = [:]
  /// The same with the enclosing types: `R.string.localizable`.
  var aliasPaths: [String: String] = [:]
  /// Names after `any` or `some`.
  var existentials: Set<String> = []
  /// The types that generic parameters and associated types must conform to, by their names.
  var constraints: [String: Set<String>] = [:]
  /// The names of the generic parameters of the app's types, by the type's name.
  var genericParameters: [String: Set<String>] = [:]
  /// The associated types that the uses of a protocol show, by its name.
  private var associatedTypes: [String: Set<String>] = [:]
  /// The names of the parameters that are marked as escaping closures, by the name of their type.
  var closureParameters: [String: Set<String>] = [:]

  init(_ files: [AppFile]) {
    for file in files {
      let visitor = IndexVisitor(index: self)
      visitor.index.imports.append([])
      visitor.walk(file.tree)
      self = visitor.index
      associatedTypes.merge(AssociatedTypes.find(in: file.tree)) { $0.union($1) }
    }
    inheritThroughAliases()
  }

  /// The associated types that the uses of a protocol, and of the app's protocols that inherit from
  /// it, show.
  func associatedTypes(of name: String) -> Set<String> {
    var found: Set<String> = []
    var known: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      found.formUnion(associatedTypes[next] ?? [])
      for heir in inheritances[next] ?? [] where heir.isByProtocol {
        if known.insert(heir.heir).inserted { waiting.append(heir.heir) }
      }
    }
    return found
  }

  /// The first ancestor of a class that the app doesn't declare.
  func foreignAncestor(of name: String) -> String? {
    var current = name
    for _ in 0..<64 {
      guard let declaration = types[current] else { return current == name ? nil : current }
      guard declaration.kind == .class, let parent = declaration.inherits.first else { return nil }
      current = parent
    }
    return nil
  }

  /// The number of arguments of a closure type, as the app's calls show it.
  func closureArity(of type: String) -> Int {
    let calls = (closureParameters[type] ?? []).sorted().flatMap { self.calls[$0] ?? [] }
    return calls.first?.arguments.count ?? 1
  }

  /// The method of a type that inherits from a name, directly or by an alias.
  func method(_ name: String, labels: [String?], ofHeirsOf type: String) -> FunctionDeclSyntax? {
    let names = [type] + aliases.filter { resolved($0.key) == type }.keys.sorted()
    for heir in names.flatMap({ inheritances[$0] ?? [] }).map(\.heir) {
      let found = methods[heir]?.first { method in
        method.name.text == name
          && method.signature.parameterClause.parameters.map(\.firstName.text)
            == labels.map { $0 ?? "_" }
      }
      if let found { return found }
    }
    return nil
  }

  /// The type that a name refers to, through aliases.
  func resolved(_ name: String) -> String {
    var current = name
    for _ in 0..<16 {
      guard let next = aliases[current], types[current] == nil else { break }
      current = next
    }
    return current
  }

  /// A type's name with its enclosing types, through aliases.
  func path(ofType text: String) -> String {
    var path = text
    for prefix in ["any ", "some "] where path.hasPrefix(prefix) {
      path = String(path.dropFirst(prefix.count))
    }
    path = String(path.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
    for _ in 0..<16 {
      guard let next = aliasPaths[path], next != path else { break }
      path = next
    }
    return path
  }

  /// Everything that a type inherits from or conforms to, according to the app's sources.
  func ancestry(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for parent in types[next]?.inherits ?? [] where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found
  }
}
