import UIKit

// MARK: Mediators and machines

private final class Mediator {
  static let shared = Mediator()
  private var listeners: [ObjectIdentifier: [(Any) -> Void]] = [:]
  private var members: [String: WeakBox<UIViewController>] = [:]
  func on<Message>(_ type: Message.Type, _ body: @escaping (Message) -> Void) {
    listeners[ObjectIdentifier(type), default: []].append {
      if let message = $0 as? Message { body(message) }
    }
  }
  func off<Message>(_ type: Message.Type) { listeners[ObjectIdentifier(type)] = nil }
  func join(_ name: String, _ member: UIViewController) {
    members[name] = WeakBox(object: member)
  }
}
private struct Ordered { let id: Int }
private struct Paid { let id: Int }
private struct Shipped { let id: Int }
private final class Machine<State: Hashable, Event: Hashable> {
  private(set) var state: State
  private var table: [State: [Event: (to: State, act: () -> Void)]] = [:]
  private var entered: [State: () -> Void] = [:]
  private(set) var history: [(State, Any?)] = []
  init(_ state: State) { self.state = state }
  func on(_ event: Event, from: State, to: State, _ act: @escaping () -> Void = {}) {
    table[from, default: [:]][event] = (to, act)
  }
  func onEnter(_ state: State, _ body: @escaping () -> Void) { entered[state] = body }
  func send(_ event: Event, with payload: Any? = nil) {
    guard let step = table[state]?[event] else { return }
    history.append((state, payload))
    state = step.to
    step.act()
    entered[state]?()
  }
  func forget() { history = [] }
}
private enum Order { case open, paid, sent }

// MARK: Containers

private final class Scope {
  private var makers: [String: (Scope) -> AnyObject] = [:]
  private var made: [String: AnyObject] = [:]
  private let parent: Scope?
  private(set) var inner: [String: Scope] = [:]
  init(_ parent: Scope? = nil) { self.parent = parent }
  func register(_ name: String, _ maker: @escaping (Scope) -> AnyObject) { makers[name] = maker }
  func get(_ name: String) -> AnyObject? {
    if let object = made[name] { return object }
    guard let object = makers[name]?(self) else { return parent?.get(name) }
    made[name] = object
    return object
  }
  func open(_ name: String) -> Scope {
    let scope = Scope(self)
    inner[name] = scope
    return scope
  }
  func close(_ name: String) { inner[name] = nil }
  @MainActor static let app = Scope()
}

/// Screens that mediators, machines and containers of dependencies know.
extension Shape {
  static let mediation: [Shape] = [
    route("mediator's message", .abandoned, "static Mediator.shared") { screen in
      Mediator.shared.on(Ordered.self) { _ in screen.act() }
    },
    route("mediator's message, weak", .none) { screen in
      Mediator.shared.on(Paid.self) { [weak screen] _ in screen?.act() }
    },
    route("mediator's message until the screen goes", .none) { screen in
      Mediator.shared.on(Shipped.self) { _ in screen.act() }
      screen.left = { _ in Mediator.shared.off(Shipped.self) }
    },
    route("mediator's member", .none) { screen in Mediator.shared.join("detail", screen) },
    route("machine that acts on its screen", .leaked, "table") { screen in
      let machine = Machine<Order, String>(.open)
      machine.on("pay", from: .open, to: .paid) { screen.act() }
      screen.machine = machine
    },
    route("machine that acts on its screen, weak", .none) { screen in
      let machine = Machine<Order, String>(.open)
      machine.on("pay", from: .open, to: .paid) { [weak screen] in screen?.act() }
      machine.onEnter(.paid) { [unowned machine] in machine.forget() }
      machine.send("pay")
      screen.machine = machine
    },
    route("machine that enters itself", .leaked, "entered") { screen in
      let machine = Machine<Order, String>(.open)
      machine.onEnter(.paid) { machine.send("send") }
      machine.on("pay", from: .open, to: .paid)
      machine.onEnter(.sent) { screen.act() }
      screen.machine = machine
    },
    route("machine whose history has its screen", .leaked, "history") { screen in
      let machine = Machine<Order, String>(.open)
      machine.on("pay", from: .open, to: .paid)
      machine.send("pay", with: screen)
      screen.machine = machine
    },
    route("machine whose history is forgotten", .none) { screen in
      let machine = Machine<Order, String>(.open)
      machine.on("pay", from: .open, to: .paid)
      machine.send("pay", with: screen)
      machine.forget()
      screen.machine = machine
    },
    route("scope that is closed", .none) { screen in
      let scope = Scope.app.open("order")
      scope.register("screen") { [unowned screen] _ in screen }
      _ = scope.get("screen")
      screen.left = { _ in Scope.app.close("order") }
    },
    route("scope that is never closed", .abandoned, "static Scope.app") { screen in
      let scope = Scope.app.open("payment")
      scope.register("screen") { [unowned screen] _ in screen }
      _ = scope.get("screen")
    },
    route("scope of its own whose maker captures it", .leaked, "makers") { screen in
      let scope = Scope(Scope.app)
      scope.register("router") { _ in Helper() }
      scope.register("screen") { [scope] _ in scope.get("router") ?? scope }
      screen.kept = scope
      screen.value = scope.get("router")
      scope.register("self") { _ in screen }
    },
    route("scope of its own", .none) { screen in
      let scope = Scope(Scope.app)
      scope.register("router") { _ in Helper() }
      screen.kept = scope
      screen.value = scope.get("router")
    },
  ]
}
