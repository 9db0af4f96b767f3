import SwiftSyntax

/// Adds a body to a relationship's `@NSManaged` accessor, because Core Data generates none here.
enum ManagedFunction {
  static func rewrite(_ node: FunctionDeclSyntax, in visitor: RewriteVisitor) {
    guard node.body == nil, let call = call(node) else { return }
    visitor.edits.insert(" { \(call) }", at: node.contentRange.upperBound)
  }

  /// Xcode names them `addToTags`, `removeFromTags`, `insertIntoTags` and `replaceTags`.
  private static func call(_ node: FunctionDeclSyntax) -> String? {
    let name = node.name.text
    for (prefix, function) in [
      ("addTo", "addManagedValue"), ("removeFrom", "removeManagedValue"),
      ("insertInto", "insertManagedValue"), ("replace", "replaceManagedValue"),
    ] {
      guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { continue }
      let key = first.lowercased() + name.dropFirst(prefix.count + 1)
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        let value = parameter.secondName?.text ?? label
        return label == "_" ? value : "\(label): \(value)"
      }
      return "\(function)(\((arguments + ["of: self", "\"\(key)\""]).joined(separator: ", ")))"
    }
    return nil
  }
}
