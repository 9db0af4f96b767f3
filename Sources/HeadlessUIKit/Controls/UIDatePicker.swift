@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .compact }
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) {
    self.date = min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// Chooses a date, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func choose(_ date: Date) {
    guard isEnabled else { return }
    setDate(date, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
