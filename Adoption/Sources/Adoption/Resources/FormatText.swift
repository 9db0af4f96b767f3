/// A text with format specifiers: `Updated %1$lld of %(total)lld photos`.
struct FormatText {
  struct Parameter {
    let label: String?
    let name: String
    let type: String

    var declaration: String {
      label.map { "\(AssetSymbols.quoted($0)): \(type)" } ?? "_ \(name): \(type)"
    }
  }

  private(set) var parameters: [Parameter] = []
  /// The text as a Swift literal that inserts the parameters.
  private(set) var literal = ""
  /// The text without its specifiers.
  private(set) var plain = ""

  init(_ text: String) {
    var places: [Int: Parameter] = [:]
    var next = 1
    var rest = text[...]
    while let match = rest.firstMatch(of: Self.specifier) {
      add(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      guard match.output.0 != "%%" else {
        add("%")
        continue
      }
      let place = match.output.1.flatMap { Int($0) } ?? next
      next = max(next, place) + 1
      let label = match.output.2.map(String.init)
      let parameter = Parameter(
        label: label, name: label ?? "arg\(place)", type: Self.type(of: match.output.3))
      places[place] = places[place] ?? parameter
      literal += "\\(\(AssetSymbols.quoted(parameter.name)))"
      plain += " "
    }
    add(String(rest))
    literal = "\"\(literal)\""
    parameters = places.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func add(_ text: String) {
    literal += SwiftText.literal(text).dropFirst().dropLast()
    plain += text
  }

  private static func type(of conversion: Substring?) -> String {
    switch conversion?.last {
    case "@": "String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    case "u", "x", "X", "o": "UInt"
    default: "Int"
    }
  }

  /// The place, the name, and the conversion with its length.
  private nonisolated(unsafe) static let specifier =
    /%(?:%|(?:([0-9]+)\$)?(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?[-+ #0]*[0-9]*(?:\.[0-9]+)?((?:hh|h|ll|l|q|z|t|j|L)?[@dDiufFeEgGaAxXoc]))/
}
