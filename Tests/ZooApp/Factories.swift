import UIKit

@propertyWrapper private struct Injected<Value> {
  private let make: () -> Value
  init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
  var wrappedValue: Value { make() }
}
private final class FactoryController: UIViewController {
  lazy var makeDetail: () -> UIViewController = {
    let detail = UIViewController()
    detail.title = self.title
    return detail
  }
  var injected: Injected<String>?
}

/// Closures that make what their owner needs.
extension Shape {
  static let factories: [Shape] = [
    Shape(
      "lazy factory of the next screen", .leaked, "makeDetail",
      cut: "makeDetail → closure capture of type FactoryController ← make this weak: frees all"
    ) {
      let controller = FactoryController()
      controller.title = controller.makeDetail().title
      return controller
    },
    Shape(
      "injected value that is asked of its owner", .leaked, "injected",
      cut: "injected.make → closure capture of type FactoryController ← make this weak: frees all"
    ) {
      let controller = FactoryController()
      controller.injected = Injected(controller.title ?? "")
      return controller
    },
  ]
}
