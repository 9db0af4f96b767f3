import RetainGraph

enum ZooValues {
  private struct Pair {
    var number = 1
    var leaf: Leaf
  }

  private struct Nested {
    var flag = true
    var pair: Pair
    var other: Leaf?
  }

  private struct Wide: Detail {
    var numbers = (1, 2, 3, 4)
    var leaf: Leaf
  }

  private struct Narrow: Detail {
    var leaf: Leaf
  }

  private enum Single {
    case leaf(Leaf)
    case empty
    case blank
  }

  private enum Multiple {
    case leaf(Leaf)
    case branch(Branch)
    case pair(Pair)
    case action(() -> Void)
    case labeled(first: Leaf, second: Leaf)
    case number(Int)
    case nested(Single)
    case empty
  }

  private enum Pointers {
    case leaf(Leaf)
    case branch(Branch)
    case maybe(Leaf?)
    case array([Leaf])
    case none
  }

  private indirect enum List {
    case cons(Leaf, List)
    case end
  }

  private indirect enum Phase {
    case running(progress: (Double) -> Void, next: Phase)
    case failed(any Error, resume: (() -> Void)?)
    case asked([String: Leaf], (Int, String) -> Bool, then: @Sendable (Double) -> Void)
    case idle
  }

  private enum PartlyIndirect {
    indirect case deep(Leaf, Int)
    case flat(Leaf)
    case empty
  }

  private enum Generic<T> {
    case value(T)
    case pair(T, T)
    indirect case deep(T)
  }

  private struct WeakPayload {
    weak var leaf: Leaf?
    var number = 1
  }

  private enum WithWeak {
    case weak(WeakPayload)
    case strong(Leaf)
  }

  private struct Failure: Error {
    var code = 3
    var leaf: Leaf
  }

  private enum Failing: Error {
    case because(Leaf)
    case unknown
  }

  private final class FailingObject: Error, Sendable {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }

  private protocol Source<Item>: AnyObject {
    associatedtype Item
  }

  private final class Numbers: Source {
    typealias Item = Int
  }

  private protocol Pool<Item> {
    associatedtype Item
  }

  private final class Reservoir {
    let pool: (any Pool<Int>)?
    init(_ pool: any Pool<Int>) { self.pool = pool }
  }

  private struct Numbered: Pool {
    typealias Item = Int
    var leaf: Leaf
  }

  private class Special: Branch, Thing {}

