import HeadlessUIKit

/// The classes of screens and coordinators that appeared at any time, however briefly.
///
/// A state contains only what is there at the end of a move.
package struct AppearedTypes: Sendable, Equatable, Codable {
  private(set) var screens: [String] = []
  private(set) var coordinators: [String] = []

  var isEmpty: Bool { screens.isEmpty && coordinators.isEmpty }

  mutating func merge(_ other: AppearedTypes) {
    screens += other.screens.filter { !screens.contains($0) }
    coordinators += other.coordinators.filter { !coordinators.contains($0) }
  }

  /// Collects the classes step by step.
  @MainActor struct Collection {
    private(set) var types = AppearedTypes()
    private var known: Set<ObjectIdentifier> = []
    private var labeled = 0

    mutating func launched() { labeled = 0 }

    /// Adds what appeared during the last step of a session.
    mutating func note(_ session: Session) {
      for entry in session.device.lifecycle.entries
      where entry.callback == .viewDidAppear && known.insert(ObjectIdentifier(entry.type)).inserted
      {
        types.screens.append(_typeName(entry.type, qualified: false))
      }
      let coordinators = session.labels.types
      guard coordinators.count != labeled else { return }
      labeled = coordinators.count
      for type in coordinators where known.insert(ObjectIdentifier(type)).inserted {
        types.coordinators.append(_typeName(type, qualified: false))
      }
    }
  }
}

extension AppearedTypes {
  func write(to writer: inout RecordWriter) {
    for list in [screens, coordinators] { writer.write(list) { $0.write($1) } }
  }

  init(_ reader: inout RecordReader) throws(RecordReader.Truncated) {
    screens = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
    coordinators = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
  }
}
