import UIKit

private final class Container {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var shared: [ObjectIdentifier: Any] = [:]
  private(set) var scopes: [Container] = []
  private var outer: Container?
  static let app = Container()

  func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<Value>(_ type: Value.Type) -> Value? {
    makers[ObjectIdentifier(type)]?() as? Value ?? outer?.resolve(type)
  }
  func resolveOnce<Value>(_ type: Value.Type) -> Value? {
    if let value = shared[ObjectIdentifier(type)] as? Value { return value }
    let value = resolve(type)
    shared[ObjectIdentifier(type)] = value
    return value
  }
  func scope(listed: Bool) -> Container {
    let scope = Container()
    scope.outer = self
    if listed { scopes.append(scope) }
    return scope
  }
  func remove(_ scope: Container) { scopes.removeAll { $0 === scope } }
}

private final class Prices { var all: [String: Int] = [:] }
private final class PriceViewModel {
  let prices: Prices?
  var onChange: (() -> Void)?
  init(_ prices: Prices?) { self.prices = prices }
}
private final class PriceController: UIViewController {
  let viewModel: PriceViewModel?
  var scope: Container?
  var onClose: (() -> Void)?
  init(_ viewModel: PriceViewModel?) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onClose?() }
  }
}

/// Containers of dependencies, their scopes and their makers.
extension Shape {
  private static func price(_ container: Container) -> PriceController {
    let controller = PriceController(container.resolveOnce(PriceViewModel.self))
    return controller
  }

  static let injections: [Shape] = [
    Shape(
      "container whose maker captures it", .leaked, "makers",
      cut: "makers[_] → closure capture of type Container ← make this weak: frees all"
    ) {
      let container = Container()
      container.register(Prices.self) { Prices() }
      container.register(PriceViewModel.self) { PriceViewModel(container.resolve(Prices.self)) }
      return price(container)
    },
    Shape("container whose maker knows it", .none) {
      let container = Container()
      container.register(Prices.self) { Prices() }
      container.register(PriceViewModel.self) { [unowned container] in
        PriceViewModel(container.resolve(Prices.self))
      }
      let controller = price(container)
      controller.scope = container
      return controller
    },
    Shape(
      "container that shares its screen's view model", .leaked, "onChange",
      cut: "onChange → closure capture of type PriceController ← make this weak: frees all"
    ) {
      let container = Container()
      container.register(PriceViewModel.self) { PriceViewModel(nil) }
      let controller = price(container)
      controller.scope = container
      container.resolveOnce(PriceViewModel.self)?.onChange = { controller.title = "New" }
      return controller
    },
    Shape(
      "app's container whose view model captures its screen", .abandoned, "static Container.app",
      cut:
        "shared[_] ← remove both of these: frees all; and PriceViewModel#1 onChange → closure capture of type PriceController"
    ) {
      Container.app.register(PriceViewModel.self) { PriceViewModel(nil) }
      let controller = price(.app)
      controller.viewModel?.onChange = { controller.title = "New" }
      return controller
    },
    Shape(
      "app's container whose maker captures a screen", .abandoned, "makers",
      cut: "makers[_] → closure capture of type PriceController ← make this weak: frees all"
    ) {
      let controller = PriceController(nil)
      Container.app.register(Prices.self) {
        controller.title = "Made"
        return Prices()
      }
      return controller
    },
    Shape(
      "scope that is never removed", .abandoned, "scopes[0]"
    ) {
      let scope = Container.app.scope(listed: true)
      scope.register(PriceViewModel.self) { PriceViewModel(nil) }
      return price(scope)
    },
    Shape("scope that its screen removes", .none) {
      let scope = Container.app.scope(listed: true)
      scope.register(PriceViewModel.self) { PriceViewModel(nil) }
      let controller = price(scope)
      controller.onClose = { [weak scope] in scope.map { Container.app.remove($0) } }
      return controller
    },
    Shape("scope that only its screen keeps", .none) {
      let scope = Container.app.scope(listed: false)
      scope.register(PriceViewModel.self) { PriceViewModel(nil) }
      let controller = price(scope)
      controller.scope = scope
      return controller
    },
  ]
}
