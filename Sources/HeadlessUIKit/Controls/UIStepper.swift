@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  open var stepValue: Double = 1

  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  private var incrementImages = StateValues<UIImage>()
  private var decrementImages = StateValues<UIImage>()

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[state] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[state] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  /// Taps plus or minus, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func step(up: Bool) {
    guard isEnabled else { return }
    let next = value + (up ? stepValue : -stepValue)
    let isOver = next > maximumValue || next < minimumValue
    value =
      isOver && wraps
      ? (up ? minimumValue : maximumValue) : min(max(next, minimumValue), maximumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var tapTargets: [TapTarget] {
    [
      target(titled: "Increment") { [self] in step(up: true) },
      target(titled: "Decrement") { [self] in step(up: false) },
    ]
  }
}

/// Which platform's controls a control resembles.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}
