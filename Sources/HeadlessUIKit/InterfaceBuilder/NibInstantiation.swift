/// Instantiates a scene or xib file: creates, connects, and awakens the objects.
///
/// As in UIKit, all objects are initialized before the first outlet is set, all outlets are set
/// before the first action or segue, and `awakeFromNib` comes last.
@MainActor final class NibInstantiation {
  let bundle: Bundle
  let storyboard: UIStoryboard?

  /// The objects by their identifiers in the file.
  private(set) var objects: [String: NSObject] = [:]
  private var made: [(node: NibNode, object: NSObject)] = []
  /// The view controller with the segues and prototypes.
  private(set) weak var controller: UIViewController?
  private var scene: NibNode?

  init(bundle: Bundle, storyboard: UIStoryboard?) {
    self.bundle = bundle
    self.storyboard = storyboard
  }

  // MARK: Scenes

  func makeScene(
    _ scene: NibNode, of node: NibNode, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    self.scene = scene
    let coder = NibCoder(self, node)
    guard let controller = creator?(coder) ?? makeController(node, coder) else { return nil }
    HeadlessDevice.current.keepUntilTurnEnds(controller)
    self.controller = controller
    objects[node.id] = controller
    let parts = made
    made.append((node, controller))
    for part in parts { controller.nibSource?.parts[part.node.id] = .init(object: part.object) }
    connect()
    for child in ContainedScenes(node).controllers(in: storyboard) { child.enter(controller) }
    awaken()
    return controller
  }

  private func makeController(_ node: NibNode, _ coder: NibCoder) -> UIViewController? {
    if case .controller(let type) = InterfaceBuilderClasses.find(for: node) {
      return type.init(coder: coder)
    }
    return InterfaceElements.controllerType(of: node.element).init(coder: coder)
  }

  /// Called by `UIViewController.init(coder:)`.
  func decode(_ controller: UIViewController, _ node: NibNode) {
    guard let scene else { return }
    controller.nibSource = NibSource(
      storyboard: storyboard, bundle: bundle, scene: scene, node: node)
    NibControllers.apply(node, to: controller, by: self)
  }

  // MARK: Views

  func makeView(_ view: NibNode, in source: NibSource, for controller: UIViewController) {
    self.controller = controller
    scene = source.scene
    objects[source.node.id] = controller
    for (id, part) in source.parts { objects[id] = part.object }
    for node in source.scene.children where node.id != source.node.id {
      if let object = make(node) { source.topLevelObjects.append(object) }
    }
    controller.view = make(view) as? UIView
    // The segues of the view controller that led to this part are connected already.
    connect(controller, source.node) { source.parts[$0] == nil }
    connect()
    awaken()
  }

  /// Creates the top-level objects of a xib file, with `owner` as File's Owner.
  func makeObjects(of nib: NibNode, owner: NSObject?) -> [NSObject] {
    scene = nib
    controller = owner as? UIViewController
    let placeholders = nib.children.filter { $0.element == "placeholder" }
    let ownerNode = placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let ownerNode { objects[ownerNode.id] = owner }
    let topLevel = nib.children.compactMap { make($0) }
    HeadlessDevice.current.keepUntilTurnEnds(topLevel)
    if let owner, let ownerNode { connect(owner, ownerNode) { _ in true } }
    connect()
    awaken()
    return topLevel
  }

  /// Creates a prototype cell for a table of `controller`.
  func makePrototype(_ node: NibNode, for controller: UIViewController?) -> UIView? {
    self.controller = controller
    if let source = controller?.nibSource {
      scene = source.scene
      objects[source.node.id] = controller
    }
    let cell = make(node) as? UIView
    connect()
    awaken()
    return cell
  }

  /// Creates an object with everything inside it; nil if the element creates no object.
  func make(_ node: NibNode) -> NSObject? {
    // Placeholders for objects elsewhere.
    guard node.element != "placeholder", node.element != "exit" else { return nil }
    let object: NSObject?
    switch InterfaceBuilderClasses.find(for: node) {
    case .view(let type): object = type.init(coder: NibCoder(self, node))
    case .controller(let type):
      let controller = type.init(coder: NibCoder(self, node))
      // A xib file contains the view too, while a storyboard keeps it in a file of its own.
      if storyboard == nil, let view = node.value("view") {
        controller?.nibSource?.madeView = make(view) as? UIView
      }
      object = controller
    case .object(let make): object = make()
    case .segue, nil:
      if let type = InterfaceElements.viewType(of: node.element) {
        object = type.init(coder: NibCoder(self, node))
      } else {
        object = InterfaceElements.object(of: node, by: self)
      }
    }
    guard let object else { return nil }
    if !(object is UIView), !(object is UIViewController) {
      NibObjects.apply(node, to: object, by: self)
    }
    add(object, node)
    return object
  }

  /// Registers an object created elsewhere, such as a cell's content view.
  func add(_ object: NSObject, _ node: NibNode) {
    objects[node.id] = object
    made.append((node, object))
  }

  // MARK: Connecting

  private func connect() {
    // The decoder returns its objects autoreleased: a view with a weak outlet outlives its removal.
    HeadlessDevice.current.keepUntilTurnEnds(made.map(\.object))
    for (node, object) in made { setAttributes(of: object, node) }
    for (node, object) in made { connect(object, node) { _ in true } }
    for (node, object) in made { NibActions.connect(object, node, in: self) }
    guard let controller else { return }
    for (node, object) in made { NibSegues.connect(object, node, of: controller) }
  }

  private func setAttributes(of object: NSObject, _ node: NibNode) {
    for attribute in node.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      NibOutlets.setIfKnown(NibValues.attribute(attribute, in: bundle), for: path, of: object)
    }
  }

  /// Sets the outlets whose destinations exist.
  private func connect(_ object: NSObject, _ node: NibNode, where leads: (String) -> Bool) {
    var collections: [(name: String, objects: [NSObject])] = []
    for connection in node.list("connections") {
      guard let destination = connection["destination"], leads(destination),
        let target = objects[destination], let property = connection["property"]
      else { continue }
      switch connection.element {
      case "outlet": NibOutlets.set(target, for: property, of: object)
      case "outletCollection":
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].objects.append(target)
        } else {
          collections.append((property, [target]))
        }
      default: break
      }
    }
    for collection in collections {
      NibOutlets.set(collection.objects, for: collection.name, of: object)
    }
  }

  private func awaken() {
    for (_, object) in made { (object as? any InterfaceBuilderObject)?.awakeFromNib() }
  }
}
