import Foundation
import SwiftParser
import SwiftSyntax

/// The names that the app's sources declare for colors, images and texts, which generated symbols must not
/// redeclare: an app may contain the file that Xcode has generated.
struct AssetMembers {
  /// The static members and nested types, by the name of the type.
  private(set) var names: [String: Set<String>] = [:]
  private(set) var importsSwiftUI = false

  init(in sources: [String]) {
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      if text.contains("import SwiftUI") { importsSwiftUI = true }
      guard text.contains("extension "), Self.types.contains(where: text.contains) else { continue }
      let reader = AssetMemberReader(Self.types)
      reader.walk(Parser.parse(source: text))
      names.merge(reader.names) { $0.union($1) }
    }
  }

  private static let types: Set = [
    "UIColor", "UIImage", "Color", "Image", "ColorResource", "ImageResource", "ShapeStyle",
    "LocalizedStringResource",
  ]
}

private final class AssetMemberReader: SyntaxVisitor {
  private let types: Set<String>
  private(set) var names: [String: Set<String>] = [:]

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A module's name may precede the type's: `UIKit.UIColor`.
    let type = node.extendedType.as(MemberTypeSyntax.self)?.name.text
    guard let type = type ?? node.extendedType.as(IdentifierTypeSyntax.self)?.name.text,
      types.contains(type)
    else { return .skipChildren }
    let reader = StaticNames(viewMode: .sourceAccurate)
    reader.walk(node.memberBlock)
    names[type, default: []].formUnion(reader.names)
    return .skipChildren
  }
}

/// The static members and types in a member block, also those within `#if`.
private final class StaticNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in node.bindings where isStatic {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        names.insert(name.text.filter { $0 != "`" })
      }
    }
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .skipChildren
  }
}
