import RetainGraph
import Testing

@Suite struct ReaderTests {
  private class Base {
    var name = ""
    unowned let owner: Leaf
    init(_ owner: Leaf) { self.owner = owner }
  }

  private final class Derived<T>: Base {
    weak var parent: Derived?
    unowned(unsafe) var raw: Leaf
    var items: [T] = []
    lazy var late = 3
    init(_ owner: Leaf, _ type: T.Type) {
      raw = owner
      super.init(owner)
    }
  }

  private struct Size {
    var width: Double
    var label: String
  }

  @Test func `stored properties have types and ownership, superclasses first`() {
    let properties = Reader().properties(of: Derived<Int>.self)
    #expect(properties.map(\.name) == ["name", "owner", "parent", "raw", "items", "late"])
    #expect(
      properties.map(\.ownership) == [.strong, .unowned, .weak, .unmanaged, .strong, .strong])
    #expect(properties[0].type == String.self)
    #expect(properties[2].type == Derived<Int>?.self)
    #expect(properties[4].type == [Int].self)
    #expect(properties.map(\.offset) == [16, 32, 40, 48, 56, 64])
  }

  @Test func `structures and tuples have properties, other types none`() {
    let size = Reader().properties(of: Size.self)
    #expect(size.map(\.name) == ["width", "label"])
    #expect(size.map(\.offset) == [0, 8])
    let tuple = Reader().properties(of: (x: Int, String).self)
    #expect(tuple.map(\.name) == ["x", "1"])
    #expect(Reader().properties(of: Optional<Int>.self).isEmpty)
    #expect(Reader().properties(of: (any Thing).self).isEmpty)
  }

  @Test func `references lead to objects through any number of buffers`() {
    let (leaf, branch) = (Leaf(), Branch(Leaf()))
    let holder = Holder(["a": [[branch]]])
    let references = Reader().references(of: holder)
    #expect(references.map(\.path.description) == ["content[\"a\"][0][0]"])
    #expect(references.map(\.path.shape) == ["content[x][x][x]"])
    #expect(references.first?.object === branch)
    withExtendedLifetime(leaf) {}
  }

  @Test func `unreadable parts are reported`() {
    #expect(Reader().opaque(Leaf()) == nil)
    let buffer = ManagedBuffer<Int, Leaf>.create(minimumCapacity: 1) { _ in 0 }
    #expect(Reader().opaque(buffer) == "elements of ManagedBuffer<Int, Leaf>")
  }
}
