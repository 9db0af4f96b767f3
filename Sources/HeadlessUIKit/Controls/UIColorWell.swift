/// A color well, with a button that opens the color picker.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
}
