import ShellLanguage

/// An object that should have died and did not, or died and should not have; with the evidence.
package struct Finding: Sendable, Hashable {
  package typealias Verdict = ShellLanguage.Verdict

  /// One strong reference on the way.
  package struct Link: Sendable, Hashable {
    /// The holder's label, or its type where it has none.
    package let holder: String
    /// The field, as `childCoordinators[0]`, or the closure capture.
    package let field: String
    /// The field with `[x]` for every index, which is the same in every run.
    package let shape: String
    /// The holder's type alone.
    package let holderType: String
    /// Whether the reference could not be read for certain.
    package let isPossible: Bool
    /// Whether the holder is UIKit's or the runtime's, which a picture folds.
    package var isOfSystem = false
  }

  /// A step and where it stands.
  package struct Moment: Sendable, Hashable {
    package let step: Int
    /// Nil at launch.
    package let location: SourceLocation?
  }

  package let verdict: Verdict
  package let subject: ObjectLabel
  package let made: Moment?
  /// The step after which it should have died.
  package let due: Moment?
  /// The cycle from the subject back to it, or the path from a root to it.
  package let links: [Link]
  /// The root that the path starts from; nil for a cycle.
  package let root: String?
  /// How many objects the subject's survival keeps alive, itself included.
  package let kept: Int
  /// The link to weaken, checked on the graph, and how many objects that frees.
  package internal(set) var cut: Cut?
  /// Retains that no walked reference accounts for.
  package let unknownHolders: Int
  /// Sentences beside the graph: what vanished, what grew.
  package internal(set) var notes: [String]

  package struct Cut: Sendable, Hashable {
    package let link: Int
    package let frees: Int
    /// How many references to the same object from fields of that name have to go with it.
    package var alike = 0
    /// What has to go as well: none of these frees the object without the others.
    package var others: [Link] = []
    /// The same link in words that mean it in another run.
    package let reference: ReferenceTrace
    /// The step after which it was there; nil while nobody has asked.
    package internal(set) var made: Moment?

    package init(
      link: Int, frees: Int, alike: Int = 0, others: [Link] = [], reference: ReferenceTrace,
      made: Moment? = nil
    ) {
      self.link = link
      self.frees = frees
      self.alike = alike
      self.others = others
      self.reference = reference
      self.made = made
    }
  }

  /// The same bug has the same signature in every run: kind, types and fields, no numbers.
  package var signature: String {
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
