/// A gesture that can be switched off.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
}
