import Foundation
import RetainGraph

final class Leaf: Hashable, Thing, Detail, Sendable {
  static func == (left: Leaf, right: Leaf) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func act() {}
  func map(_ number: Int) -> Int { number }
}

class Branch {
  let inner: Leaf
  init(_ inner: Leaf) { self.inner = inner }
}

protocol Thing: AnyObject {}
protocol Detail {}

final class StrongLet {
  let leaf: Leaf
  init(_ leaf: Leaf) { self.leaf = leaf }
}

/// One generic class with one field serves for most shapes of field.
final class Holder<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

enum ZooFields {
  private class Base {
    let low: Leaf
    init(_ low: Leaf) { self.low = low }
  }

  private final class Derived: Base {
    let number: UInt8 = 7
    let high: Leaf
    init(_ low: Leaf, _ high: Leaf) {
      self.high = high
      super.init(low)
    }
  }

  private class GenericBase<T> {
    let count = 1
    let base: T
    init(_ base: T) { self.base = base }
  }

  private final class FromGeneric: GenericBase<[Leaf]> {
    let flag = true
    let own: Leaf
    init(_ base: [Leaf], _ own: Leaf) {
      self.own = own
      super.init(base)
    }
  }

  private final class Optionals {
    var some: Leaf?
    var none: Leaf?
    var unwrapped: Leaf!
    init(_ leaf: Leaf) {
      some = leaf
      unwrapped = leaf
    }
  }

  private final class Weakly {
    weak var leaf: Leaf?
    weak var thing: (any Thing)?
    weak var none: Leaf?
    init(_ leaf: Leaf) {
      self.leaf = leaf
      thing = leaf
    }
  }

  private final class Unownedly {
    unowned let leaf: Leaf
    unowned var optional: Leaf?
    unowned var thing: any Thing
    unowned(unsafe) let dangerous: Leaf
    let unmanaged: Unmanaged<Leaf>
    init(_ leaf: Leaf) {
      self.leaf = leaf
      optional = leaf
      thing = leaf
      dangerous = leaf
      unmanaged = .passUnretained(leaf)
    }
  }

  private final class Lazily {
    lazy var made = Leaf()
    lazy var unmade = Leaf()
  }

  @propertyWrapper private struct Wrapped {
    var wrappedValue: Leaf
  }

  private final class WithWrapper {
    @Wrapped var leaf: Leaf
    init(_ leaf: Leaf) { _leaf = Wrapped(wrappedValue: leaf) }
  }

  private final class Small {
    let one: UInt8 = 1
    let leaf: Leaf
    let two: Bool = true
    let three: Int16 = 3
    let other: Leaf
    init(_ leaf: Leaf, _ other: Leaf) {
      self.leaf = leaf
      self.other = other
    }
  }

  private final class Metatypes {
    let type: Leaf.Type = Leaf.self
    let any: any Any.Type = Leaf.self
    let thing: any Thing.Type = Leaf.self
  }

  private actor Actor {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }

  private final class Selfish {
    var me: Selfish?
  }

  private class Object: NSObject {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
  }

  private final class XBQpHolder<XBQe> {
    let item: XBQe
    let next: XBQpHolder<XBQe>?
    init(_ item: XBQe, _ next: XBQpHolder<XBQe>? = nil) {
      self.item = item
      self.next = next
    }
  }

  private struct WeakBox<T: AnyObject> {
    weak var value: T?
  }

  static let shapes: [Shape] = [
    Shape("strong constant") {
      let leaf = Leaf()
      return Specimen(StrongLet(leaf), [.init("leaf", leaf)])
    },
    Shape("fields of a superclass come first") {
      let (low, high) = (Leaf(), Leaf())
      return Specimen(Derived(low, high), [.init("low", low), .init("high", high)])
    },
    Shape("generic superclass") {
      let (first, own) = (Leaf(), Leaf())
      return Specimen(
        FromGeneric([first], own), [.init("base[0]", first), .init("own", own)])
    },
    Shape("field of generic type") {
      let leaf = Leaf()
      return Specimen(Holder(leaf), [.init("content", leaf)])
    },
    Shape("optionals, full, empty and implicitly unwrapped") {
      let leaf = Leaf()
      return Specimen(Optionals(leaf), [.init("some", leaf), .init("unwrapped", leaf)])
    },
    Shape("optional of an optional") {
      let leaf = Leaf()
      return Specimen(Holder<Leaf??>(.some(.some(leaf))), [.init("content", leaf)])
    },
    Shape("optional of an empty optional") { Specimen(Holder<Leaf??>(.some(.none))) },
    Shape("optional of an optional, empty") { Specimen(Holder<Leaf??>(.none)) },
    Shape("weak") {
      let leaf = Leaf()
      return Specimen(Weakly(leaf), [.init("leaf", leaf, .weak), .init("thing", leaf, .weak)])
    },
    Shape("weak, after its target's death") {
      let leaf = Leaf()
      return Specimen(Weakly(leaf))
    },
    Shape("unowned, safe ones alone") {
      let leaf = Leaf()
      return Specimen(
        Unownedly(leaf),
        ["leaf", "optional", "thing"].map { .init($0, leaf, .unowned) })
    },
    Shape("unowned, after its target's death") {
      let leaf = Leaf()
      return Specimen(Unownedly(leaf))
    },
    Shape("unowned, after the death of a target with a side table") {
      let leaf = Leaf()
      weak let table = leaf
      let holder = Unownedly(leaf)
      _ = table
      return Specimen(holder)
    },
    Shape("lazy, made and not made") {
      let holder = Lazily()
      return Specimen(holder, [.init("made", holder.made)])
    },
    Shape("property wrapper") {
      let leaf = Leaf()
      return Specimen(WithWrapper(leaf), [.init("_leaf.wrappedValue", leaf)])
    },
    Shape("references between small plain fields") {
      let (leaf, other) = (Leaf(), Leaf())
      return Specimen(Small(leaf, other), [.init("leaf", leaf), .init("other", other)])
    },
    Shape("metatypes") { Specimen(Metatypes()) },
    Shape("actor") {
      let leaf = Leaf()
      return Specimen(Actor(leaf), [.init("leaf", leaf)], isOpaque: false)
    },
    Shape("itself") {
      let holder = Selfish()
      holder.me = holder
      return Specimen(holder, [.init("me", holder)])
    },
    Shape("subclass of NSObject") {
      let leaf = Leaf()
      return Specimen(Object(leaf), [.init("leaf", leaf)])
    },
    Shape("generic structure with a weak field") {
      let leaf = Leaf()
      return Specimen(Holder(WeakBox(value: leaf)), [.init("content.value", leaf, .weak)])
    },
    Shape("a type named like the marks of names that can't be resolved") {
      let leaf = Leaf()
      let next = XBQpHolder(leaf)
      return Specimen(XBQpHolder(leaf, next), [.init("item", leaf), .init("next", next)])
    },
    Shape("text") { Specimen(Holder("a text too long to stand within its own two words")) },
    Shape("raw pointer to a reference") {
      let pointer = UnsafeMutablePointer<Leaf>.allocate(capacity: 1)
      pointer.initialize(to: Leaf())
      return Specimen(Holder(pointer))
    },
  ]
}
