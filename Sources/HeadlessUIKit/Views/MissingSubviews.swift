/// Adds subviews in place of a missing module's methods, such as `addSubviews(title, button)`.
///
/// The stand-ins of an adopted app call it.
///
/// - Note: Not in UIKit.
@MainActor public enum MissingSubviews {
  /// Adds the views among the arguments of a call to a view, or to the view of a view controller.
  ///
  /// - Parameter name: The method's name. If it mentions arranged views, a stack view arranges them.
  public static func add(_ arguments: [Any?], to receiver: Any, by name: String) {
    guard let view = receiver as? UIView ?? (receiver as? UIViewController)?.view else { return }
    let stack = name.contains("rranged") ? view as? UIStackView : nil
    for argument in arguments {
      for case let subview as UIView in argument as? [Any] ?? [argument as Any] {
        // A view that contains the receiver is what the receiver is aligned with.
        guard !view.isDescendant(of: subview) else { continue }
        if let stack { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
      }
    }
  }
}
