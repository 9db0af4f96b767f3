/// One line of `--format json` about a finding; docs/json.md describes the fields.
package struct FindingRecord: Encodable {
  package let version = 1
  package let finding: String
  package let object: String
  package let signature: String
  package let made: Moment?
  package let due: Moment?
  package let root: String?
  package let links: [Link]
  package let keeps: Int
  package let cut: Int?
  package let frees: Int?
  package let cutMade: Moment?
  package let unknownHolders: Int
  package let notes: [String]

  package struct Moment: Encodable {
    package let step: Int
    package let location: String?

    package init(_ moment: Finding.Moment) {
      step = moment.step
      location = moment.location?.description
    }
  }

  package struct Link: Encodable {
    package let holder: String
    package let field: String
    package let possible: Bool
  }

  package init(_ finding: Finding) {
    self.finding = finding.verdict.rawValue
    object = finding.subject.text
    signature = finding.signature
    made = finding.made.map(Moment.init)
    due = finding.due.map(Moment.init)
    root = finding.root
    links = finding.links.map {
      Link(holder: $0.holder, field: $0.field, possible: $0.isPossible)
    }
    keeps = finding.kept
    cut = finding.cut?.link
    frees = finding.cut?.frees
    cutMade = finding.cut?.made.map(Moment.init)
    unknownHolders = finding.unknownHolders
    notes = finding.details
  }
}
