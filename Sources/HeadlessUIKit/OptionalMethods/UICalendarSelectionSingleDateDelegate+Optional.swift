// Written by scripts/optional-methods.

extension UICalendarSelectionSingleDateDelegate {
  @_disfavoredOverload
  public var dateSelection: UICalendarSelectionSingleDateDelegateDateSelection? {
    UICalendarSelectionSingleDateDelegateDateSelection(delegate: self)
  }

}

/// The method that an optional call of `dateSelection` invokes.
@preconcurrency @MainActor public struct UICalendarSelectionSingleDateDelegateDateSelection {
  fileprivate let delegate: any UICalendarSelectionSingleDateDelegate

  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    delegate.dateSelection(selection, canSelectDate: dateComponents)
  }
}
