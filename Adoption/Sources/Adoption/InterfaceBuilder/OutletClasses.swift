/// Lets elements without a class of their own be of the class of the outlet that refers to them.
///
/// UIKit sets an outlet without checking the object's class. An app whose outlet is of its own class
/// therefore works if the element is of UIKit's. In Swift the outlet would stay nil.
struct OutletClasses {
  let declarations: Declarations

  func mark(_ document: MarkupElement) {
    var plain: [String: MarkupElement] = [:]
    document.forEach { element in
      if element["customClass"] == nil, let id = element["id"] { plain[id] = element }
    }
    document.forEach { owner in
      guard let name = owner["customClass"] else { return }
      for outlet in owner.child("connections")?.children ?? [] where outlet.name == "outlet" {
        guard let property = outlet["property"], let element = outlet["destination"],
          let target = plain[element], target["customClass"] == nil,
          let type = type(of: property, in: name), isSubclass(type, of: target)
        else { continue }
        target.attributes["customClass"] = type
      }
    }
  }

  /// The class of an outlet that a class or one of its superclasses declares.
  private func type(of property: String, in owner: String) -> String? {
    guard let declaration = declarations.find(owner) else { return nil }
    for type in [declaration] + declarations.superclasses(of: declaration.name).known {
      guard let outlet = type.properties.first(where: { $0.name == property }) else { continue }
      guard let written = outlet.type, let found = declarations.find(written, inside: type.name),
        found.kind.contains(.class), found.isNameable
      else { return nil }
      return found.name
    }
    return nil
  }

  private func isSubclass(_ type: String, of element: MarkupElement) -> Bool {
    guard let outside = declarations.superclasses(of: type).outside,
      declarations.isResponder(type), let first = element.name.first
    else { return false }
    let drawn =
      SceneTrimming.systemClasses[element.name]?.type
      ?? "UI" + first.uppercased() + element.name.dropFirst()
    // Every view is a UIView.
    return outside == drawn || drawn == "UIView" && !outside.hasSuffix("Controller")
  }
}
