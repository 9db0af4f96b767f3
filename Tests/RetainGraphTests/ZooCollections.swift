import DequeModule
import Foundation
import OrderedCollections
import RetainGraph

enum ZooCollections {
  private struct Item {
    var number = 0
    var leaf: Leaf
  }

  private enum Place: Hashable {
    case home
    case away
  }

  private struct Coordinates: Hashable {
    var x: Int
  }

  private struct WeakItem {
    weak var leaf: Leaf?
  }

  static let shapes: [Shape] = [
    two("array", "content[0]", "content[1]") { [$0, $1] },
    two("contiguous array", "content[0]", "content[1]") { ContiguousArray([$0, $1]) },
    two("slice: all of its base is held", "content[0]", "content[1]") { [$0, $1][1...] },
    two("array of optionals", "content[0]", "content[2]") { [$0, nil, $1] },
    two("array of structures", "content[0].leaf", "content[1].leaf") {
      [Item(leaf: $0), Item(leaf: $1)]
    },
    two("array of existentials", "content[0]", "content[1].leaf") { first, second in
      [first, Item(leaf: second)] as [Any]
    },
    two("array of tuples", "content[0].1", "content[1].1") { [(1, $0), (2, $1)] },
    two("array of arrays", "content[0][0]", "content[1][0]") { [[$0], [$1]] },
    Shape("array of weak references") {
      let leaf = Leaf()
      return Specimen(Holder([WeakItem(leaf: leaf)]), [.init("content[0].leaf", leaf, .weak)])
    },
    Shape("empty collections") {
      Specimen(Holder(([Leaf](), [String: Leaf](), Set<Leaf>(), ContiguousArray<Leaf>())))
    },
    Shape("collections of plain values") {
      Specimen(Holder(([1, 2], ["a": 1], Set(["b"]), [1.5: [2]])))
    },
    two("dictionary by text", "content[\"a\"]", "content[\"b\"]") { ["b": $1, "a": $0] },
    two("dictionary by number", "content[9]", "content[10]") { [10: $1, 9: $0] },
    two("dictionary by case", "content[.away]", "content[.home]") {
      [Place.home: $1, .away: $0]
    },
    Shape("dictionary by UUID") {
      let leaf = Leaf()
      return Specimen(Holder([UUID(): leaf]), [.init("content[_]", leaf)])
    },
    Shape("dictionary by a key without a short form") {
      let leaf = Leaf()
      return Specimen(Holder([Coordinates(x: 1): leaf]), [.init("content[_]", leaf)])
    },
    two("dictionary of arrays", "content[1][0]", "content[1][1]") { [1: [$0, $1]] },
    two("dictionary by object", "content.keys[_]", "content[_]") { [$0: $1] },
    Shape("dictionary by AnyHashable") {
      let leaf = Leaf()
      return Specimen(Holder([AnyHashable(leaf): 1]), [.init("content.keys[_]", leaf)])
    },
    Shape("large dictionary") {
      let leaves = (0..<1000).map { _ in Leaf() }
      let holder = Holder(
        Dictionary(uniqueKeysWithValues: leaves.enumerated().map { ($0, $1) }))
      return Specimen(holder, leaves.enumerated().map { .init("content[\($0)]", $1) })
    },
    Shape("set") {
      let leaf = Leaf()
      return Specimen(Holder(Set([leaf])), [.init("content[_]", leaf)])
    },
    Shape("large set of plain values and one of objects") {
      let leaf = Leaf()
      return Specimen(
        Holder((Set(0..<500), Set([leaf]))), [.init("content.1[_]", leaf)])
    },
    two("type-erased iterator", "content[0]", "content[1]") {
      AnyIterator([$0, $1].makeIterator())
    },
    two("type-erased collection", "content[0]", "content[1]") { AnyCollection([$0, $1]) },
    two("lazy map", "content[0]", "content → closure capture of type Leaf") { first, second in
      [first].lazy.map { ($0, second) }
    },
    two("deque", "content[0]", "content[1]") { Deque([$0, $1]) },
    two("deque of structures", "content[0].leaf", "content[1].leaf") {
      Deque([Item(leaf: $0), Item(leaf: $1)])
    },
    two("deque that has turned", "content[0]", "content[1]") {
      var deque = Deque([Leaf(), $0])
      deque.removeFirst()
      deque.append($1)
      return deque
    },
    two("ordered dictionary", "content._values[0]", "content._values[1]") {
      ["z": $0, "a": $1] as OrderedDictionary
    },
    two("ordered set", "content._elements[0]", "content._elements[1]") {
      [$0, $1] as OrderedSet
    },
    two("large ordered dictionary", "content._values[0]", "content._values[99]") {
      var values: OrderedDictionary<Int, Leaf?> = [0: $0]
      for number in 1..<99 { values[number] = .some(nil) }
      values[99] = $1
      return values
    },
    Shape("substring and other views of text") {
      Specimen(Holder(("a text of some length, to be cut".dropFirst(2), "b"[...], "c".utf8)))
    },
  ]

  private static func two<Content>(
    _ name: String, _ firstPath: String, _ secondPath: String,
    _ content: @escaping @Sendable (Leaf, Leaf) -> Content
  ) -> Shape {
    Shape(name) {
      let (first, second) = (Leaf(), Leaf())
      return Specimen(
        Holder(content(first, second)), [.init(firstPath, first), .init(secondPath, second)])
    }
  }
}
