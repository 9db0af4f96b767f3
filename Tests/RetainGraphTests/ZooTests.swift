import RetainGraph
import Testing

@Suite struct ZooTests {
  static let shapes =
    ZooFields.shapes + ZooValues.shapes + ZooNoncopyable.shapes + ZooCollections.shapes
    + ZooClosures.shapes + ZooGenericClosures.shapes + ZooForeign.shapes

  @Test(arguments: shapes) func `exact references of`(_ shape: Shape) {
    let specimen = shape.make()
    let wrong = specimen.mismatches()
    withExtendedLifetime(specimen) { #expect(wrong == []) }
  }

  @Test func `the zoo has at least sixty distinctly named shapes`() {
    #expect(Self.shapes.count >= 60)
    #expect(Set(Self.shapes.map(\.name)).count == Self.shapes.count)
  }

  @Test func `the check detects missing, wrong and extra references`() {
    let leaf = Leaf()
    let holder = StrongLet(leaf)
    #expect(Specimen(holder, []).mismatches() != [])
    #expect(Specimen(holder, [.init("leaf", leaf), .init("more", leaf)]).mismatches() != [])
    #expect(Specimen(holder, [.init("leef", leaf)]).mismatches() != [])
    #expect(Specimen(holder, [.init("leaf", Leaf())]).mismatches() != [])
    #expect(Specimen(holder, [.init("leaf", leaf, .weak)]).mismatches() != [])
    #expect(Specimen(holder, [.init("leaf", leaf)], isOpaque: true).mismatches() != [])
    #expect(Specimen(holder, [.init("leaf", leaf)]).mismatches() == [])
  }
}
