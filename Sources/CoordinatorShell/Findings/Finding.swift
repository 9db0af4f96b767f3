import ShellLanguage

/// An object that should have been deallocated and wasn't, or the reverse, with the evidence.
package struct Finding: Sendable, Hashable {
  package typealias Verdict = ShellLanguage.Verdict

  /// A strong reference on the path.
  package struct Link: Sendable, Hashable {
    /// The holder's label, or its type if it has none.
    package var holder: String
    /// The field, such as `childCoordinators[0]`, or the closure capture.
    package var field: String
    /// The field with `[x]` in place of every index, which is the same in every run.
    package let shape: String
    /// The holder's type.
    package let holderType: String
    /// Whether the reference isn't certain.
    package let isPossible: Bool
    /// Whether the holder belongs to UIKit or the runtime; pictures fold such holders.
    package var isOfSystem = false
    /// Whether the holder is part of a stand-in, which replaces an object of a missing module.
    package var isInStandIn = false
    /// Whether the holder may stay alive: it is in use, or a coordinator of the tree.
    package var mayHolderLive = false
    /// Whether the app can make the reference weak, rather than remove it.
    var canBeWeak = true
    /// The app's code that the reference comes from; nil for UIKit's.
    package var code: Code?
    /// The library that declares the holder's class; nil for classes of the app and of UIKit.
    package var library: String?

    /// The reference from a root variable to its value.
    static func value(of root: String, named field: String = "its value") -> Link {
      Link(holder: root, field: field, shape: "its value", holderType: root, isPossible: false)
    }

    /// Code of the app.
    package enum Code: Sendable, Hashable {
      /// The addresses of closures' functions, outermost first.
      case closures([UInt])
      /// The addresses at which a suspended task's calls continue, the innermost first, and the type of what the task
      /// retains.
      case task([UInt], retaining: String)
      /// A property of the first of the types that declares it, by their mangled names.
      case property(String, of: [String])
    }
  }

  /// A step and its location.
  package struct Moment: Sendable, Hashable, Codable {
    package let step: Int
    /// Nil at launch.
    package let location: SourceLocation?
  }

  package let verdict: Verdict
  package let subject: ObjectLabel
  package let made: Moment?
  /// The step after which the object should have been deallocated.
  package let due: Moment?
  /// The cycle from the subject back to it, or the path from a root to it.
  package internal(set) var links: [Link]
  /// All references, if readers see fewer.
  var allLinks: [Link]?
  /// The root that the path starts from; nil for a cycle.
  package let root: String?
  /// How many objects the subject keeps alive, including itself.
  package let kept: Int
  /// The link to weaken, tested on the graph, and the number of objects that this frees.
  package internal(set) var cut: Cut?
  /// The number of retains that no known reference explains.
  package let unknownHolders: Int
  /// Sentences beside the graph, such as what vanished or grew.
  package internal(set) var notes: [String]
  /// The return addresses of the calls in progress; UIKit rejected the innermost one.
  package internal(set) var callers: [UInt] = []
  /// The app's function that made the call; nil before camsh has looked for it.
  package internal(set) var caller: String?

  package struct Cut: Sendable, Hashable {
    package let link: Int
    package let frees: Int
    /// How many other fields of that name must be weakened together with it.
    package var alike = 0
    /// The other references to weaken, because none of them alone frees the object.
    package var others: [Link] = []
    /// Whether the app should make the link weak instead of removing the object.
    ///
    /// Nil if it should be weak in a cycle, and removed from a root.
    package var isWeakenable: Bool?
    /// Whether the link is a closure's capture.
    var isCapture = false
    /// The target of these references, if nothing else retained it while it was in use; nil before camsh has tried it.
    package internal(set) var unowned: String?
    /// The link in terms that are valid in another run.
    package let reference: ReferenceTrace
    /// The step after which the reference existed; nil before camsh has looked for it.
    package internal(set) var made: Moment?

    package init(
      link: Int, frees: Int, alike: Int = 0, others: [Link] = [], isWeakenable: Bool? = nil,
      reference: ReferenceTrace, made: Moment? = nil
    ) {
      self.link = link
      self.frees = frees
      self.alike = alike
      self.others = others
      self.isWeakenable = isWeakenable
      self.reference = reference
      self.made = made
    }
  }

  /// The notes, with additions for readers that aren't part of the signature.
  package var details: [String] {
    notes + [cut?.ownerAdvice].compactMap(\.self) + (caller.map { ["called in \($0)"] } ?? [])
  }

  /// The object that the cut's reference refers to.
  var targetOfCut: String? {
    guard let cut, links.indices.contains(cut.link) else { return nil }
    let next = links.dropFirst(cut.link + 1).first ?? (root == nil ? links.first : nil)
    return next?.holder ?? subject.text
  }

  /// The holders on the way to the subject, or on a cycle that retains the subject without being
  /// retained by it.
  var holdersInFront: [String] {
    let holders = links.map(\.holder)
    return holders.contains(subject.text) ? [] : holders
  }

  /// The other holders of an object that a root reaches.
  ///
  /// Findings about them come first: this one may need a smaller cut then.
  var holdersBeside: [String] {
    guard root != nil else { return [] }
    return (cut?.others ?? []).map(\.holder).filter { $0 != subject.text }
  }

  /// The references that can be wrong: those after the last holder on the path that may stay alive.
  ///
  /// The rest of the path is how the app reaches that holder, which depends on where the user is.
  private var suspectLinks: ArraySlice<Link> {
    let links = allLinks ?? links
    return links[(links.lastIndex(where: \.mayHolderLive) ?? 0)...]
  }

  /// The finding's identity in every run: verdict, and the types and fields of the cycle or the
  /// suspect part of the path, without numbers.
  package var signature: String {
    var hash: UInt32 = 2_166_136_261
    func add(_ text: String) {
      var text = text
      text.withUTF8 { for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
      hash = (hash ^ 0x1f) &* 16_777_619
    }
    let links = allLinks ?? links
    // A cycle is one mistake, whether or not something else retains it too.
    let isCycle = root == nil && !links.isEmpty
    add(isCycle && verdict == .abandoned ? Verdict.leaked.rawValue : verdict.rawValue)
    let suspect = root == nil ? links[...] : suspectLinks
    let parts = suspect.map(\.typedShape)
    if root == nil, let first = parts.indices.min(by: { parts[$0] < parts[$1] }) {
      for part in parts[first...] + parts[..<first] { add(part) }
    } else {
      add(subject.typeName)
      // Notes about growth contain counts, which depend on the loop.
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
  /// The text with `#n` in place of every object's number.
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

extension Finding.Link {
  /// The reference without the numbers of objects and elements, which is the same in every run.
  var typedShape: String { "\(holderType).\(shape)" }
}
