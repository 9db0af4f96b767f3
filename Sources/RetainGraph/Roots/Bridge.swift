/// A path from a Swift object to another through memory that isn't Swift's, such as a block of
/// libdispatch.
public struct Bridge: Sendable {
  // Complements, so that a memory search doesn't mistake a bridge for a holder.
  private let hiddenFrom: UInt
  private let hiddenTo: UInt
  /// The offset in the first object of the word that leads there.
  let offset: Int

  init(from: UInt, to: UInt, offset: Int) {
    (hiddenFrom, hiddenTo) = (~from, ~to)
    self.offset = offset
  }

  var from: UInt { ~hiddenFrom }
  var to: UInt { ~hiddenTo }
}
