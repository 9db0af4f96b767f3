import UIKit

private final class ErrorController: UIViewController {
  var lastError: (any Error)?
  var pending: Notification?
  let decoder = JSONDecoder()
  var list: NSMutableArray?
  var formatter: Formatter?
  var kept: Any?
}
private final class ClosureFormatter: Formatter, @unchecked Sendable {
  var format: ((Any?) -> String?)?
  override func string(for obj: Any?) -> String? { format?(obj) }
}

/// Foundation's values and objects that keep what an app hands them.
extension Shape {
  private static func made<T: UIViewController>(_ screen: T, _ body: (T) -> Void)
    -> UIViewController
  {
    body(screen)
    return screen
  }
  private static let capture = "closure capture of type"

  static let foundationFields: [Shape] = [
    Shape("error that knows where it occurred", .leaked, "lastError") {
      made(ErrorController()) {
        $0.lastError = NSError(domain: "app", code: 1, userInfo: ["controller": $0])
      }
    },
    Shape("error with a retry", .leaked, "lastError") {
      made(ErrorController()) { screen in
        screen.lastError = NSError(
          domain: "app", code: 1, userInfo: ["retry": { screen.title = "" } as () -> Void])
      }
    },
    Shape(
      "pending notification of its own", .leaked, "pending",
      cut: "pending.object ← remove this: frees all"
    ) {
      made(ErrorController()) { $0.pending = Notification(name: .init("a"), object: $0) }
    },
    Shape("decoder with a context", .leaked, "decoder") {
      made(ErrorController()) { screen in
        if let key = CodingUserInfoKey(rawValue: "context") {
          screen.decoder.userInfo[key] = screen
        }
      }
    },
    Shape("decoder with a custom date", .leaked, "decoder") {
      made(ErrorController()) { screen in
        screen.decoder.dateDecodingStrategy = .custom { _ in
          screen.title = ""; return Date()
        }
      }
    },
    Shape("decoder with a custom date, weak", .none) {
      made(ErrorController()) { screen in
        screen.decoder.dateDecodingStrategy = .custom { [weak screen] _ in
          screen?.title = ""; return Date()
        }
      }
    },
    Shape(
      "formatter's closure", .leaked, "format",
      cut: "format → \(capture) ErrorController ← make this weak: frees all"
    ) {
      made(ErrorController()) { screen in
        let formatter = ClosureFormatter()
        formatter.format = { _ in screen.title }
        screen.formatter = formatter
      }
    },
  ]
}
