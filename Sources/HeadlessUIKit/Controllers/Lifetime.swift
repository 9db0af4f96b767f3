/// Tells whether a view controller is gone, and keeps it neither alive nor slow.
@MainActor public struct Lifetime {
  private let link: ControllerLink

  fileprivate init(_ link: ControllerLink) {
    self.link = link
  }

  public var hasEnded: Bool { link.isEnded }

  /// Whether this is about `other`.
  public func leads(to other: UIViewController) -> Bool { link.leads(to: other) }

  /// The view controller, while it lives.
  public var viewController: UIViewController? { link.target }
}

extension UIViewController {
  /// What tells when this one is gone.
  public var lifetime: Lifetime { Lifetime(link) }
}
