/// An element of an XML file, with its text and its first line.
final class MarkupElement {
  let name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  var text = ""
  let line: Int

  init(name: String, attributes: [String: String] = [:], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func child(_ name: String) -> MarkupElement? {
    children.first { $0.name == name }
  }

  /// Visits this element and its descendants in the order of the file.
  func forEach(_ visit: (MarkupElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }
}
