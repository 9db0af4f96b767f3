import RetainGraph
import Testing

/// Members of a set that differ only in what they retain.
@Suite struct SetOrderTests {
  private final class Token: Hashable {
    let cancel: () -> Void
    init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Apple {}
  private final class Pear {}

  /// The types that the set's members capture, in the graph's order.
  private func captured(_ tokens: [Token]) -> [String] {
    let holder = Holder(Set(tokens))
    return Walker().graph([Root(holder, label: "root")]).nodes.map(\.type)
      .filter { $0.hasSuffix("Apple") || $0.hasSuffix("Pear") }
  }

  @Test func `members with different captures are ordered by the captures' types`() {
    func token(_ object: AnyObject) -> Token { Token { _ = object } }
    let tokens = [token(Apple()), token(Pear()), token(Apple()), token(Pear())]
    // The addresses of the same tokens with the fruits swapped have the opposite order.
    let swapped = [token(Pear()), token(Apple()), token(Pear()), token(Apple())]
    #expect(captured(tokens).count == 4)
    #expect(captured(tokens) == captured(swapped))
  }
}
