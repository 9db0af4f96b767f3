import UIKit

/// A container of services with scopes, in the style of Swinject and Factory.
private final class ServiceContainer {
  static let app = ServiceContainer()
  enum Lifetime { case transient, shared, weak }
  private var makers: [ObjectIdentifier: (ServiceContainer) -> AnyObject] = [:]
  private var made: [ObjectIdentifier: AnyObject] = [:]
  private var weakly: [ObjectIdentifier: WeakBox<AnyObject>] = [:]
  private var lifetimes: [ObjectIdentifier: Lifetime] = [:]
  private(set) weak var parent: ServiceContainer?
  init(parent: ServiceContainer? = nil) { self.parent = parent }
  func register<Service: AnyObject>(
    _ type: Service.Type, _ lifetime: Lifetime = .shared,
    _ make: @escaping (ServiceContainer) -> Service
  ) {
    makers[ObjectIdentifier(type)] = make
    lifetimes[ObjectIdentifier(type)] = lifetime
  }
  func get<Service: AnyObject>(_ type: Service.Type) -> Service? {
    let key = ObjectIdentifier(type)
    if let made = made[key] ?? weakly[key]?.object { return made as? Service }
    guard let service = makers[key]?(self) else { return parent?.get(type) }
    switch lifetimes[key] {
    case .shared: made[key] = service
    case .weak: weakly[key] = WeakBox(object: service)
    default: break
    }
    return service as? Service
  }
}
@propertyWrapper private struct Injected<Service: AnyObject> {
  private let container: ServiceContainer
  private(set) lazy var service = container.get(Service.self)
  init(_ container: ServiceContainer) { self.container = container }
  var wrappedValue: Service? { mutating get { service } }
}
private final class PriceService {
  var provider: () -> Int = { 1 }
}
private final class PriceLog {
  let service: PriceService
  init(_ service: PriceService) { self.service = service }
}
private final class PriceRouter {
  var present: ((UIViewController) -> Void)?
}
private final class PriceViewModel {
  @Injected<PriceService>(ServiceContainer.app) var service
  @Injected<PriceRouter>(ServiceContainer.app) var router
  var name = ""
}
private final class PriceController: UIViewController {
  let model: PriceViewModel
  var scope: ServiceContainer?
  init(_ model: PriceViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show() {}
}

/// Screens whose services come from a container of the app or of the screen.
extension Shape {
  private static func priced(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (PriceController, ServiceContainer) -> Void
  ) -> Shape {
    Shape("container, \(name)", verdict, keeper, cut: cut, script: script) {
      let app = ServiceContainer.app
      app.register(PriceService.self) { _ in PriceService() }
      app.register(PriceRouter.self, .weak) { _ in PriceRouter() }
      let screen = PriceController(PriceViewModel())
      wire(screen, app)
      return screen
    }
  }

  static let containers: [Shape] = [
    priced("all right", .none) { screen, _ in
      screen.model.service?.provider = { 2 }
      screen.model.router?.present = { [weak screen] in screen?.present($0, animated: true) }
      screen.scope = ServiceContainer(parent: .app)
      _ = screen.scope?.get(PriceService.self)
    },
    priced(
      "shared service that calls its screen", .abandoned, "provider",
      cut: "provider → closure capture of type PriceController ← make this weak: frees all"
    ) { screen, _ in
      screen.model.service?.provider = {
        screen.show()
        return 3
      }
    },
    priced(
      "weak router that presents on its screen", .leaked, "present",
      cut: "present → closure capture of type PriceController ← make this weak: frees all"
    ) { screen, _ in
      screen.model.router?.present = { screen.present($0, animated: true) }
    },
    priced(
      "shared view model whose maker made it", .abandoned, "made",
      cut: "made[_] ← remove this: frees it"
    ) { screen, app in
      app.register(PriceViewModel.self) { _ in screen.model }
      _ = app.get(PriceViewModel.self)
      app.register(PriceViewModel.self) { _ in PriceViewModel() }
    },
    priced(
      "maker that captures the screen", .abandoned, "makers",
      cut: "makers[_] → closure capture of type PriceController ← make this weak: frees all"
    ) { screen, app in
      app.register(PriceLog.self) { container in
        screen.show()
        return PriceLog(container.get(PriceService.self) ?? PriceService())
      }
    },
    priced(
      "scope whose maker captures the screen", .leaked, "makers",
      cut: "makers[_] → closure capture of type PriceController ← make this weak: frees all"
    ) { screen, app in
      let scope = ServiceContainer(parent: app)
      scope.register(PriceLog.self) { _ in
        screen.show()
        return PriceLog(PriceService())
      }
      screen.scope = scope
    },
    priced(
      "scope with its screen", .leaked, "made", cut: "made[_] ← remove this: frees all"
    ) { screen, app in
      let scope = ServiceContainer(parent: app)
      scope.register(PriceController.self) { _ in screen }
      _ = scope.get(PriceController.self)
      scope.register(PriceController.self) { _ in PriceController(PriceViewModel()) }
      screen.scope = scope
    },
  ]
}
