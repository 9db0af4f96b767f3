import RetainGraph
import Testing

private final class Panel {
  var first: (() -> Void)?
  var second: (() -> Void)?
  var third: (() -> Void)?
  var leaf: Leaf?
}

/// The functions of the closures on a reference.
@Suite struct ClosureCodeTests {
  /// The code of the closures that a panel's fields retain, by field.
  private func code(of panel: Panel) -> [String: [UInt]] {
    let graph = Walker().graph([Root(panel)])
    return Dictionary(
      uniqueKeysWithValues: graph.holdings(from: 0).map {
        ("\($0.path)", graph.closureCode(along: $0))
      })
  }

  @Test func `closures of one object have different code, copies the same`() {
    let panel = Panel()
    let leaf = Leaf()
    panel.first = { leaf.act() }
    panel.second = { leaf.act() }
    panel.third = panel.first
    let code = code(of: panel)
    let (first, second, third) = (
      code["first → closure capture of type Leaf"], code["second → closure capture of type Leaf"],
      code["third → closure capture of type Leaf"]
    )
    #expect(first?.count == 1)
    #expect(first != second)
    #expect(first == third)
  }

  @Test func `a reference without a closure has no code`() {
    let panel = Panel()
    panel.leaf = Leaf()
    #expect(code(of: panel) == ["leaf": []])
  }
}
