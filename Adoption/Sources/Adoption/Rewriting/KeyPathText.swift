import SwiftSyntax

/// The text of `#keyPath(Person.address.street)`: `address.street`.
enum KeyPathText {
  static func of(_ expression: ExprSyntax) -> String {
    let parts = expression.trimmedDescription.split { $0 == "." || $0 == "?" || $0 == "!" }
    // Types come first, and their names are capitalized.
    let properties = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    return properties.joined(separator: ".")
  }
}
