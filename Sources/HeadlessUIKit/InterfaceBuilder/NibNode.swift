/// An element of a compiled storyboard or xib file, which describes one object or value.
final class NibNode: Sendable {
  let element: String
  let attributes: [String: String]
  let children: [NibNode]

  init(_ element: String, _ attributes: [String: String] = [:], _ children: [NibNode] = []) {
    self.element = element
    self.attributes = attributes
    self.children = children
  }

  /// Parses `[element, {attributes}, [children]]`; empty trailing parts may be omitted.
  init?(json: Any, depth: Int = 0) {
    guard depth < 256, let parts = json as? [Any], let element = parts.first as? String else {
      return nil
    }
    self.element = element
    attributes = parts.count > 1 ? parts[1] as? [String: String] ?? [:] : [:]
    let nested = parts.count > 2 ? parts[2] as? [Any] ?? [] : []
    children = nested.compactMap { NibNode(json: $0, depth: depth + 1) }
  }

  var id: String { attributes["id"] ?? "" }
  var key: String? { attributes["key"] }

  subscript(name: String) -> String? { attributes[name] }

  /// A Boolean attribute, `YES` or `NO`; nil if it is missing.
  func flag(_ name: String) -> Bool? {
    attributes[name].map { $0 == "YES" || $0 == "true" }
  }

  func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The child whose `key` attribute is `key`.
  func value(_ key: String) -> NibNode? {
    children.first { $0.key == key }
  }

  /// The children of the child element `name`.
  func list(_ name: String) -> [NibNode] {
    children.first { $0.element == name && ($0.key == nil || $0.key == name) }?.children ?? []
  }

  /// Visits this node and its descendants, in file order.
  func forEachNode(_ visit: (NibNode) -> Void) {
    visit(self)
    for child in children { child.forEachNode(visit) }
  }
}
