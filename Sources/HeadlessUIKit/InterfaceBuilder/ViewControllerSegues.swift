extension UIViewController {
  /// The storyboard that created this view controller; nil if code created it.
  public var storyboard: UIStoryboard? { nibSource?.storyboard }

  /// Performs the segue with an identifier, without calling `shouldPerformSegue`.
  final func performDrawnSegue(_ identifier: String, sender: Any?) {
    guard let node = nibSource?.segue(named: identifier),
      let segue = SegueTemplate(node, of: self)
    else {
      HeadlessDevice.current.report(
        .invalidArgument(
          "Receiver (\(description)) has no segue with identifier '\(identifier)'", on: self,
          "performSegue(withIdentifier:sender:)"))
      return
    }
    segue.go(sender)
  }

  /// Loads the view from its storyboard or xib file; returns false if there is none.
  final func loadViewFromInterface() -> Bool {
    if let nibSource { return nibSource.loadView(for: self) }
    guard let name = nibNameOfView else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self, options: nil)
    return isViewLoaded
  }

  /// The name passed to the initializer, or else the class's name if such a xib file exists, as in
  /// UIKit; nil for a container of UIKit's, which creates its view itself.
  private var nibNameOfView: String? {
    if self is UINavigationController || self is UITabBarController { return nil }
    if let nibName { return nibName }
    guard InterfaceBuilderClasses.hasNibs else { return nil }
    let type = String(describing: type(of: self))
    if type.hasSuffix("Controller"),
      InterfaceBuilderClasses.hasNib(named: String(type.dropLast("Controller".count)))
    {
      return String(type.dropLast("Controller".count))
    }
    return InterfaceBuilderClasses.hasNib(named: type) ? type : nil
  }
}
