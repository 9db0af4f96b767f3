import RetainGraph
import ShellLanguage

/// A finding in a report: without live types, and with its text.
package struct ReportedFinding: Codable, Sendable, Equatable {
  /// A step and its location.
  package struct Moment: Codable, Sendable, Equatable {
    /// 0 is the launch.
    package var step: Int
    package var place: ScriptResult.Place?
  }

  /// A reference on the retaining path, from its holder to its target.
  package struct Link: Codable, Sendable, Equatable {
    /// The holder's label, or its type if it has none.
    package var holder: String
    /// `strong` or `possible`.
    package var strength: String
    /// The field, such as `childCoordinators[0]`, or the closure capture.
    package var field: String
    package var target: String
    /// Whether the holder belongs to UIKit or the runtime; nil for the app's own.
    package var isOfSystem: Bool?
    /// The app's code that the reference comes from, in a run whose steps are kept.
    package var code: SourceCode?
  }

  /// The link to weaken, counted from 0, and the number of objects that this frees.
  package struct Cut: Codable, Sendable, Equatable {
    package var link: Int
    package var frees: Int
    /// The number of similar references to weaken with it; nil if there are none.
    package var alike: Int?
    /// Other references to weaken together with the link; nil if there are none.
    package var others: [Reference]?
    /// Whether the app should make the link weak, and not remove the object; nil if it should in a cycle.
    package var isWeakenable: Bool?
    /// The target, if nothing else retained it while it was in use; nil if something did, or if it isn't known.
    package var unowned: String?
    /// The step that created the reference, if it is known.
    package var made: Moment?

    /// A holder and its field.
    package struct Reference: Codable, Sendable, Equatable {
      package var holder: String
      package var field: String
      /// False if the app must remove the reference instead of making it weak.
      package var isWeakenable: Bool?
    }

    package init(
      link: Int, frees: Int, alike: Int? = nil, others: [Reference]? = nil,
      isWeakenable: Bool? = nil, unowned: String? = nil, made: Moment? = nil
    ) {
      self.link = link
      self.frees = frees
      self.alike = alike
      self.others = others
      self.isWeakenable = isWeakenable
      self.unowned = unowned
      self.made = made
    }
  }

  package var verdict: Finding.Verdict
  /// The object's label, such as `AppCoordinator#1`.
  package var subject: String
  /// The object's type.
  package var type: String
  /// The same for the same bug, in every script and run.
  package var signature: String
  package var made: Moment?
  /// When the object should have been deallocated, or was deallocated too early.
  package var due: Moment?
  /// The root of the path; nil for a cycle, whose last target is the first holder.
  package var root: String?
  package var links: [Link] = []
  /// The number of objects that it keeps alive, including itself.
  package var kept = 0
  package var cut: Cut?
  package var unknownHolders = 0
  package var notes: [String] = []
  /// Whether the baseline lists it, so it doesn't fail the run.
  package var isKnown = false
  /// The baseline's reason for accepting it.
  package var reason: String?
  /// The finding as `findings` prints it, without colors.
  package var text: [String] = []
}

extension [ReportedFinding] {
  /// Reads the names of the program's functions only if the code of the references is wanted.
  package init(_ findings: [Finding], withCode: Bool) {
    let names = withCode && !findings.isEmpty ? FunctionNames.ofProgram : nil
    self = findings.map { ReportedFinding($0, names: names) }
  }

  /// The same with the code of references from the same findings of another run.
  package func withCode(of others: [ReportedFinding]) -> [ReportedFinding] {
    map { finding in
      guard
        let other = others.first(where: {
          $0.signature == finding.signature && $0.links.count == finding.links.count
        })
      else { return finding }
      var finding = finding
      for index in finding.links.indices { finding.links[index].code = other.links[index].code }
      return finding
    }
  }
}

extension ReportedFinding {
  /// `names` are those of the program's functions, if the code of the references is wanted.
  package init(_ finding: Finding, names: FunctionNames? = nil) {
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
        field: link.field, target: target, isOfSystem: link.isOfSystem ? true : nil,
        code: names.flatMap { names in link.code.map { SourceCode($0, names) } })
    }
    kept = finding.kept
    cut = finding.cut.map {
      Cut(
        link: $0.link, frees: $0.frees, alike: $0.alike == 0 ? nil : $0.alike,
        others: $0.others.isEmpty
          ? nil
          : $0.others.map {
            Cut.Reference(
              holder: $0.holder, field: $0.field, isWeakenable: $0.canBeWeak ? nil : false)
          },
        isWeakenable: $0.isWeakenable, unowned: $0.unowned,
        made: $0.made.map(Moment.init))
    }
    unknownHolders = finding.unknownHolders
    notes = finding.details
    text = FindingText(glyphs: .unicode, paint: .plain).lines(finding)
  }
}

extension ReportedFinding {
  /// Without what only pages show.
  package var withoutCode: ReportedFinding {
    var finding = self
    for index in finding.links.indices { finding.links[index].code = nil }
    return finding
  }
}

extension ReportedFinding.Moment {
  fileprivate init(_ moment: Finding.Moment) {
    self.init(step: moment.step, place: moment.location.map(ScriptResult.Place.init))
  }
}

extension ScriptResult.Place {
  package init(_ location: SourceLocation) {
    self.init(file: location.source, line: location.line, column: location.column)
  }
}
