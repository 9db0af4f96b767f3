/// Reports whether a view controller was deallocated, without retaining it or slowing it down.
///
/// - Note: Not in UIKit.
@MainActor public struct Lifetime {
  private let link: ControllerLink

  fileprivate init(_ link: ControllerLink) {
    self.link = link
  }

  public var hasEnded: Bool { link.isEnded }

  /// Whether this is the lifetime of `other`.
  public func leads(to other: UIViewController) -> Bool { link.leads(to: other) }

  /// The view controller; nil after it is deallocated.
  public var viewController: UIViewController? { link.target }
}

extension UIViewController {
  /// The lifetime of this view controller.
  ///
  /// - Note: Not in UIKit.
  public var lifetime: Lifetime { Lifetime(link) }
}
