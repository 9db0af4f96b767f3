/// Screens that were drawn in Interface Builder, made when they are asked for.
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

  /// `<UIStoryboard "Main">`: without an address.
  public nonisolated override var description: String { "<UIStoryboard \"\(name)\">" }

  // MARK: Screens

  /// The screen that the storyboard's arrow points at; nil if it points at none.
  open func instantiateInitialViewController() -> UIViewController? {
    table?.initial.flatMap { makeScene(of: $0) }
  }

  /// The same, made by `creator`, which may hand its class more than a coder.
  ///
  /// Where `creator` returns nil the storyboard makes the screen.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    table?.initial.flatMap { makeScene(of: $0, creator: creator) as? ViewController }
  }

  /// The screen with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = table?.controller(named: identifier), let controller = makeScene(of: id) else {
      reportMissing(identifier)
      return UIViewController()
    }
    return controller
  }

  /// The screen with an identifier, as its own type.
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

  func scene(of id: String) -> NibNode? { table?.scene(of: id) }

  /// Makes the view controller of a scene and those that stand in it, and keeps it for this turn.
  func makeScene(
    of id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = table?.scene(of: id) else { return nil }
    guard let node = scene.children.first(where: { $0.id == id }) else { return nil }
    if node.element == "viewControllerPlaceholder" { return referenced(by: node) }
    let controller = NibInstantiation(bundle: bundle, storyboard: self)
      .makeScene(scene, of: node, creator: creator)
    return controller
  }

  /// The screen that a storyboard reference leads to, in this storyboard or another.
  private func referenced(by node: NibNode) -> UIViewController? {
    let target =
      node["storyboardName"].map {
        UIStoryboard(
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
  /// A storyboard or xib of this bundle.
  @MainActor func interfaceTable(_ name: String, ofType type: String) -> InterfaceTable? {
    path(forResource: name, ofType: type).flatMap(InterfaceTable.contents(of:))
  }

  /// What messages call the bundle: no path, since that differs between machines.
  var interfaceName: String { self == .main ? "main" : bundleIdentifier ?? "without identifier" }
}
