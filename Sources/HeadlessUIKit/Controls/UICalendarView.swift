/// A month's days, some of them decorated or selected.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// What is shown below a day.
  public final class Decoration: NSObject {
    public enum Size: Int, Sendable {
      case small, medium, large
    }

    public override convenience init() { self.init(color: nil) }

    public init(color: UIColor? = nil, size: Size = .medium) {}

    public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {}

    public init(_ customViewProvider: @escaping @MainActor () -> UIView) {}

    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    public static func customView(
      _ customViewProvider: @escaping @MainActor () -> UIView
    ) -> Decoration {
      Decoration(customViewProvider)
    }
  }

  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar(identifier: .gregorian)
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var wantsDateDecorations = true
  open lazy var visibleDateComponents = calendar.dateComponents(
    [.calendar, .year, .month], from: Date())

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Asks the delegate for the days' decorations again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for date in dates { _ = delegate?.calendarView(self, decorationFor: date) }
  }

  /// Taps a day, as the user does; returns false if it can't be selected.
  ///
  /// - Note: Not in UIKit.
  @discardableResult
  public func choose(_ date: Date) -> Bool {
    guard let selectionBehavior, availableDateRange.contains(date) else { return false }
    return selectionBehavior.tap(
      calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
  }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
