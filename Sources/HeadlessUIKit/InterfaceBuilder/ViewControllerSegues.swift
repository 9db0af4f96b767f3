extension UIViewController {
  /// The storyboard that this screen came from; nil for one that code made.
  public var storyboard: UIStoryboard? { nibSource?.storyboard }

  /// Performs the segue with an identifier; `shouldPerformSegue` is not asked.
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

  /// Makes the view from the storyboard or the xib that it was drawn in; false where there is none.
  final func loadViewFromInterface() -> Bool {
    if let nibSource { return nibSource.loadView(for: self) }
    guard let name = nibNameOfView else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self, options: nil)
    return isViewLoaded
  }

  /// The name that the initializer got, else the class's if there is such a xib, as UIKit does.
  private var nibNameOfView: String? {
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
