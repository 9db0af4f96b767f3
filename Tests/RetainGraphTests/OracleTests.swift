import RetainGraph
import Testing

@Suite struct OracleTests {
  private static let isInstalled = RemoteMirror() != nil
  private static let reason: Comment =
    "libswiftRemoteMirror isn't beside the Swift runtime, as it is in a toolchain"

  @Test(.enabled(if: isInstalled, reason))
  func `captures have the offsets and ownership that the toolchain's reader reports`() throws {
    let mirror = try #require(RemoteMirror())
    var compared = 0
    for shape in ZooTests.shapes {
      let specimen = shape.make()
      for context in Reader().contexts(of: specimen.holder) {
        // The oracle crashes on parameter packs, whose captures are incomplete here too.
        guard context.isComplete, let fields = mirror.fields(of: context.address) else { continue }
        let captures = context.captures
        let wrong = zip(captures, fields).filter { ours, theirs in
          ours.offset != theirs.offset
            || theirs.ownership.map { $0 != ours.ownership } ?? false
        }
        #expect(wrong.isEmpty, "\(shape.name), \(context.path): \(captures) against \(fields)")
        #expect(captures.count == fields.count, "\(shape.name), \(context.path): \(captures)")
        compared += captures.count
      }
      withExtendedLifetime(specimen) {}
    }
    #expect(compared >= 60)
  }
}