  static let shapes: [Shape] = [
    one("structure", "content.leaf") { Pair(leaf: $0) },
    Shape("structure in a structure") {
      let (leaf, other) = (Leaf(), Leaf())
      return Specimen(
        Holder(Nested(pair: Pair(leaf: leaf), other: other)),
        [.init("content.pair.leaf", leaf), .init("content.other", other)])
    },
    one("tuple", "content.1") { (1, $0) },
    one("tuple with labels", "content.right") { (left: UInt8(1), right: $0) },
    one("optional structure", "content.leaf") { Optional(Pair(leaf: $0)) },
    Shape("optional structure, empty") { Specimen(Holder<Pair?>(nil)) },
    one("class-bound existential", "content") { $0 as any Thing },
    one("optional class-bound existential", "content") { Optional($0 as any Thing) },
    one("AnyObject", "content") { $0 as AnyObject },
    one("composition of protocols", "content") { $0 as any Thing & Detail },
    Shape("existential with a superclass") {
      let leaf = Leaf()
      let special = Special(leaf)
      return Specimen(Holder<any Branch & Thing>(special), [.init("content", special)])
    },
    Shape("constrained class-bound existential") {
      let numbers = Numbers()
      return Specimen(Holder<any Source<Int>>(numbers), [.init("content", numbers)])
    },
    one("constrained existential", "content.leaf") { Numbered(leaf: $0) as any Pool<Int> },
    Shape("constrained existential in a class of its own") {
      let leaf = Leaf()
      return Specimen(Reservoir(Numbered(leaf: leaf)), [.init("pool.leaf", leaf)])
    },
    one("existential with an object inside", "content") { $0 as any Detail },
    one("existential with a value inside", "content.leaf") { Narrow(leaf: $0) as any Detail },
    one("existential with a boxed value", "content.leaf") { Wide(leaf: $0) as any Detail },
    one("optional existential", "content.leaf") { Optional(Wide(leaf: $0) as any Detail) },
    Shape("optional existential, empty") { Specimen(Holder<(any Detail)?>(nil)) },
    one("Any with an object", "content") { $0 as Any },
    one("Any with an optional", "content") { Optional($0) as Any },
    one("Any with an array", "content[0]") { [$0] as Any },
    one("Any with a tuple", "content.1") { (1, $0) as Any },
    one("error structure", "content.leaf") { Failure(leaf: $0) as any Error },
    one("error enum", "content.because") { Failing.because($0) as any Error },
    Shape("error object") {
      let object = FailingObject(Leaf())
      return Specimen(Holder(object as any Error), [.init("content", object)])
    },
    Shape("optional error, empty") { Specimen(Holder<(any Error)?>(nil)) },
    one("result", "content.success") { Result<Leaf, any Error>.success($0) },
    one("result with a failure", "content.failure.leaf") {
      Result<Leaf, any Error>.failure(Failure(leaf: $0))
    },
    one("enum with one payload", "content.leaf") { Single.leaf($0) },
    Shape("enum with one payload, empty cases") {
      Specimen(Holder([Single.empty, Single.blank]))
    },
    one("enum, class payload", "content.leaf") { Multiple.leaf($0) },
    Shape("enum, other class payload") {
      let branch = Branch(Leaf())
      return Specimen(Holder(Multiple.branch(branch)), [.init("content.branch", branch)])
    },
    one("enum, structure payload", "content.pair.leaf") { Multiple.pair(Pair(leaf: $0)) },
    one("enum, closure payload", "content.action → closure capture of type Leaf") { leaf in
      Multiple.action { leaf.act() }
    },
    Shape("enum, labeled payload") {
      let (first, second) = (Leaf(), Leaf())
      return Specimen(
        Holder(Multiple.labeled(first: first, second: second)),
        [.init("content.labeled.first", first), .init("content.labeled.second", second)])
    },
    Shape("enum, plain payload and none") {
      Specimen(Holder([Multiple.number(7), .nested(.blank), .empty]))
    },
    one("enum in an enum", "content.nested.leaf") { Multiple.nested(.leaf($0)) },
    one("enum tagged in spare bits, first", "content.leaf") { Pointers.leaf($0) },
    one("enum tagged in spare bits, optional", "content.maybe") { Pointers.maybe($0) },
    one("enum tagged in spare bits, array", "content.array[0]") { Pointers.array([$0]) },
    Shape("enum tagged in spare bits, without reference") {
      Specimen(Holder([Pointers.maybe(nil), .none]))
    },
    Shape("indirect enum") {
      let (first, second) = (Leaf(), Leaf())
      return Specimen(
        Holder(List.cons(first, .cons(second, .end))),
        [.init("content.cons.0", first), .init("content.cons.1.cons.0", second)])
    },
    one(
      "indirect case with a function",
      "content.running.next.running.progress → closure capture of type Leaf"
    ) { leaf in
      Phase.running(
        progress: { _ in }, next: .running(progress: { _ in leaf.act() }, next: .idle))
    },
    one(
      "indirect case with an optional function",
      "content.failed.resume → closure capture of type Leaf"
    ) { leaf in
      Phase.failed(CancellationError()) { leaf.act() }
    },
    Shape("indirect case with functions of several arguments") {
      let (first, second, third) = (Leaf(), Leaf(), Leaf())
      let phase = Phase.asked(
        ["a": first],
        { _, _ in
          second.act()
          return true
        },
        then: { _ in third.act() })
      return Specimen(
        Holder(phase),
        [
          .init("content.asked.0[\"a\"]", first),
          .init("content.asked.1 → closure capture of type Leaf", second),
          .init("content.asked.then → closure capture of type Leaf", third),
        ])
    },
    one("indirect case", "content.deep.0") { PartlyIndirect.deep($0, 3) },
    one("case beside an indirect one", "content.flat") { PartlyIndirect.flat($0) },
    one("generic enum", "content.value") { Generic.value($0) },
    one("generic enum, indirect case", "content.deep") { Generic.deep($0) },
    Shape("enum with a weak reference in its payload") {
      let leaf = Leaf()
      return Specimen(
        Holder(WithWeak.weak(WeakPayload(leaf: leaf))),
        [.init("content.weak.leaf", leaf, .weak)])
    },
    one("enum beside a payload with a weak reference", "content.strong") { WithWeak.strong($0) },
    Shape("inline array") {
      let (first, second) = (Leaf(), Leaf())
      let array: [2 of Leaf] = [first, second]
      return Specimen(
        InlineHolder(array), [.init("array[0]", first), .init("array[1]", second)])
    },
  ]

  private final class InlineHolder {
    let array: [2 of Leaf]
    init(_ array: [2 of Leaf]) { self.array = array }
  }

  /// A value in a holder, with one reference in it.
  private static func one<Content>(
    _ name: String, _ path: String, _ strength: Strength = .strong,
    _ content: @escaping @Sendable (Leaf) -> Content
  ) -> Shape {
    Shape(name) {
      let leaf = Leaf()
      return Specimen(Holder(content(leaf)), [.init(path, leaf, strength)])
    }
  }
}
