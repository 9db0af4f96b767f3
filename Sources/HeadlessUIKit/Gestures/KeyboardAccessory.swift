extension UIViewController {
  /// The view above the keyboard, or at the bottom of the screen: the input accessory view of the first
  /// responder, or of the nearest responder up its chain that has one.
  final var keyboardAccessory: UIView? {
    var responder: UIResponder? = HeadlessDevice.current.firstResponder
    var accessory: UIView?
    while let current = responder {
      if accessory == nil { accessory = current.inputAccessoryView }
      if current === self { return accessory }
      // The bar is in no view; the screen that provides it is its next responder.
      if let bar = current as? UIView, current.next == nil, bar === inputAccessoryView {
        return bar
      }
      responder = current.next
    }
    return nil
  }
}
