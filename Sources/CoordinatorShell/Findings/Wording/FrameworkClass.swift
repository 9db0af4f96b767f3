/// Names UIKit's objects that do Foundation's work by Foundation's classes, for readers.
///
/// Signatures keep the classes' own names.
enum FrameworkClass {
  private static let names = [
    "HeadlessRunLoop": "RunLoop",
    "PropertyKeyObserver": "NSKeyValueObservation",
    "RepeatingTimer": "Timer",
    "SelectorTimer": "Timer",
    "TimerCall": "Timer",
  ]

  static func name(_ type: String) -> String { names[String(type.prefix { $0 != "<" })] ?? type }
}
