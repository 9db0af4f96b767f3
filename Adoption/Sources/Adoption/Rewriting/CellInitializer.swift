import SwiftSyntax

/// The initializer by which a list creates a cell, a map an annotation's view, or a view its layer, for
/// classes that don't inherit it because they lack the designated ones.
enum CellInitializer {
  /// The labels of the designated initializer of UIKit's cells.
  private static let labels = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionReusableView": ["frame"],
    "UICollectionViewCell": ["frame"],
    "UICollectionViewListCell": ["frame"],
    "MKAnnotationView": annotation,
    "MKMarkerAnnotationView": annotation,
    "MKPinAnnotationView": annotation,
  ]
  private static let annotation = ["annotation", "reuseIdentifier"]

  /// The initializer, which traps as on iOS; nil if the class inherits one, or isn't a cell.
  static func text(
    of node: ClassDeclSyntax, name: String, in declarations: Declarations
  ) -> String? {
    guard let base = declarations.superclasses(of: name).outside else { return nil }
    let isLayer = base.hasPrefix("CA") && base.hasSuffix("Layer")
    guard let wanted = isLayer ? [] : labels[base] else { return nil }
    let designated = node.memberBlock.members.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)
    }.filter { initializer in
      !initializer.modifiers.contains { $0.name.text == "convenience" }
    }.map { $0.signature.parameterClause.labels }
    guard !designated.isEmpty else { return nil }
    let isInherited =
      isLayer
      ? [[], ["layer"], ["coder"]].allSatisfy(designated.contains) : designated.contains(wanted)
    guard !isInherited else { return nil }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let call = "init(\(wanted.map { $0 + ":" }.joined()))"
    let body =
      isLayer && designated.contains([])
      ? "self.init()"
      : "fatalError(\"Use of unimplemented initializer '\(call)' for class '\(name)'\")"
    let parameters =
      isLayer
      ? "backing: UIView"
      : wanted == annotation
        ? "shown: any MKAnnotation, reuseIdentifier: String" : "dequeuedWith: String"
    return "\(isPublic ? "public " : "")required convenience init(\(parameters)) { \(body) }"
  }
}
