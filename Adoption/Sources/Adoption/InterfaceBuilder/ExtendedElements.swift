/// Lets elements without a class of their own be of the subclass that applies what the app's
/// extensions of UIKit's class override.
enum ExtendedElements {
  static func mark(_ document: MarkupElement, classes: [String: String], in module: String) {
    var extended: [String: String] = [:]
    for (name, owner) in classes where name.hasPrefix(CategoryOverrides.namespace(of: owner) + ".")
    {
      let plain = String(name.drop { $0 != "." }.dropFirst())
      if extended[plain] == nil || owner == module { extended[plain] = name }
    }
    guard !extended.isEmpty else { return }
    document.forEach { element in
      guard element["customClass"] == nil, element["id"] != nil, let first = element.name.first
      else { return }
      // `navigationController` is a UINavigationController.
      let type = "UI" + first.uppercased() + element.name.dropFirst()
      if let name = extended[type] { element.attributes["customClass"] = name }
    }
  }
}
