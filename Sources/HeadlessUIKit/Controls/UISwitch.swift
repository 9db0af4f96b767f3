/// A switch; tapping it toggles its state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var tapTargets: [TapTarget] {
    [
      target(.toggle, titled: nil) { [self] in
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
}
