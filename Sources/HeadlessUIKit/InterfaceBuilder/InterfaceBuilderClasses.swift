/// How to create an object of a class that a storyboard names.
///
/// - Note: Not in UIKit.
public enum InterfaceBuilderClass {
  /// A view or view controller, created by `init(coder:)`.
  case view(UIView.Type)
  case controller(UIViewController.Type)
  case segue(UIStoryboardSegue.Type)
  /// Any other object.
  case object(@MainActor () -> NSObject)
}

/// The app's classes that its storyboards and xib files name, with other knowledge of the app's
/// code.
///
/// Adopting an app generates one call of `register` in the app's module. An app without storyboards
/// never calls it, and has no cost.
///
/// - Note: Not in UIKit.
@MainActor public enum InterfaceBuilderClasses {
  private static var classes: [(String) -> InterfaceBuilderClass?] = []
  private static var attributes: [(NSObject, String, Any?) -> Bool] = []
  private static var nibNames: Set<String> = []
  private static var modules: [String] = []

  /// Registers the classes of an app's module; each module calls it once.
  ///
  /// - Parameters:
  ///   - file: A file of the module, which may also contain stand-ins for the classes of other modules.
  ///   - nibNames: The names of the xib files, so that view controllers can find one with their class's
  ///     name.
  ///   - attributes: Sets an inspectable attribute that an extension of a UIKit class declares; returns
  ///     false if the object has no such attribute.
  ///   - classes: Returns a class for its name with its module (`Shop.ItemCell`).
  public static func register(
    in file: String = #fileID, nibNames: Set<String> = [],
    attributes: ((_ object: NSObject, _ key: String, _ value: Any?) -> Bool)? = nil,
    classes: ((String) -> InterfaceBuilderClass?)? = nil
  ) {
    modules.append(String(file.prefix { $0 != "/" }))
    self.nibNames.formUnion(nibNames)
    if let attributes { self.attributes.append(attributes) }
    if let classes { self.classes.append(classes) }
  }

  /// Whether a class may load its view from a xib file with its own name.
  static var hasNibs: Bool { !nibNames.isEmpty }

  static func hasNib(named name: String) -> Bool { nibNames.contains(name) }

  static func setAttribute(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    attributes.contains { $0(object, key, value) }
  }

  /// The class that a node names, if any.
  static func find(for node: NibNode) -> InterfaceBuilderClass? {
    guard let name = node["customClass"] ?? node["systemClass"] else { return nil }
    let qualified = node["customModule"].map { $0 + "." + name } ?? name
    for find in classes {
      if let found = find(qualified) ?? find(name) { return found }
    }
    guard node["customClass"] != nil else { return nil }
    for module in ["HeadlessUIKit"] + modules {
      if let found = linkedClass(named: name, in: module) { return found }
    }
    // A class of another module, or of Objective-C, which has none, may be missing only here.
    guard let module = node["customModule"], modules.contains(module) else { return nil }
    HeadlessDevice.current.report(
      .warning(
        "Unknown class \(qualified) in Interface Builder file.", on: UIApplication.shared,
        "init(coder:)"))
    return nil
  }

  /// The class with a name that is linked but not registered: an element may be drawn as one class of UIKit and be of
  /// another, or be of a class of a module that a stand-in replaces.
  private static func linkedClass(named name: String, in module: String) -> InterfaceBuilderClass? {
    switch _typeByName("\(module).\(name)") {
    case let type as UIView.Type: .view(type)
    case let type as UIViewController.Type: .controller(type)
    case let type as UIStoryboardSegue.Type: .segue(type)
    default: nil
    }
  }
}
