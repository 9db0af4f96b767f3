// Written by scripts/optional-methods.

extension UICalendarViewDelegate {
  @_disfavoredOverload
  public var calendarView: UICalendarViewDelegateCalendarView? {
    UICalendarViewDelegateCalendarView(delegate: self)
  }

}

/// The method that an optional call of `calendarView` invokes.
@preconcurrency @MainActor public struct UICalendarViewDelegateCalendarView {
  fileprivate let delegate: any UICalendarViewDelegate

  @discardableResult
  public func callAsFunction(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    delegate.calendarView(calendarView, decorationFor: dateComponents)
  }

  public func callAsFunction(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    delegate.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
  }
}
