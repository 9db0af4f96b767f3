/// A line of text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var numberOfLines = 1
}
