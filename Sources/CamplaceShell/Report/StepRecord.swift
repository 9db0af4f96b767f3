import HeadlessUIKit

/// One line of `--format json`; docs/json.md describes the fields.
///
/// `version` grows when a field changes its meaning or goes; new fields may come without.
struct StepRecord: Encodable {
  var version = 1
  let app: String
  let step: Int
  let command: String
  /// Where the statement stands, as `file:line:column`.
  let location: String
  let alive: Int
  /// For how long time has been held, in milliseconds; nil where it is not.
  let held: Int?
  var visible: String?
  var tree: [Node]?
  var note: String?
  var output: [String]?
  /// What `why`, `graph`, `alive` and `findings` tell, as values.
  var why: Retention?
  var graph: Holdings?
  var census: [TypeCount]?
  var findings: [FindingRecord]?
  var warnings: [Warning] = []
  /// What should be gone and is held by what may still end.
  var pending: [Pending]?
  var error: String?
  /// Whether the error is what the script asks for.
  var expected: Bool?

  struct Pending: Encodable {
    let object: String
    let reason: String
  }

  struct Warning: Encodable {
    let message: String
    let receiver: String
    let call: String
  }

  struct Node: Encodable {
    let label: String
    let type: String
    let number: Int
    let title: String?
    let tab: String?
    let selected: Bool?
    let presentation: String?
    let height: Double?
    let visible: Bool
    let change: String?
    let children: [Node]

    init(_ node: Tree.Node, _ changes: TreeChanges) {
      label = node.label.text
      type = node.label.typeName
      number = node.label.number
      title = node.title
      tab = node.tab?.title
      selected = node.tab?.isSelected
      switch node.presentation {
      case .sheet(let share): (presentation, height) = ("sheet", share)
      case .cover(let style): (presentation, height) = (style, nil)
      case nil: (presentation, height) = (nil, nil)
      }
      visible = node.isVisible
      change = changes.mark(of: node.label).map { "\($0)" }
      children = node.children.map { Node($0, changes) }
    }
  }

  /// Adds what a looking command tells in values beside its lines.
  @MainActor mutating func answer(_ command: Command, in session: Session) {
    switch command {
    case .why(let object): why = try? session.retention(of: object)
    case .graph(let object): graph = try? session.holdings(of: object)
    case .alive(let type, let step): census = try? session.counts(of: type, since: step)
    case .findings: findings = session.blamed(session.standingFindings).map(FindingRecord.init)
    default: break
    }
  }

  @MainActor init(_ session: Session, _ statement: Statement) {
    app = session.app.name
    step = session.stepCount
    command = statement.text
    location = statement.location.description
    alive = session.aliveCount
    held = session.heldTime.map { Int($0 / .milliseconds(1)) }
    let waiting = session.judge.pending
    if !waiting.isEmpty {
      pending = waiting.map { Pending(object: $0.subject.text, reason: $0.reason) }
    }
  }
}
