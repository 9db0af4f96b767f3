/// The view controllers of a storyboard, created on demand.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  private let table: InterfaceTable?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    table = bundle.interfaceTable(name, ofType: "storyboardc")
    super.init()
    guard table == nil else { return }
    HeadlessDevice.current.report(
      .invalidArgument(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.interfaceName)", on: self,
        "init(name:bundle:)"))
  }

  /// `<UIStoryboard "Main">`, without an address.
  public nonisolated override var description: String { "<UIStoryboard \"\(name)\">" }

  // MARK: View controllers

  /// Creates the initial view controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    table?.initial.flatMap { makeScene(of: $0) }
  }

  /// Creates the initial view controller with `creator`, which can pass more than a coder.
  ///
  /// If `creator` returns nil, the storyboard creates the view controller.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    table?.initial.flatMap { makeScene(of: $0, creator: creator) as? ViewController }
  }

  /// Creates the view controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = table?.controller(named: identifier), let controller = makeScene(of: id) else {
      reportMissing(identifier)
      return UIViewController()
    }
    return controller
  }

  /// Creates the view controller with an identifier, as a specific type.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let id = table?.controller(named: identifier),
      let controller = makeScene(of: id, creator: creator)
    else {
      reportMissing(identifier)
      preconditionFailure(missing(identifier))
    }
    guard let typed = controller as? ViewController else {
      preconditionFailure(
        "Storyboard (\(description)): the view controller with identifier '\(identifier)' is a "
          + "\(type(of: controller)), not a \(ViewController.self)")
    }
    return typed
  }

  private func missing(_ identifier: String) -> String {
    "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'"
  }

  private func reportMissing(_ identifier: String) {
    HeadlessDevice.current.report(
      .invalidArgument(
        missing(identifier), on: self, "instantiateViewController(withIdentifier:)"))
  }

  // MARK: Scenes

  /// Creates a scene's view controller and its children, and retains it for this run loop turn.
  func makeScene(
    of id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = table?.scene(of: id) else { return nil }
    guard let node = scene.children.first(where: { $0.id == id }) else { return nil }
    if node.element == "viewControllerPlaceholder" { return referenced(by: node) }
    let controller = NibInstantiation(bundle: bundle, storyboard: self)
      .makeScene(scene, of: node, creator: creator)
    if let controller { didInstantiate(controller) }
    return controller
  }

  /// Called after the storyboard has created a view controller and its children.
  ///
  /// A package that injects dependencies overrides it, where it swizzles on iOS.
  ///
  /// - Note: Not in UIKit.
  open func didInstantiate(_ controller: UIViewController) {}

  /// The storyboard that a reference names.
  ///
  /// - Note: Not in UIKit.
  open func makeReferenced(name: String, bundle: Bundle) -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }

  /// Creates the view controller that a storyboard reference refers to, in this storyboard or
  /// another.
  private func referenced(by node: NibNode) -> UIViewController? {
    let target =
      node["storyboardName"].map {
        makeReferenced(
          name: $0,
          bundle: node["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle)
      } ?? self
    guard let identifier = node["referencedIdentifier"] else {
      return target.instantiateInitialViewController()
    }
    return target.instantiateViewController(withIdentifier: identifier)
  }
}

extension Bundle {
  /// A storyboard or xib file in this bundle.
  @MainActor func interfaceTable(_ name: String, ofType type: String) -> InterfaceTable? {
    path(forResource: name, ofType: type).flatMap(InterfaceTable.contents(of:))
  }

  /// The bundle's name in messages, without a path, which would differ between machines.
  var interfaceName: String { self == .main ? "main" : bundleIdentifier ?? "without identifier" }
}
