import SwiftSyntax

/// The text that `#keyPath(Person.address.street)` stands for: `address.street`.
enum KeyPathText {
  static func of(_ expression: ExprSyntax) -> String {
    let parts = expression.trimmedDescription.split { $0 == "." || $0 == "?" || $0 == "!" }
    // Types come first, and have names with capitals.
    let properties = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    return properties.joined(separator: ".")
  }
}
