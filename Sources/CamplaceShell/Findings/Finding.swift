/// An object that should have died and did not, or died and should not have; with the evidence.
public struct Finding: Sendable, Hashable {
  public enum Verdict: String, Sendable, CaseIterable {
    /// Alive, and unreachable from the roots.
    case leaked
    /// Reachable, but its screen has left the hierarchy or its flow is over.
    case abandoned
    /// Still needed, but deallocated.
    case vanished
    /// One more instance for every turn of a loop.
    case growing
    /// UIKit did not accept a call.
    case misuse
    /// Coordinators and screens do not belong together as they should.
    case structure

    /// Whether it is about an object that should be gone.
    var isOfSurvivors: Bool { self == .leaked || self == .abandoned }
  }

  /// One strong reference on the way.
  public struct Link: Sendable, Hashable {
    /// The holder's label, or its type where it has none.
    public let holder: String
    /// The field, as `childCoordinators[0]`, or the closure capture.
    public let field: String
    /// The field with `[x]` for every index, which is the same in every run.
    let shape: String
    /// The holder's type alone.
    let holderType: String
    /// Whether the reference could not be read for certain.
    public let isPossible: Bool
  }

  /// A step and where it stands.
  public struct Moment: Sendable, Hashable {
    public let step: Int
    /// Nil at launch.
    public let location: SourceLocation?
  }

  public let verdict: Verdict
  public let subject: ObjectLabel
  public let made: Moment?
  /// The step after which it should have died.
  public let due: Moment?
  /// The cycle from the subject back to it, or the path from a root to it.
  public let links: [Link]
  /// The root that the path starts from; nil for a cycle.
  public let root: String?
  /// How many objects the subject's survival keeps alive, itself included.
  public let kept: Int
  /// The link to weaken, checked on the graph, and how many objects that frees.
  public internal(set) var cut: Cut?
  /// Retains that no walked reference accounts for.
  public let unknownHolders: Int
  /// Sentences beside the graph: what vanished, what grew.
  public internal(set) var notes: [String]

  public struct Cut: Sendable, Hashable {
    public let link: Int
    public let frees: Int
    /// How many references to the same object from fields of that name have to go with it.
    public var alike = 0
    /// The same link in words that mean it in another run.
    let reference: ReferenceTrace
    /// The step after which it was there; nil while nobody has asked.
    public internal(set) var made: Moment?
  }

  /// The same bug has the same signature in every run: kind, types and fields, no numbers.
  public var signature: String {
    var hash: UInt32 = 2_166_136_261
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      hash = (hash ^ 0x1f) &* 16_777_619
    }
    add(verdict.rawValue)
    let parts = links.map { "\($0.holderType).\($0.shape)" }
    if root == nil, let first = parts.indices.min(by: { parts[$0] < parts[$1] }) {
      for part in parts[first...] + parts[..<first] { add(part) }
    } else {
      add(subject.typeName)
      // What grew is told with counts, which depend on the loop.
      if !verdict.isOfSurvivors, verdict != .growing {
        for note in notes { add(note.withoutNumbers) }
      }
      for part in parts { add(part) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension String {
  /// The text with `#n` for every number of an object.
  fileprivate var withoutNumbers: String {
    var text = ""
    var isNumber = false
    for character in self {
      if isNumber, character.isNumber { continue }
      isNumber = character == "#"
      text.append(character)
    }
    return text
  }
}
