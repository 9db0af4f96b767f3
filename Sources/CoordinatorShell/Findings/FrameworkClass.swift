/// Names the objects of UIKit that do Foundation's work, for reading, by Foundation's classes.
///
/// Signatures keep the classes' own names.
enum FrameworkClass {
  private static let names = [
    "HeadlessRunLoop": "RunLoop",
    "RepeatingTimer": "Timer",
    "SelectorTimer": "Timer",
    "TimerCall": "Timer",
  ]

  static func name(_ type: String) -> String { names[type] ?? type }
}
