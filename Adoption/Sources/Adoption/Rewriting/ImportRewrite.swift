import SwiftSyntax

/// Replaces imports of Apple's lower-level modules by the modules that provide them here.
enum ImportRewrite {
  static func rewrite(_ node: ImportDeclSyntax, in visitor: RewriteVisitor) {
    guard let module = node.path.first?.name.text else { return }
    // iOS apps never compile this branch.
    if PlatformCondition.excludes(node) {
      visitor.edits.blank(node.contentRange, in: visitor.parsed.bytes)
      return
    }
    let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
    if let replacement = replacements[module] {
      // `import struct CoreGraphics.CGFloat` becomes an import of the module too.
      visitor.replace(node, with: "\(access)import \(replacement)", "import")
      visitor.imports.append(replacement)
      return
    }
    visitor.imports.append(module)
    // A submodule such as UIKit.UIGestureRecognizerSubclass is part of the module.
    if node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
      let last = node.path.last
    {
      let range = first.name.contentRange.upperBound..<last.contentRange.upperBound
      visitor.edits.blank(range, in: visitor.parsed.bytes)
      visitor.rewrites.append(.init(kind: "import", line: visitor.line(node)))
    } else if node.importKindSpecifier != nil, ["UIKit", "Foundation"].contains(module) {
      // Part of Foundation is in other modules here, and the files of an app's module see each other's imports.
      visitor.replace(node, with: "\(access)import \(module)", "import")
    }
  }

  /// The modules of Apple's that don't exist here under their names.
  static let replaced = Set(replacements.keys)

  /// The modules that HeadlessUIKit, Foundation and others provide.
  private static let replacements = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreAnimation": "UIKit", "CoreText": "UIKit",
    "ImageIO": "UIKit", "UIKitCore": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Glibc",
    "MobileCoreServices": "UniformTypeIdentifiers", "CoreFoundation": "Foundation",
    "Cocoa": "UIKit", "DeveloperToolsSupport": "UIKit",
  ]
}
