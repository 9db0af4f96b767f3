import RetainGraph

typealias Action = () -> Void

/// A holder whose field stores the closure as it was written, without a change of form.
final class Button {
  var onTap: Action?
  init(_ onTap: Action?) { self.onTap = onTap }
}

@inline(never) func use(_ values: Any...) {}

enum ZooClosures {
  private static let leaf = "onTap → closure capture of type Leaf"

  private struct Style {
    var name = "plain"
    var leaf: Leaf
    var action: Action?
  }

  private enum Choice {
    case one(Leaf)
    case two(Leaf, Int)
    case none
  }

  private final class Form {
    var style: Style
    var actions: [Action]
    var named: [String: Action]
    var pair: (Action, Int)
    init(_ make: () -> Action) {
      style = Style(leaf: Leaf(), action: make())
      actions = [make()]
      named = ["a": make()]
      pair = (make(), 1)
    }
  }

  private final class Typed {
    var map: (Int) -> Int = { $0 }
    var fail: () throws -> Void = {}
    var wait: () async -> Void = {}
    var send: @Sendable () -> Void = {}
    var main: @MainActor () -> Void = {}
    let plain: @convention(c) () -> Void = {}
  }

  private final class Cyclic {
    var action: Action?
  }

  @inline(never) private static func auto(_ value: @escaping @autoclosure () -> Leaf) -> Button {
    Button { use(value()) }
  }

