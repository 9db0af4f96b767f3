import HeadlessUIKit
import ShellLanguage

/// One line of `--format json`; docs/json.md describes the fields.
///
/// `version` increases when a field changes its meaning or is removed; new fields don't change it.
package struct StepRecord: Encodable {
  /// The version of every line.
  package static let currentVersion = 2

  package var version = currentVersion
  package let app: String
  package let step: Int
  package let command: String
  /// The statement's location, as `file:line:column`.
  package let location: String
  package let alive: Int
  /// For how long time has been held, in milliseconds; nil outside a hold.
  package let held: Int?
  package var visible: String?
  package var tree: [Node]?
  package var note: String?
  package var output: [String]?
  /// The results of `why`, `graph`, `alive`, `findings` and `screen`, as values.
  package var why: Retention?
  package var graph: Holdings?
  package var census: [TypeCount]?
  package var findings: [ReportedFinding]?
  package var screen: ScreenRecord?
  package var warnings: [Warning] = []
  /// Objects that should be deallocated and that unfinished work retains.
  package var pending: [Pending]?
  package var error: String?
  /// Whether the script expects the error.
  package var expected: Bool?

  package struct Pending: Encodable {
    package let object: String
    package let reason: String
  }

  package struct Warning: Encodable {
    package let message: String
    package let receiver: String
    package let call: String
  }

  package struct Node: Encodable {
    package let label: String
    package let type: String
    package let number: Int
    package let title: String?
    package let tab: String?
    package let selected: Bool?
    package let presentation: String?
    package let height: Double?
    package let visible: Bool
    package let change: String?
    package let children: [Node]

    package init(_ node: Tree.Node, _ changes: TreeChanges) {
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

  /// Adds the values of a look to its lines.
  @MainActor package mutating func answer(_ command: Command, in session: Session) {
    guard case .look(let look) = command else { return }
    switch look {
    case .why(let object, let all): why = try? session.retention(of: object, all: all)
    case .graph(let object): graph = try? session.holdings(of: object)
    case .alive(let type, let step): census = try? session.counts(of: type, since: step)
    case .findings:
      findings = [ReportedFinding](session.blamed(session.standingFindings), withCode: false)
    case .screen(let part): screen = try? session.screenRecord(part)
    case .tree, .routes, .log: break
    }
  }

  @MainActor package init(_ session: Session, _ statement: Statement) {
    app = session.app.name
    step = session.stepCount
    command = statement.text
    location = statement.location.description
    alive = session.aliveCount
    held = session.heldTime.map { Int($0 / .milliseconds(1)) }
    let waiting = session.judge.pending
    if !waiting.isEmpty {
      pending = waiting.map { Pending(object: $0.subject.text, reason: $0.reason.words) }
    }
  }
}
