import RetainGraph

enum ZooGenericClosures {
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }

    @_optimize(none) @inline(never) func selfAction() -> Action { { use(self) } }
    @_optimize(none) @inline(never) func selfAndMore(_ leaf: Leaf) -> Action { { use(self, leaf) } }
    @_optimize(none) @inline(never) func valueAction(_ other: Value) -> Action {
      { use(self, other) }
    }
    @_optimize(none) @inline(never) func mixed<Other>(_ other: Other) -> Action {
      { use(self.value, other, self) }
    }
    @_optimize(none) @inline(never) func weakly(_ other: Value) -> Action {
      { [weak self] in use(self as Any, other) }
    }
  }

  private final class Sub: Box2<Leaf> {}
  private class Box2<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
    @_optimize(none) @inline(never) func action(_ other: Value) -> Action { { use(self, other) } }
  }

  private final class Transformer<Input, Output> {
    var transform: (Input) -> Output
    init(_ transform: @escaping (Input) -> Output) { self.transform = transform }
  }

  private final class Store<Item, Place> {}

  private final class Owner {
    var leaf = Leaf()
  }

  private final class Pair<First, Second> {
    let set: (First, Second) -> Void
    init(_ set: @escaping (First, Second) -> Void) { self.set = set }
  }

  private final class Handler {
    var handle: (Leaf) -> Void
    init(_ handle: @escaping (Leaf) -> Void) { self.handle = handle }
  }

  @_optimize(none) @inline(never)
  private static func ofAssociatedType<C: Collection>(_ values: C, _ leaf: Leaf) -> Action {
    let store = Store<C.Element, C.Index>()
    // The context says nothing of `C`: only the metadata of the store does.
    return { [weak store] in use(leaf, store == nil) }
  }

  @_optimize(none) @inline(never)
  private static func one<T>(_ value: T) -> Action { { use(value) } }
  @_optimize(none) @inline(never)
  private static func two<T, U>(_ value: T, _ other: U) -> Action {
    { use(value, other) }
  }
  @_optimize(none) @inline(never)
  private static func object<T: AnyObject>(_ value: T) -> Action { { use(value) } }
  @_optimize(none) @inline(never)
  private static func weakly<T: AnyObject>(_ value: T) -> Action {
    { [weak value] in use(value as Any) }
  }
  @_optimize(none) @inline(never)
  private static func detail<T: Detail>(_ value: T, _ number: Int) -> Action {
    { use(number, value) }
  }
  @_optimize(none) @inline(never)
  private static func array<T>(_ value: T) -> Action {
    let array = [value, value]
    return { use(array) }
  }
  @_optimize(none) @inline(never)
  private static func variable<T>(_ value: T) -> Action {
    var variable = value
    return {
      use(variable)
      variable = value
    }
  }
  @_optimize(none) @inline(never)
  private static func element<C: Collection>(_ values: C) -> Action {
    let first = values.first
    return { use(first as Any) }
  }
  @_optimize(none) @inline(never)
  private static func closure<T>(_ value: T, _ make: @escaping (T) -> T) -> Action {
    { use(make(value)) }
  }
  @_optimize(none) @inline(never)
  private static func pack<each T>(_ value: repeat each T) -> Action {
    { use((repeat each value)) }
  }

  @_optimize(none) @inline(never)
  private static func setter<Root: AnyObject, Value>(
    _ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> (Value) -> Void {
    { root[keyPath: path] = $0 }
  }
  @_optimize(none) @inline(never)
  private static func setter<Value, Other>(
    _ value: Value, _ box: Box<Other>
  ) -> (Value, Other) -> Void {
    { use($0, $1, value, box) }
  }

  private static func path(_ type: String) -> String { "onTap → closure capture of type \(type)" }

  static let shapes: [Shape] = [
    shape("generic: object as a value", path("Leaf")) { one($0) },
    shape("generic: array as a value", path("Array") + "[0]") { one([$0]) },
    shape("generic: structure as a value", path("Array") + "[0]") {
      one(Optional([$0]))
    },
    shape("generic: two parameters", path("Leaf")) { two(5, $0) },
    shape("generic: two parameters, the other way", path("Leaf")) { two($0, "text") },
    shape("generic: object by constraint", path("Leaf")) { object($0) },
    shape("generic: weak", path("Leaf"), strength: .weak) { weakly($0) },
    shape("generic: with a conformance", path("Leaf")) { detail($0, 7) },
    shape("generic: array of a parameter", path("Array") + "[0]", path("Array") + "[1]") {
      array($0)
    },
    shape("generic: captured variable", path("Leaf"), path("Leaf")) { variable($0) },
    shape("generic: element of a collection", path("Leaf")) { element([$0]) },
    shape("generic: a weak object of an associated type", path("Leaf")) {
      ofAssociatedType([1], $0)
    },
    shape("generic: closure and value", path("Leaf"), path("Leaf")) { leaf in
      closure(leaf) { _ in leaf }
    },
    Shape("generic class: self") {
      let box = Box(Leaf())
      return Specimen(Button(box.selfAction()), [.init(path("Box<Leaf>"), box)])
    },
    Shape("generic class: self and an object") {
      let (box, leaf) = (Box(3), Leaf())
      return Specimen(
        Button(box.selfAndMore(leaf)),
        [.init(path("Box<Int>"), box), .init(path("Leaf"), leaf)])
    },
    Shape("generic class: self and a value of its parameter") {
      let (box, leaf) = (Box(Leaf()), Leaf())
      return Specimen(
        Button(box.valueAction(leaf)),
        [.init(path("Box<Leaf>"), box), .init(path("Leaf"), leaf)])
    },
    Shape("generic class: generic method") {
      let (box, leaf) = (Box("text"), Leaf())
      return Specimen(
        Button(box.mixed([leaf])),
        [.init(path("Box<String>"), box), .init(path("Array") + "[0]", leaf)])
    },
    Shape("generic class: weak self and a value of its parameter") {
      let (box, leaf) = (Box(Leaf()), Leaf())
      return Specimen(
        Button(box.weakly(leaf)),
        [.init(path("Box<Leaf>"), box, .weak), .init(path("Leaf"), leaf)])
    },
    Shape("generic class: self of a subclass that is none") {
      let (box, leaf) = (Sub(Leaf()), Leaf())
      return Specimen(
        Button(box.action(leaf)), [.init(path("Sub"), box), .init(path("Leaf"), leaf)])
    },
    Shape("generic: closure with a parameter over an object and its key path") {
      let root = Owner()
      return Specimen(
        Handler(setter(root, \Owner.leaf)),
        [
          .init("handle → closure capture of type Owner", root),
          .init(
            "handle → closure capture of type ReferenceWritableKeyPath<Owner, Leaf>",
            \Owner.leaf as ReferenceWritableKeyPath),
        ], isOpaque: true)
    },
    Shape("generic: closure with parameters over an object and a generic class") {
      let (leaf, box) = (Leaf(), Box(5))
      return Specimen(
        Pair(setter(leaf, box)),
        [
          .init("set → closure capture of type Leaf", leaf),
          .init("set → closure capture of type Box<Int>", box),
        ])
    },
    Shape("generic: closure with parameters over a string and a generic class") {
      let box = Box(Leaf())
      return Specimen(
        Pair(setter("a string that is too long to be stored in place", box)),
        [.init("set → closure capture of type Box<Leaf>", box, .possible)], isOpaque: true)
    },
    Shape("thunk: closure stored in a generic form") {
      let leaf = Leaf()
      return Specimen(
        Transformer<Int, Int> { $0 + leaf.map(1) },
        [.init("transform → closure capture of type Leaf", leaf)])
    },
    Shape("thunk: closure of several captures stored in a generic form") {
      let (leaf, other) = (Leaf(), Leaf())
      return Specimen(
        Transformer<Int, Leaf> { $0 > 0 ? leaf : other },
        [
          .init("transform → closure capture of type Leaf", leaf),
          .init("transform → closure capture of type Leaf", other),
        ])
    },
    Shape("thunk: bound method in an array") {
      let leaf = Leaf()
      return Specimen(
        Holder([leaf.map]), [.init("content[0] → closure capture of type Leaf", leaf)])
    },
    Shape("thunk: closure in an Any") {
      let leaf = Leaf()
      let action: Action = { leaf.act() }
      return Specimen(
        Holder(action as Any), [.init("content → closure capture of type Leaf", leaf)])
    },
    Shape("generic: parameter pack") {
      let leaf = Leaf()
      return Specimen(
        Button(pack(leaf, 3)), [.init(path("Leaf"), leaf, .possible)], isOpaque: true)
    },
  ]

  private static func shape(
    _ name: String, _ path: String, _ second: String? = nil, strength: Strength = .strong,
    _ make: @escaping @Sendable (Leaf) -> Action
  ) -> Shape {
    Shape(name) {
      let leaf = Leaf()
      var expected: [Specimen.Reference] = [.init(path, leaf, strength)]
      if let second { expected.append(.init(second, leaf, strength)) }
      return Specimen(Button(make(leaf)), expected)
    }
  }
}
