import SwiftParser
import SwiftSyntax

/// Replaces a missing module's name in front of its types, as in `Kit.Loader`, by blanks, because
/// its stand-ins belong to the app's module; and so the name of a module of Apple's that others
/// provide here, as in `QuartzCore.CALayer` or `Darwin.sin(1)`.
///
/// The name stays where it may be a type's, and where it tells one of the app's types apart.
struct ModuleQualifiers {
  /// The modules whose names are never types.
  private let modules: Set<String>

  init(_ sources: [AppSource], missing: Set<String>) {
    var candidates = missing.union(ImportRewrite.replaced)
    let own = Set(
      sources.flatMap {
        $0.text.matches(of: /\b(?:class|struct|enum|protocol|typealias|actor) (\w+)/)
      }
      .map { String($0.1) })
    candidates.subtract(own)
    for source in sources {
      for module in candidates where source.text.contains(module) {
        let reader = QualifierReader(module)
        reader.walk(Parser.parse(source: source.text))
        if reader.isType || !reader.members.isDisjoint(with: own) { candidates.remove(module) }
      }
    }
    modules = candidates
  }

  func removed(from source: AppSource) -> AppSource {
    var result = source
    for module in modules where source.text.contains(module + ".") {
      let reader = QualifierReader(module)
      reader.walk(Parser.parse(source: result.text))
      guard !reader.ranges.isEmpty else { continue }
      var bytes = Array(result.text.utf8)
      for range in reader.ranges {
        for offset in range { bytes[offset] = UInt8(ascii: " ") }
      }
      result.text = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}

/// Finds the places where a name qualifies a type.
private final class QualifierReader: SyntaxVisitor {
  private let module: String
  private(set) var ranges: [Range<Int>] = []
  private(set) var members: Set<String> = []
  /// Whether the name stands for a type.
  private(set) var isType = false

  init(_ module: String) {
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == module {
      take(base.range.lowerBound..<node.period.range.upperBound, node.name.text)
      if let arguments = node.genericArgumentClause { walk(arguments) }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == module {
      let member = node.declName.baseName.text
      // A missing module's name may also be one of its types'; Apple's never is.
      guard member.first?.isUppercase == true || ImportRewrite.replaced.contains(module) else {
        isType = true
        return .skipChildren
      }
      take(base.range.lowerBound..<node.period.range.upperBound, member)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == module { isType = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == module { isType = true }
    return .visitChildren
  }

  private func take(_ range: Range<Int>, _ member: String) {
    ranges.append(range)
    members.insert(member)
  }
}
