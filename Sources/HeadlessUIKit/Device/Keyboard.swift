/// The on-screen keyboard, which is visible while text is being edited.
@MainActor struct Keyboard {
  private(set) var isVisible = false
  /// Keeps the keyboard visible while it moves from one field to the next.
  var isChangingHands = false

  static let height: CGFloat = 336
  static let duration: TimeInterval = 0.25

  nonisolated init() {}

  /// Shows or hides the keyboard for a first responder, posting the notifications before and after.
  mutating func follow(_ responder: UIResponder?, on device: HeadlessDevice) {
    guard !isChangingHands else { return }
    let isNeeded = responder.map(Self.needsKeyboard) ?? false
    guard isNeeded != isVisible else { return }
    isVisible = isNeeded
    Self.post(isNeeded ? .will : .did, isShown: isNeeded, isBefore: true, on: device)
    device.clock.schedule(after: .seconds(Self.duration)) { [weak device] in
      guard let device, device.keyboard.isVisible == isNeeded else { return }
      Self.post(.did, isShown: isNeeded, isBefore: false, on: device)
    }
  }

  private enum Tense { case will, did }

  private static func needsKeyboard(_ responder: UIResponder) -> Bool {
    responder is UITextField || responder is UITextView || responder is any UIKeyInput
  }

  private static func post(
    _ tense: Tense, isShown: Bool, isBefore: Bool, on device: HeadlessDevice
  ) {
    let bounds = device.screen.bounds
    let below = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
    let shown = CGRect(
      x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? below : shown),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? shown : below),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let names: [Notification.Name] =
      isBefore
      ? [
        UIResponder.keyboardWillChangeFrameNotification,
        isShown
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      ]
      : [
        UIResponder.keyboardDidChangeFrameNotification,
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      ]
    for name in names {
      NotificationCenter.default.post(
        name: name, object: device.screen, userInfo: information)
    }
  }
}

/// A custom view that accepts typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