  static let shapes: [Shape] = [
    button("closure without captures", []) { _, _ in { use() } },
    Shape("optional closure, empty") { Specimen(Button(nil)) },
    button("one object", [leaf]) { first, _ in { first.act() } },
    button("bound method", [leaf]) { first, _ in first.act },
    button("two objects", [leaf, leaf]) { first, second in { use(first, second) } },
    button("object between plain values", [leaf]) { first, _ in
      let (number, text) = (Int.random(in: 0...9), String(Int.random(in: 0...9)))
      return { use(number, text, first, number) }
    },
    button("captured weakly", [], [leaf]) { first, _ in { [weak first] in use(first as Any) } },
    button("weak beside strong", [leaf], [leaf]) { first, second in
      { [weak second] in use(first, second as Any) }
    },
    button("two weak ones", [], [leaf, leaf]) { first, second in
      { [weak first, weak second] in use(first as Any, second as Any) }
    },
    button("weak existential", [], [leaf]) { first, _ in
      let thing: any Thing = first
      return { [weak thing] in use(thing as Any) }
    },
    Shape("unowned") {
      let first = Leaf()
      return Specimen(
        Button { [unowned first] in use(first) }, [.init(leaf, first, .unowned)])
    },
    Shape("unowned beside strong") {
      let (first, second) = (Leaf(), Leaf())
      return Specimen(
        Button { [unowned second] in use(first, second) },
        [.init(leaf, first), .init(leaf, second, .unowned)])
    },
    Shape("unowned existential beside strong") {
      let (first, second) = (Leaf(), Leaf())
      let thing: any Thing = second
      return Specimen(
        Button { [unowned thing] in use(first, thing) },
        [.init(leaf, first), .init(leaf, second, .unowned)])
    },
    Shape("unowned(unsafe)") {
      let first = Leaf()
      return Specimen(Button { [unowned(unsafe) first] in use(first) }, keepers: [first])
    },
    Shape("unmanaged") {
      let first = Leaf()
      let reference = Unmanaged.passUnretained(first)
      return Specimen(Button { use(reference) }, keepers: [first])
    },
    button("captured variable", [leaf, leaf]) { first, second in
      var variable = first
      return {
        use(variable)
        variable = second
        use(variable)
      }
    },
    button("captured variable beside an object", [leaf, leaf]) { first, second in
      var variable: Leaf? = first
      return {
        use(variable as Any, second)
        variable = variable == nil ? second : variable
      }
    },
    button("optional object", [leaf]) { first, _ in
      let optional: Leaf? = Int.random(in: 0...9) > 9 ? nil : first
      return { use(optional as Any) }
    },
    button("captured array", [leaf("Array") + "[0]"]) { first, _ in
      let array = [first]
      return { use(array) }
    },
    button(
      "array beside a dictionary",
      [
        "onTap → closure capture of type Array[0]",
        "onTap → closure capture of type Dictionary[1]",
      ]
    ) { first, second in
      let (array, dictionary) = ([first], [1: second])
      return { use(array, dictionary) }
    },
    button("captured structure", [leaf("Style") + ".leaf"]) { first, _ in
      let style = Style(leaf: first)
      return { use(style) }
    },
    button("enum", [leaf("Choice") + ".two.0"]) { first, _ in
      let choice = Int.random(in: 0...9) > 9 ? Choice.none : .two(first, 1)
      return { use(choice) }
    },
    button("existential", [leaf]) { first, _ in
      let detail: any Detail = first
      return { use(detail) }
    },
    button("class-bound existential beside an object", [leaf, leaf]) { first, second in
      let thing: any Thing = first
      return { use(thing, second) }
    },
    button("metatype beside an object", [leaf]) { first, _ in
      let type: any Thing.Type = Int.random(in: 0...9) > 9 ? Special.self : Leaf.self
      return { use(type, first) }
    },
    button("another closure", [leaf]) { first, _ in
      let inner = { first.act() }
      return { nested(inner) }
    },
    button("another closure beside an object", [leaf, leaf]) { first, second in
      let inner = { first.act() }
      return {
        inner()
        use(second)
      }
    },
    button("an optional closure", [leaf, leaf]) { first, second in
      let inner: Action? = Int.random(in: 0...9) > 9 ? nil : { use(first, second) }
      return { inner?() }
    },
    button("closures three deep", [leaf, leaf]) { first, second in
      let inner = { use(first, second) }
      let middle = { nested(inner) }
      return { nested(middle) }
    },
    Shape("autoclosure") {
      let first = Leaf()
      return Specimen(auto(first), [.init(leaf, first)])
    },
    Shape("closures in a structure, an array, a dictionary and a tuple") {
      let first = Leaf()
      let form = Form { { first.act() } }
      let capture = " → closure capture of type Leaf"
      return Specimen(
        form,
        [
          .init("style.leaf", form.style.leaf), .init("style.action" + capture, first),
          .init("actions[0]" + capture, first), .init("named[\"a\"]" + capture, first),
          .init("pair.0" + capture, first),
        ])
    },
    Shape("function types") {
      let first = Leaf()
      let typed = Typed()
      typed.map = first.map
      typed.fail = { first.act() }
      typed.wait = { first.act() }
      typed.send = { first.act() }
      typed.main = { first.act() }
      return Specimen(
        typed,
        ["map", "fail", "wait", "send", "main"].map {
          .init($0 + " → closure capture of type Leaf", first)
        })
    },
    Shape("its own holder") {
      let cyclic = Cyclic()
      cyclic.action = { use(cyclic) }
      return Specimen(cyclic, [.init("action → closure capture of type Cyclic", cyclic)])
    },
    Shape("a closure in a variable that it captures") {
      let (button, first) = recursive()
      return Specimen(button, [.init(leaf, first)])
    },
  ]

  private class Special: Thing {}

  @inline(never) private static func recursive() -> (Button, Leaf) {
    let first = Leaf()
    var action: Action?
    action = { use(first, action as Any) }
    return (Button(action), first)
  }

  @inline(never) private static func nested(_ action: Action) { action() }

  private static func leaf(_ type: String) -> String { "onTap → closure capture of type \(type)" }

  /// A button whose closure captures one or two leaves strongly, then weakly, in order.
  private static func button(
    _ name: String, _ strong: [String], _ weak: [String] = [],
    _ make: @escaping @Sendable (Leaf, Leaf) -> Action
  ) -> Shape {
    Shape(name) {
      let leaves = [Leaf(), Leaf()]
      let references =
        strong.map { ($0, Strength.strong) } + weak.map { ($0, Strength.weak) }
      return Specimen(
        Button(make(leaves[0], leaves[1])),
        zip(references, leaves).map { .init($0.0, $1, $0.1) }, keepers: leaves)
    }
  }
}
