/// One line of `--format json` about a finding; docs/json.md describes the fields.
struct FindingRecord: Encodable {
  let version = 1
  let finding: String
  let object: String
  let signature: String
  let made: Moment?
  let due: Moment?
  let root: String?
  let links: [Link]
  let keeps: Int
  let cut: Int?
  let frees: Int?
  let cutMade: Moment?
  let unknownHolders: Int
  let notes: [String]

  struct Moment: Encodable {
    let step: Int
    let location: String?

    init(_ moment: Finding.Moment) {
      step = moment.step
      location = moment.location?.description
    }
  }

  struct Link: Encodable {
    let holder: String
    let field: String
    let possible: Bool
  }

  init(_ finding: Finding) {
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
    notes = finding.notes
  }
}
