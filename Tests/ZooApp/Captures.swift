import UIKit

private struct Form {
  var owner: Screen
  var fields: [String] = []
}

private final class Once {
  private let make: () -> Screen
  init(_ make: @autoclosure @escaping () -> Screen) { self.make = make }
}

@propertyWrapper private struct Published<Value> {
  final class Storage {
    var value: Value
    var changed: ((Value) -> Void)?
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage
  init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  var projectedValue: Storage { storage }
}

private final class WrappedModel {
  @Published var number = 1
  @Published var text = "a"
}

private final class Unowned {
  unowned(unsafe) var unsafe: Screen
  unowned var safe: Screen
  unowned var optional: Screen?
  init(_ screen: Screen) { (unsafe, safe, optional) = (screen, screen, screen) }
}

private func keep<Kept: Screen>(_ screen: Kept) { screen.action = { screen.act() } }

private func keepBoth<A: AnyObject, B>(_ screen: A, _ other: B, in target: Screen) {
  target.action = { _ = (screen, other) }
}

/// Screens that closures and values of every kind capture.
extension Shape {
  private static func capture(
    _ name: String, _ verdict: Verdict = .leaked, _ keeper: String = "action",
    _ make: @escaping (Screen) -> Void
  ) -> Shape {
    screen(name, verdict, verdict == .none ? "" : keeper, make)
  }

  static let captures: [Shape] = [
    capture("unapplied method") { $0.action = Screen.act($0) },
    capture("local function") { screen in
      func go() { screen.act() }
      screen.action = go
    },
    capture("local functions that call each other") { screen in
      var turns = 0
      func one() { if turns < 3 { other() } }
      func other() {
        turns += 1
        screen.act()
        one()
      }
      screen.action = one
    },
    capture("captured structure") { screen in
      let form = Form(owner: screen, fields: ["a", "b"])
      screen.action = { form.owner.act() }
    },
    capture("captured variable of a structure") { screen in
      var form = Form(owner: screen)
      screen.action = {
        form.fields.append("c")
        form.owner.act()
      }
    },
    capture("captured array") { screen in
      let screens = [screen]
      screen.action = { screens.first?.act() }
    },
    capture("captured tuple") { screen in
      let pair = (1, screen, "a long text that does not fit into a word")
      screen.action = { pair.1.act() }
    },
    capture("captured existential") { screen in
      let owner: any Owner = screen
      screen.action = { _ = owner }
    },
    capture("captured optional of a protocol") { screen in
      let owner: (any Owner)? = screen
      screen.action = { _ = owner }
    },
    capture("captured value of any type") { screen in
      let value: Any = Form(owner: screen)
      screen.action = { _ = value }
    },
    capture("generic function") { keep($0) },
    capture("generic function of two") { keepBoth($0, "text", in: $0) },
    capture("generic function of two structures") { keepBoth($0, Form(owner: $0), in: $0) },
    capture("weak variable that is captured", .none) { screen in
      weak var weakly = screen
      screen.action = { weakly?.act() }
    },
    capture("weak and unowned beside numbers", .none) { screen in
      let numbers = [1, 2, 3]
      screen.action = { [weak screen, unowned other = screen] in
        _ = (numbers, screen, other.title)
      }
    },
    capture("weak beside strong") { screen in
      screen.action = { [weak weakly = screen] in
        weakly?.act()
        screen.act()
      }
    },
    capture("composed closures", .leaked, "action") { screen in
      let all: [() -> Void] = [{}, { screen.act() }, {}]
      screen.action = all.reduce({}) { first, second in
        {
          first()
          second()
        }
      }
    },
    capture("throwing closure", .leaked, "any") { screen in
      let action: () throws -> Int = {
        screen.act()
        return 1
      }
      screen.any = action
    },
    capture("closure with arguments", .leaked, "any") { screen in
      let action: (Int, String, Form?) -> (Int, String) = { number, text, _ in
        screen.act()
        return (number, text)
      }
      screen.any = action
    },
    capture("closure of a generic type", .leaked, "any") { screen in
      let transform: (Result<Int, any Error>) -> Void = { _ in screen.act() }
      screen.any = Box(transform)
    },
    capture("argument of an autoclosure", .leaked, "Once") { screen in
      screen.object = Once(screen)
    },
    capture("wrapped property's callback", .leaked, "changed") { screen in
      let model = WrappedModel()
      model.$number.changed = { _ in screen.act() }
      screen.object = model
    },
    capture("weak boxes", .none) { screen in
      screen.any = [WeakBox(object: screen), WeakBox(object: nil)]
    },
    capture("dictionary of weak boxes", .none) { screen in
      screen.any = ["a": WeakBox<AnyObject>(object: screen)]
    },
    capture("unowned of every kind", .none) { $0.object = Unowned($0) },
    capture("unretained", .none) { $0.any = Unmanaged.passUnretained($0) },
    capture("identifier", .none) { $0.any = ObjectIdentifier($0) },
    capture("hashable of any type", .leaked, "any") { $0.any = AnyHashable($0) },
    capture("contiguous array", .leaked, "any") { $0.any = ContiguousArray([$0]) },
    capture("collection of one", .leaked, "any") { $0.any = CollectionOfOne($0) },
    capture("reversed pairs", .leaked, "any") { $0.any = zip([1, 2], [$0, $0].reversed()) },
    capture("values of a dictionary", .leaked, "any") { $0.any = ["a": $0].values },
    capture("collection of any type", .leaked, "any") { $0.any = AnyCollection([$0]) },
    capture("key-value pairs", .leaked, "any") {
      $0.any = ["a": $0] as KeyValuePairs<String, Screen>
    },
    capture("filter of a lazy sequence", .leaked, "any") { screen in
      screen.any = (0..<3).lazy.filter { _ in screen.title == nil }
    },
    capture("unfolded sequence", .leaked, "any") { screen in
      screen.any = sequence(first: screen as UIViewController) { $0.parent }
    },
    capture("optional of optionals", .leaked, "any") { screen in
      let value: Screen??? = screen
      screen.any = value as Any
    },
    capture("metatype and object", .leaked, "any") { screen in
      screen.any = (type(of: screen) as Any.Type, screen as AnyObject)
    },
    capture("late initialized", .leaked, "Holder") { screen in
      final class Holder {
        let screen: Screen
        lazy var again: [Screen] = [screen, screen]
        init(_ screen: Screen) { self.screen = screen }
      }
      let holder = Holder(screen)
      _ = holder.again
      screen.object = holder
    },
  ]
}
