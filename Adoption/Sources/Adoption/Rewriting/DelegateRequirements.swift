import SwiftParser
import SwiftSyntax

/// The methods of UIKit's delegates and data sources that an app may leave out, read from camsh's UIKit.
public struct DelegateRequirements: Sendable {
  struct Requirement: Sendable, Hashable {
    /// `tableView(_:didSelectRowAt:)`.
    var reference: String
    /// The declaration on one line, without attributes and modifiers.
    var declaration: String
    /// A call of the method with the declaration's own parameters.
    var call: String
  }

  /// The class whose objects answer what UIKit assumes of a method that is missing.
  private static let defaults = "DelegateDefaults"

  private var optional: [String: [Requirement]] = [:]
  private var refined: [String: [String]] = [:]
  /// The protocols that the class of defaults conforms to.
  private var answered: Set<String> = []

  public init() {}

  /// Reads the source files of camsh's UIKit.
  public init(sources: [String]) {
    for source in sources where source.contains("Delegate") || source.contains("DataSource") {
      for statement in Parser.parse(source: source).statements { read(statement.item) }
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    if let declaration = item.as(ProtocolDeclSyntax.self) {
      refined[declaration.name.text] = Self.names(in: declaration.inheritanceClause)
    } else if let declaration = item.as(ClassDeclSyntax.self),
      declaration.name.text == Self.defaults
    {
      answered = Set(Self.names(in: declaration.inheritanceClause))
    } else if let declaration = item.as(ExtensionDeclSyntax.self) {
      let functions = declaration.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      }
      optional[declaration.extendedType.plainName, default: []] += functions.map(Requirement.init)
    }
  }

  private static func names(in clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.plainName } ?? []
  }

  /// The methods that a conformance to these protocols may leave out, by reference.
  func requirements(of protocols: [String]) -> [String: Requirement] {
    var found: [String: Requirement] = [:]
    var waiting = protocols.filter { name in
      answered.contains { $0 == name || refines($0, name) }
    }
    while let name = waiting.popLast() {
      for requirement in optional[name] ?? [] { found[requirement.reference] = requirement }
      waiting += refined[name] ?? []
    }
    return found
  }

  private func refines(_ name: String, _ other: String) -> Bool {
    (refined[name] ?? []).contains { $0 == other || refines($0, other) }
  }
}

extension DelegateRequirements.Requirement {
  fileprivate init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    let labels = node.signature.parameterClause.labels
    reference = node.reference
    // A comment would end the line.
    let text = "func \(node.name.text)\(node.signature.trimmedDescription)"
    declaration = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    let arguments = zip(labels, parameters).map { label, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? name : "\(label): \(name)"
    }
    call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// A method that answers as if it were missing, for a subclass to override.
  func stub(access: String) -> String {
    "@MainActor \(access)\(declaration) { DelegateDefaults().\(call) }"
  }
}
