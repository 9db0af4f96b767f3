/// A way from one screen to another, as it is being taken.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  final var isAnimated = true
  /// What was tapped; a popover points at it.
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

  /// Makes a segue of a class that is known only at run time.
  ///
  /// Required and convenience, so that a subclass that overrides `init(identifier:source:destination:)`
  /// inherits it.
  public required convenience init(
    drawn identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Takes the way; a subclass shows the destination in its own manner.
  open func perform() {
    handler?()
  }
}

/// Segues to the screen that `UIViewController.show(_:sender:)` shows.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: anchor) }
}

final class DetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: anchor) }
}

/// As it was called before there was Show.
final class PushSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: isAnimated)
  }
}

final class ModalSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: isAnimated) }
}

/// Its destination adapts to a sheet, as every popover on a phone does.
final class PopoverSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: isAnimated) }
}

/// Fills a container view with a child.
final class EmbedSegue: UIStoryboardSegue {
  var container: UIView?

  override func perform() {
    guard let container, let view = destination.view else { return }
    source.addChild(destination)
    view.frame = container.bounds
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
