import SwiftSyntax

/// The initializer by which a list creates a cell, for cell classes that don't inherit it because
/// they lack UIKit's designated one.
enum CellInitializer {
  /// The labels of the designated initializer of UIKit's cells.
  private static let labels = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionReusableView": ["frame"],
    "UICollectionViewCell": ["frame"],
    "UICollectionViewListCell": ["frame"],
  ]

  /// The initializer, which traps as on iOS; nil if the class inherits one, or isn't a cell.
  static func text(
    of node: ClassDeclSyntax, name: String, in declarations: Declarations
  ) -> String? {
    guard let base = declarations.superclasses(of: name).outside, let wanted = labels[base] else {
      return nil
    }
    let designated = node.memberBlock.members.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)
    }.filter { initializer in
      !initializer.modifiers.contains { $0.name.text == "convenience" }
    }.map { $0.signature.parameterClause.labels }
    guard !designated.isEmpty, !designated.contains(wanted) else { return nil }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let call = "init(\(wanted.map { $0 + ":" }.joined()))"
    return "\(isPublic ? "public " : "")required convenience init(dequeuedWith: String) "
      + "{ fatalError(\"Use of unimplemented initializer '\(call)' for class '\(name)'\") }"
  }
}
