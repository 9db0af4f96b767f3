/// A segue from one view controller to another while it is performed.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  final var isAnimated = true
  /// The tapped view or item, at which a popover points.
  final var anchor: Any?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Creates a segue of a class that is known only at run time.
  ///
  /// It is a required convenience initializer, so that a subclass that overrides
  /// `init(identifier:source:destination:)` inherits it.
  ///
  /// - Note: Not in UIKit.
  public required convenience init(
    drawn identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Performs the segue; a subclass shows the destination in its own way.
  open func perform() {
    handler?()
  }
}

/// Shows the destination as `UIViewController.show(_:sender:)` does.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: anchor) }
}

final class DetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: anchor) }
}

/// The segue's name before Show.
final class PushSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: isAnimated)
  }
}

final class ModalSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: isAnimated) }
}

/// A popover segue; like every popover on a phone, it adapts to a sheet.
final class PopoverSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: isAnimated) }
}

/// Embeds a child in a container view.
final class EmbedSegue: UIStoryboardSegue {
  var container: UIView?

  override func perform() {
    guard let container, let view = destination.view else { return }
    source.addChild(destination)
    view.frame = container.bounds
    container.addSubview(view)
    destination.tellMoved(to: source)
  }
}
