/// Which days of a calendar the user can select.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  open func updateSelectableDates() {}

  /// Selects or deselects a day, as a tap on it does.
  func tap(_ day: DateComponents) -> Bool { false }
}

@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

  override func tap(_ day: DateComponents) -> Bool {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return false }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
    return true
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func tap(_ day: DateComponents) -> Bool {
    if let known = selectedDates.firstIndex(where: { $0.isSameDay(as: day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return false }
      selectedDates.remove(at: known)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return false }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    return true
  }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
