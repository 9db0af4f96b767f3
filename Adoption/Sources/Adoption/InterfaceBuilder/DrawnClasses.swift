/// The classes that storyboards and xibs name and the app doesn't declare, with UIKit's class that each is drawn as.
///
/// If a class belongs to a missing module, its stand-in derives from that class, so that outlets have objects.
enum DrawnClasses {
  /// - Parameter declared: The names of the app's own classes.
  static func all(in document: MarkupElement, except declared: Set<String>) -> [String: String] {
    var drawn: [String: String] = [:]
    document.forEach { element in
      guard element.name != "placeholder", let name = element["customClass"],
        !declared.contains(name), !name.hasPrefix("UI"), let superclass = superclass(of: element)
      else { return }
      // A class that several kinds of elements name derives from what these have in common.
      drawn[name] = drawn[name].map { $0 == superclass ? $0 : "UIView" } ?? superclass
    }
    return drawn
  }

  private static func superclass(of element: MarkupElement) -> String? {
    guard let first = element.name.first else { return nil }
    let drawn = "UI" + first.uppercased() + element.name.dropFirst()
    let isKnown = StandInSuperclass.isKnown(drawn)
    switch StoryboardCompiler.kind(of: element) {
    case .view: return isKnown ? drawn : "UIView"
    case .controller: return isKnown ? drawn : "UIViewController"
    case .segue, .object: return nil
    }
  }
}
