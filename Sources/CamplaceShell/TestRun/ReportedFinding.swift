/// A finding as a report keeps it: no live types, the wording included.
struct ReportedFinding: Codable, Sendable, Equatable {
  /// A step and where it stands.
  struct Moment: Codable, Sendable, Equatable {
    /// 0 is the launch.
    var step: Int
    var place: ScriptResult.Place?
  }

  /// One reference on the retain path, from its holder to its target.
  struct Link: Codable, Sendable, Equatable {
    /// The holder's label, or its type where it has none.
    var holder: String
    /// `strong` or `possible`.
    var strength: String
    /// The field, as `childCoordinators[0]`, or the closure capture.
    var field: String
    var target: String
  }

  /// The link to weaken, counted from 0, and how many objects that frees.
  struct Cut: Codable, Sendable, Equatable {
    var link: Int
    var frees: Int
    /// How many references like it have to go as well; nothing for none.
    var alike: Int?
    /// The step that made the reference, where it is known.
    var made: Moment?
  }

  var verdict: Finding.Verdict
  /// The object's label, as `AppCoordinator#1`.
  var subject: String
  /// The object's type alone.
  var type: String
  /// The same for the same bug, in every script and run.
  var signature: String
  var made: Moment?
  /// When it should have died, or when it died and should not have.
  var due: Moment?
  /// Where the path starts; nil for a cycle, whose last target is the first holder.
  var root: String?
  var links: [Link] = []
  /// How many objects it keeps alive, itself included.
  var kept = 0
  var cut: Cut?
  var unknownHolders = 0
  var notes: [String] = []
  /// Whether the baseline knows it, so that it fails nothing.
  var isKnown = false
  /// Why it is accepted, where the baseline knows it.
  var reason: String?
  /// The finding in words, as `findings` prints it, without colours.
  var text: [String] = []
}

extension Finding.Verdict: Codable {}

extension ReportedFinding {
  init(_ finding: Finding) {
    verdict = finding.verdict
    subject = finding.subject.text
    type = finding.subject.typeName
    signature = finding.signature
    made = finding.made.map(Moment.init)
    due = finding.due.map(Moment.init)
    root = finding.root
    let last = finding.root == nil ? finding.links.first?.holder : finding.subject.text
    let targets = finding.links.dropFirst().map(\.holder) + [last ?? finding.subject.text]
    links = zip(finding.links, targets).map { link, target in
      Link(
        holder: link.holder, strength: link.isPossible ? "possible" : "strong",
        field: link.field, target: target)
    }
    kept = finding.kept
    cut = finding.cut.map {
      Cut(
        link: $0.link, frees: $0.frees, alike: $0.alike == 0 ? nil : $0.alike,
        made: $0.made.map(Moment.init))
    }
    unknownHolders = finding.unknownHolders
    notes = finding.notes
    text = FindingText(glyphs: .unicode, paint: .plain).lines(finding)
  }
}

extension ReportedFinding.Moment {
  fileprivate init(_ moment: Finding.Moment) {
    self.init(step: moment.step, place: moment.location.map(ScriptResult.Place.init))
  }
}

extension ScriptResult.Place {
  init(_ location: SourceLocation) {
    self.init(file: location.source, line: location.line, column: location.column)
  }
}
