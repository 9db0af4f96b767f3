import UIKit

// MARK: Enumerations, generics and coordinators of events

private enum Loadable<Value> {
  case idle
  case loading(previous: Value?, cancel: () -> Void)
  case loaded(Value, at: Date)
  case failed(any Error, retry: (() -> Void)?)
}
private struct LoadFailure: Error {
  let underlying: any Error
  let recover: () -> Void
}
private enum Destination {
  case web(URL)
  case text(String)
  case data(Data, IndexPath)
  case screen(UIViewController)
  case prompt(title: String, onAnswer: (Bool) -> Void)
  indirect case after(Destination, Destination)
}
private final class Ring<let count: Int, Element> {
  var slots: InlineArray<count, Element?>
  init() { slots = InlineArray(repeating: nil) }
}
private final class Outer<Value> {
  final class Inner<Other> {
    var value: (Value, Other)?
    var closure: ((Value) -> Other)?
  }
  var inner = Inner<String>()
}
private struct Validated<Value> {
  var value: Value
  var rules: [String: [(Value) -> Bool]]
}
extension Screen {
  fileprivate func matches(_ value: Int) -> Bool { false }
}
private final class Debounce<each Argument> {
  private var last: (repeat each Argument)?
  let body: (repeat each Argument) -> Void
  init(_ body: @escaping (repeat each Argument) -> Void) { self.body = body }
  func call(_ argument: repeat each Argument) { last = (repeat each argument) }
}
private enum FlowEvent<Payload> {
  case start
  case done(Payload)
  case failed(Result<Payload, any Error>)
}
private class EventCoordinator<Payload> {
  var handle: ((FlowEvent<Payload>) -> Void)?
  var last: FlowEvent<Payload> = .start
}
private final class ProfileFlow: EventCoordinator<Screen> {}
@propertyWrapper private struct Injected<Value> {
  private var make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
  var wrappedValue: Value { make() }
  var projectedValue: () -> Value {
    get { make }
    set { make = newValue }
  }
}
private final class InjectedScreen: UIViewController {
  @Injected({ Helper() }) var helper: Helper
}

/// Screens in the payloads, generic arguments and captures of values.
extension Shape {
  static let storage: [Shape] = [
    screen(
      "cancellation of a loading phase", .leaked, "cancel",
      cut: "any.loading.cancel → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Loadable<[Int]>.loading(previous: nil, cancel: { screen.act() })
    },
    screen(
      "loaded phase with a date", .leaked, "any", cut: "any.loaded.0 ← make this weak: frees all"
    ) { screen in
      screen.any = Loadable<Screen>.loaded(screen, at: Date())
    },
    screen(
      "previous value of a loading phase", .leaked, "any",
      cut: "any.loading.previous.1 ← make this weak: frees all"
    ) { screen in
      screen.any = Loadable<(Int, Screen)>.loading(previous: (1, screen), cancel: {})
    },
    screen(
      "recovery of a failed phase's error", .leaked, "recover",
      cut: "any.failed.0.recover → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Loadable<String>.failed(
        LoadFailure(underlying: CocoaError(.fileNoSuchFile), recover: { screen.act() }), retry: nil)
    },
    screen(
      "answer of a prompt among destinations", .leaked, "onAnswer",
      cut: "any.prompt.onAnswer → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Destination.prompt(title: "Sure?", onAnswer: { _ in screen.act() })
    },
    screen(
      "path of destinations", .leaked, "any",
      cut: "any[1].after.1.after.1.screen ← make this weak: frees all"
    ) { screen in
      screen.any = [
        Destination.web(URL(fileURLWithPath: "/page")),
        .after(.text("a"), .after(.data(Data([1]), [0, 1]), .screen(screen))),
      ]
    },
    screen("path of destinations without a screen", .none) { screen in
      screen.any = [
        Destination.web(URL(fileURLWithPath: "/page")),
        .after(.text("a long enough text"), .data(Data([1]), [0, 1])),
      ]
    },
    screen("ring of a constant size", .leaked, "slots", cut: "slots[2] ← remove this: frees all") {
      screen in
      let ring = Ring<4, Screen>()
      ring.slots[2] = screen
      screen.any = ring
    },
    screen(
      "closure of a nested generic class", .leaked, "inner",
      cut: "closure → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let outer = Outer<Int>()
      outer.inner.closure = { _ in screen.title ?? "" }
      screen.object = outer
    },
    screen(
      "tuple of a nested generic class", .leaked, "inner",
      cut: "value.0 ← make this weak: frees all"
    ) { screen in
      let outer = Outer<Screen>()
      outer.inner.value = (screen, "a")
      screen.object = outer
    },
    screen(
      "rules in arrays in dictionaries", .leaked, "rules",
      cut:
        "any[\"form\"].rules[\"length\"][1] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = [
        "form": Validated(value: 1, rules: ["length": [{ _ in true }, screen.matches]])
      ]
    },
    screen("difference of collections", .leaked, "any") { screen in
      screen.any = [screen].difference(from: [Screen]())
    },
    screen("values view of a dictionary", .leaked, "any") { screen in
      screen.any = ["a": screen].values
    },
    screen(
      "closure of a pack's debounce", .leaked, "body",
      cut: "body → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let debounce = Debounce<Int, String> { _, _ in screen.act() }
      screen.object = debounce
    },
    screen(
      "last arguments of a pack's debounce", .leaked, "last",
      cut: "last.1 ← make this weak: frees all"
    ) { screen in
      let debounce = Debounce<Int, Screen, String> { _, _, _ in }
      debounce.call(1, screen, "a")
      screen.object = debounce
    },
    Shape("result of a generic flow's last event", .abandoned, "flows") {
      let flow = ProfileFlow()
      delegate?.coordinator?.flows[UUID()] = flow
      let screen = Screen()
      flow.last = .failed(.success(screen))
      return screen
    },
    Shape("generic flow that handles events weakly", .none) {
      let flow = ProfileFlow()
      let screen = Screen()
      flow.handle = { [weak screen] _ in screen?.act() }
      screen.any = flow
      return screen
    },
    Shape("maker of an injected value", .leaked, "_helper.make") {
      let screen = InjectedScreen()
      screen.$helper = {
        _ = screen; return Helper()
      }
      return screen
    },
  ]
}
