/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var isContinuous = true
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { rect }

  /// Drags the thumb to a value, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    setValue(value, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
