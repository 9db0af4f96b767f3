/// A segue in a storyboard, which creates the destination and the segue each time it is performed.
///
/// The source view controller retains it; it doesn't retain the source.
@MainActor final class SegueTemplate: NSObject {
  private let node: NibNode
  private weak var source: UIViewController?

  /// The action that a control sends.
  static let action = Selector("trigger:", SegueTemplate.trigger(_:))

  /// The segue's kind; nil for a relationship, which can't be performed.
  init?(_ node: NibNode, of source: UIViewController) {
    guard node["kind"] != "relationship" else { return nil }
    self.node = node
    self.source = source
    super.init()
  }

  /// Performs the segue as the user does, if the view controller allows it.
  func trigger(_ sender: Any?) {
    guard let source else { return }
    if let identifier = node["identifier"] {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    } else {
      // UIKit also calls this with an empty identifier.
      guard source.shouldPerformSegue(withIdentifier: "", sender: sender) else { return }
    }
    go(sender)
  }

  /// Performs the segue programmatically, without asking.
  func go(_ sender: Any?) {
    guard let source else { return }
    if node["kind"] == "unwind" {
      return Unwinding(node, from: source, sender: sender).perform()
    }
    guard let segue = make(from: source, sender) else { return }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Embeds the destination in a container view.
  func embed(in container: UIView) {
    guard let source else { return }
    guard let segue = make(from: source, container) else { return }
    (segue as? EmbedSegue)?.container = container
    if let identifier = node["identifier"],
      !source.shouldPerformSegue(withIdentifier: identifier, sender: container)
    {
      return
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }

  private func make(from source: UIViewController, _ sender: Any?) -> UIStoryboardSegue? {
    guard let storyboard = source.storyboard, let destination = node["destination"],
      let controller = storyboard.makeScene(of: destination, creator: creator(source, sender))
    else { return nil }
    node["modalPresentationStyle"].flatMap(InterfaceElements.presentationStyle).map {
      controller.modalPresentationStyle = $0
    }
    node["modalTransitionStyle"].flatMap(InterfaceElements.transitionStyle).map {
      controller.modalTransitionStyle = $0
    }
    if node["kind"] == "popoverPresentation" || node["kind"] == "popover" {
      controller.modalPresentationStyle = .popover
    }
    let segue = segueType.init(
      drawn: node["identifier"], from: source, to: controller)
    segue.isAnimated = node.flag("animates") ?? true
    segue.anchor = sender
    HeadlessDevice.current.keepUntilTurnEnds(segue)
    return segue
  }

  /// The source's method that creates the destination, if one is connected.
  private func creator(
    _ source: UIViewController, _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = node["destinationCreationSelector"] else { return nil }
    return { [node] coder in
      source.makeSegueDestination(
        name, coder: coder, sender: sender, segueIdentifier: node["identifier"])
    }
  }

  private var segueType: UIStoryboardSegue.Type {
    if case .segue(let type) = InterfaceBuilderClasses.find(for: node) { return type }
    return switch node["kind"] {
    case "presentation", "modal": ModalSegue.self
    case "popoverPresentation", "popover": PopoverSegue.self
    case "showDetail", "replace": DetailSegue.self
    case "embed": EmbedSegue.self
    case "push": PushSegue.self
    case "custom": UIStoryboardSegue.self
    default: ShowSegue.self
    }
  }
}
