// Written by scripts/optional-methods.

extension UICalendarSelectionMultiDateDelegate {
  @_disfavoredOverload
  public var multiDateSelection: UICalendarSelectionMultiDateDelegateMultiDateSelection? {
    UICalendarSelectionMultiDateDelegateMultiDateSelection(delegate: self)
  }

}

/// The method that an optional call of `multiDateSelection` invokes.
@preconcurrency @MainActor public struct UICalendarSelectionMultiDateDelegateMultiDateSelection {
  fileprivate let delegate: any UICalendarSelectionMultiDateDelegate

  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canSelectDate: dateComponents)
  }
  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canDeselectDate: dateComponents)
  }
}
