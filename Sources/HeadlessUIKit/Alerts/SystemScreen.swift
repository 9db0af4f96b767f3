/// A system screen whose delegate or handler is called when the user has swiped it down.
@MainActor protocol SystemScreen: UIViewController {
  func didDismissBySwipe()
}

extension UIViewController {
  /// Adds a button to a system screen, such as a picker.
  ///
  /// - Parameter tapped: Must capture the screen weakly, because the screen's view retains it.
  @_spi(SystemScreens) public func addSystemButton(
    _ title: String, tapped: @escaping @MainActor () -> Void
  ) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
