/// An object that can respond to events; an `NSObject`, as on iOS.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next object up the responder chain.
  open var next: UIResponder? { nil }
}
