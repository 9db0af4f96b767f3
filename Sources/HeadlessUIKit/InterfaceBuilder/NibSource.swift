/// Where a view controller came from: its storyboard scene, or the xib of its view.
@MainActor final class NibSource {
  /// Kept, as UIKit does; nil for a xib.
  let storyboard: UIStoryboard?
  let bundle: Bundle
  /// Everything in the scene.
  let scene: NibNode
  /// The view controller in it.
  let node: NibNode

  /// What the view controller itself brought, such as its bar buttons, for its view to connect to.
  var parts: [String: WeakPart] = [:]
  /// Objects that stand beside the views and that nothing else keeps, such as gesture recognizers.
  var topLevelObjects: [NSObject] = []

  struct WeakPart {
    weak var object: NSObject?
  }

  init(storyboard: UIStoryboard?, bundle: Bundle, scene: NibNode, node: NibNode) {
    self.storyboard = storyboard
    self.bundle = bundle
    self.scene = scene
    self.node = node
  }

  /// The segue with an identifier, wherever in the scene it begins.
  func segue(named identifier: String) -> NibNode? {
    var found: NibNode?
    scene.forEachNode { node in
      if found == nil, node.element == "segue", node["identifier"] == identifier { found = node }
    }
    return found
  }

  /// Makes the view of the scene's view controller, if the scene has one.
  func loadView(for controller: UIViewController) -> Bool {
    guard let view = node.value("view") else { return false }
    NibInstantiation(bundle: bundle, storyboard: storyboard)
      .makeView(view, in: self, for: controller)
    return true
  }
}

/// The xib that a view controller's initializer was given.
@MainActor final class NibRequest {
  let name: String?
  let bundle: Bundle?

  /// Nil if the initializer was given none, as most are.
  init?(_ name: String?, _ bundle: Bundle?) {
    guard name != nil || bundle != nil else { return nil }
    self.name = name
    self.bundle = bundle
  }
}
