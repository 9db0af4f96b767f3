/// The origin of a view controller: its storyboard scene, or its view's xib file.
@MainActor final class NibSource {
  /// The storyboard, which is retained as in UIKit; nil for a xib file.
  let storyboard: UIStoryboard?
  let bundle: Bundle
  /// All objects of the scene.
  let scene: NibNode
  /// The scene's view controller.
  let node: NibNode

  /// Objects created with the view controller, such as its bar buttons, to which its view connects.
  var parts: [String: WeakPart] = [:]
  /// Top-level objects that nothing else retains, such as gesture recognizers.
  var topLevelObjects: [NSObject] = []

  /// The view of a view controller in a xib file, until it loads its view.
  var madeView: UIView?

  struct WeakPart {
    weak var object: NSObject?
  }

  init(storyboard: UIStoryboard?, bundle: Bundle, scene: NibNode, node: NibNode) {
    self.storyboard = storyboard
    self.bundle = bundle
    self.scene = scene
    self.node = node
  }

  /// The segue with an identifier, anywhere in the scene.
  func segue(named identifier: String) -> NibNode? {
    var found: NibNode?
    scene.forEachNode { node in
      if found == nil, node.element == "segue", node["identifier"] == identifier { found = node }
    }
    return found
  }

  /// Creates the view of the scene's view controller, if the scene has one.
  func loadView(for controller: UIViewController) -> Bool {
    if let madeView {
      controller.view = madeView
      self.madeView = nil
      return true
    }
    guard let view = node.value("view") else { return false }
    NibInstantiation(bundle: bundle, storyboard: storyboard)
      .makeView(view, in: self, for: controller)
    return true
  }
}

/// The xib file passed to a view controller's initializer.
@MainActor final class NibRequest {
  let name: String?
  let bundle: Bundle?

  /// Nil if no xib file was passed, which is the common case.
  init?(_ name: String?, _ bundle: Bundle?) {
    guard name != nil || bundle != nil else { return nil }
    self.name = name
    self.bundle = bundle
  }
}
