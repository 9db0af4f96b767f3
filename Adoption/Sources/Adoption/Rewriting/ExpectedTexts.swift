import SwiftSyntax

/// The texts that an app compares with what its users type, as `password == "open sesame"` does, by the name of what it
/// compares; exploring types them into fields of such names.
struct ExpectedTexts: Sendable, Equatable {
  private(set) var byName: [String: [String]] = [:]

  init() {}

  init(_ tree: SourceFileSyntax) {
    let finder = ExpectedTextFinder()
    finder.walk(tree)
    for (name, text) in finder.found { add(text, named: name) }
  }

  mutating func merge(_ other: ExpectedTexts) {
    for (name, texts) in other.byName.sorted(by: { $0.key < $1.key }) {
      for text in texts { add(text, named: name) }
    }
  }

  private mutating func add(_ text: String, named name: String) {
    guard byName[name]?.contains(text) != true else { return }
    byName[name, default: []].append(text)
  }

  /// The argument of `main(hosting:)`; empty if there are no texts.
  var argument: String {
    guard !byName.isEmpty else { return "" }
    let entries = byName.sorted { $0.key < $1.key }.map { name, texts in
      "\(name.swiftLiteral): [\(texts.map(\.swiftLiteral).joined(separator: ", "))]"
    }
    return ", expecting: [\(entries.joined(separator: ", "))]"
  }
}

/// Finds what is compared with values named like the contents of a form, and what such values begin with.
private final class ExpectedTextFinder: SyntaxVisitor {
  private(set) var found: [(name: String, text: String)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private static let endings = [
    "password", "passwd", "pwd", "pass", "passcode", "pin", "pincode", "otp", "username", "user",
    "login", "userid",
    "email", "mail", "phone", "phonenumber", "verificationcode", "accesscode", "invitecode",
    "smscode",
  ]

  // MARK: Comparisons

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(sign)
      else { continue }
      compare(parts[index - 1], parts[index + 1])
      compare(parts[index + 1], parts[index - 1])
    }
    return .visitChildren
  }

  private func compare(_ value: ExprSyntax, _ text: ExprSyntax) {
    if let values = value.as(TupleExprSyntax.self)?.elements,
      let texts = text.as(TupleExprSyntax.self)?.elements
    {
      for (value, text) in zip(values, texts) { compare(value.expression, text.expression) }
    } else if let name = value.comparedName {
      add(text, named: name, isTyped: value.readsText)
    }
  }

  // MARK: Numbers with check digits

  /// Example numbers whose check digits are right, by the word that names them in code.
  ///
  /// Brazil's tax numbers of people and of companies, which its apps ask for when a user logs in.
  private static let checked = ["cpf": "52998224725", "cnpj": "11222333000181"]

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = node.tokenKind else { return .skipChildren }
    let name = text.lowercased()
    for (word, number) in Self.checked where name.hasPrefix(word) || name.hasSuffix(word) {
      found.append((word, number))
    }
    return .skipChildren
  }

  // MARK: Values

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value
    else { return .visitChildren }
    add(value, named: name, isCompared: false)
    if Self.namesAccounts(name), let pairs = value.as(DictionaryExprSyntax.self)?.content {
      for pair in pairs.as(DictionaryElementListSyntax.self) ?? [] {
        add(pair.key, named: "username")
        add(pair.value, named: "password")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value {
      add(value, named: (node.secondName ?? node.firstName).text, isCompared: false)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text { add(node.expression, named: label, isCompared: false) }
    return .visitChildren
  }

  private static func namesAccounts(_ name: String) -> Bool {
    ["users", "accounts", "credentials", "logins"].contains(where: name.lowercased().hasSuffix)
  }

  /// Adds a literal if the name is that of a form's content, or if what is compared is the text of a field.
  ///
  /// A value that nothing is compared with may be a key or a label, such as `email = "Email"`.
  private func add(
    _ literal: ExprSyntax, named name: String, isCompared: Bool = true, isTyped: Bool = false
  ) {
    guard let text = literal.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      (1...64).contains(text.count), !text.contains(where: \.isNewline),
      isTyped || Self.endings.contains(where: name.lowercased().hasSuffix)
    else { return }
    if !isCompared {
      let letters = text.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "." }
      guard !text.contains(" "), !Self.endings.contains(where: letters.hasSuffix) else { return }
    }
    found.append((name, text))
  }
}

extension ExprSyntax {
  /// The name of a compared value: `password` in `form.password?.lowercased()` and in `passwordField.text!`.
  fileprivate var comparedName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.comparedName }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.comparedName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.comparedName }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return Self.withoutKind(reference.baseName.text)
    }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    return Self.readers.contains(name) ? access.base?.comparedName : Self.withoutKind(name)
  }

  /// Whether the value is a view's text, as in `code.text` and `code.text?.uppercased()`.
  fileprivate var readsText: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.readsText }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.readsText }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.readsText }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return access.declName.baseName.text == "text" || base.readsText
  }

  /// Members that give the same text in another form.
  private static let readers: Set<String> = [
    "text", "value", "wrappedValue", "rawValue", "lowercased", "uppercased", "trimmingCharacters",
    "description",
  ]

  private static func withoutKind(_ name: String) -> String {
    for kind in ["TextField", "Field", "Input", "Text", "Value"] where name.hasSuffix(kind) {
      return String(name.dropLast(kind.count))
    }
    return name
  }
}
