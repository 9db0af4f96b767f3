import HeadlessUIKit
import ShellLanguage

/// Records what every statement of a session does.
///
/// A session with a recorder reads its tree after every step; the verdicts stay the same. Reading a
/// list creates its cells, so the recorder takes pictures of the display afterwards, during a
/// replay.
@MainActor package final class TraceRecorder {
  private var trace: ScriptTrace
  private var rowPlaces: [ScriptTrace.Row: Int] = [:]
  private var picturePlaces: [ScreenPicture: Int] = [:]
  /// The complete rows of the tree after each entry.
  private var trees: [[Int]] = []
  private var censuses: [[String: Int]] = []
  private var open: (statement: Statement, start: ContinuousClock.Instant)?
  private var dropped = 0
  private var lastTree: Tree?
  /// The first entry of the current launch; a replay can't reproduce earlier ones.
  private var launchEntry = 0
  /// Entries whose steps have been undone.
  private var undone: Set<Int> = []

  /// The number of entries that are kept from the beginning, and from the end.
  private static let most = 1000

  package init(_ session: Session) {
    trace = ScriptTrace(app: session.app.name)
    trace.defects = session.app.defects.filter { session.defects[$0] }.map(\.name)
    var entry = ScriptTrace.Entry(statement: "launch", kind: .launch, step: 0)
    fill(&entry, from: session, found: session.record.launchFindings)
    add(entry, session)
  }

  // MARK: Statements

  package func begins(_ statement: Statement) {
    open = (statement, .now)
  }

  /// Records that the current statement succeeded.
  package func ended(_ outcome: Outcome, in session: Session) {
    guard var entry = takeOpen(session) else { return }
    switch outcome {
    case .step(let note):
      fill(&entry, from: session, found: session.record.newFindings)
      if let note { entry.output = [note.escapedForTerminal] }
      if entry.kind == .manage { forgetUndone(through: session.stepCount) }
    case .look(let lines): entry.output = lines.map(\.escapedForTerminal)
    case .silent: break
    }
    add(entry, session)
  }

  /// Records that the current statement failed.
  package func failed(_ message: String, as mustFail: Bool, in session: Session) {
    guard var entry = takeOpen(session) else { return }
    entry.error = message
    if mustFail { entry.mustFail = true }
    add(entry, session)
  }

  /// Marks the entries of steps after `step` as undone; 0 means that a new launch begins.
  private func forgetUndone(through step: Int) {
    if step == 0 { launchEntry = trace.entries.count }
    for index in trace.entries.indices where trace.entries[index].step > step {
      undone.insert(index)
    }
  }

  private func takeOpen(_ session: Session) -> ScriptTrace.Entry? {
    guard let (statement, start) = open, case .command(let command) = statement.kind else {
      return nil
    }
    open = nil
    let kind: ScriptTrace.Entry.Kind =
      switch command.kind {
      case .move: .move
      case .look: .look
      case .check: .check
      case .manage: .manage
      }
    var entry = ScriptTrace.Entry(
      statement: statement.text.escapedForTerminal, kind: kind, step: session.stepCount)
    entry.place = ScriptResult.Place(statement.location)
    entry.microseconds = (ContinuousClock.now - start).wholeMicroseconds
    return entry
  }

  private func fill(
    _ entry: inout ScriptTrace.Entry, from session: Session, found: [Finding]
  ) {
    let callbacks = session.device.lifecycle.entries.map { entry in
      let name = entry.number.map { ObjectLabel(type: entry.type, number: $0).text }
      return "\(name ?? _typeName(entry.type, qualified: false)) \(entry.callback)"
    }
    if !callbacks.isEmpty { entry.callbacks = callbacks }
    let warnings = session.device.misuses.map(\.message.escapedForTerminal)
    if !warnings.isEmpty { entry.warnings = warnings }
    if !found.isEmpty { entry.findings = found.map(\.signature) }
  }

  // MARK: Trees

  private func add(_ entry: ScriptTrace.Entry, _ session: Session) {
    var entry = entry
    let isStep = entry.kind == .launch || entry.kind == .move || entry.kind == .manage
    if isStep, entry.error == nil || trees.isEmpty {
      let changes = TreeChanges(from: lastTree, to: session.tree)
      lastTree = session.tree
      var rows: [Int] = []
      var marks: [ScriptTrace.Mark] = []
      for root in changes.merged.roots { append(root, 0, changes, &rows, &marks) }
      if !marks.isEmpty { entry.marks = marks }
      trees.append(rows)
      censuses.append(
        Dictionary(session.census.map { ($0.type, $0.count) }, uniquingKeysWith: { $1 }))
    } else {
      trees.append(withoutGone())
      censuses.append(censuses.last ?? [:])
    }
    trace.entries.append(entry)
    trim()
  }

  /// The rows after the last entry, without removed ones.
  private func withoutGone() -> [Int] {
    guard let rows = trees.last else { return [] }
    let gone = Set(
      (trace.entries.last?.marks ?? []).filter { $0.change == .gone }.map(\.row))
    return gone.isEmpty ? rows : rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
  }

  private func append(
    _ node: Tree.Node, _ depth: Int, _ changes: TreeChanges, _ rows: inout [Int],
    _ marks: inout [ScriptTrace.Mark]
  ) {
    if let change = changes.mark(of: node.label) {
      marks.append(ScriptTrace.Mark(row: rows.count, change: .init(change)))
    }
    rows.append(place(of: ScriptTrace.Row(node, depth: depth)))
    for child in node.children { append(child, depth + 1, changes, &rows, &marks) }
  }

  private func place(of row: ScriptTrace.Row) -> Int {
    if let place = rowPlaces[row] { return place }
    rowPlaces[row] = trace.rows.count
    trace.rows.append(row)
    return trace.rows.count - 1
  }

  /// Omits the middle of a long session.
  private func trim() {
    guard trace.entries.count > 4 * Self.most else { return }
    let middle = Self.most..<trace.entries.count - Self.most
    dropped += middle.count
    launchEntry -= launchEntry > middle.lowerBound ? middle.count : 0
    trace.entries.removeSubrange(middle)
    trees.removeSubrange(middle)
    censuses.removeSubrange(middle)
  }

  // MARK: Pictures

  /// Takes the pictures by replaying the steps of `session` in a second session.
  package func takePictures(of session: Session) {
    add(session.replayed(PictureQuestion(last: min(session.stepCount, Self.most))))
  }

  /// Adds the pictures of a replay.
  func add(_ pictures: TakenPictures) {
    let taken = pictures.screens.sorted { $0.key < $1.key }.map { ($0.key, place(of: $0.value)) }
    let places = Dictionary(uniqueKeysWithValues: taken)
    for index in trace.entries.indices where index >= launchEntry && !undone.contains(index) {
      let entry = trace.entries[index]
      trace.entries[index].picture = places[entry.step]
      if entry.kind == .move, entry.error == nil {
        trace.entries[index].touched = pictures.touched[entry.step]
      }
    }
  }

  private func place(of picture: ScreenPicture) -> Int {
    if let place = picturePlaces[picture] { return place }
    picturePlaces[picture] = trace.pictures.count
    trace.pictures.append(picture)
    return trace.pictures.count - 1
  }

  // MARK: The end

  /// The complete trace, with each tree as its difference from the previous one.
  package func finish() -> ScriptTrace {
    var trace = trace
    var before: [Int] = []
    var counts: [String: Int] = [:]
    for index in trace.entries.indices {
      trace.entries[index].tree = ScriptTrace.Splice(from: before, to: trees[index])
      before = trees[index]
      let alive = censuses[index]
      var changed = alive.filter { counts[$0.key] != $0.value }
      for type in counts.keys where alive[type] == nil { changed[type] = 0 }
      if !changed.isEmpty { trace.entries[index].alive = changed }
      counts = alive
    }
    if dropped > 0 {
      trace.omitted = dropped
      trace.omittedBefore = Self.most
    }
    return trace
  }
}

extension ScriptTrace.Splice {
  /// Nil if both are the same.
  init?(from before: [Int], to after: [Int]) {
    guard before != after else { return nil }
    let most = min(before.count, after.count)
    var start = 0
    while start < most, before[start] == after[start] { start += 1 }
    var end = 0
    while end < most - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    self.init(
      start: start, removed: before.count - end - start,
      rows: Array(after[start..<after.count - end]))
  }
}

extension ScriptTrace.Mark.Change {
  fileprivate init(_ mark: TreeChanges.Mark) {
    switch mark {
    case .appeared: self = .appeared
    case .gone: self = .gone
    case .moved: self = .moved
    }
  }
}

extension ScriptTrace.Row {
  fileprivate init(_ node: Tree.Node, depth: Int) {
    self.init(depth: depth, label: node.label.text)
    tab = node.tab?.title.escapedForTerminal
    if node.tab?.isSelected == true { isSelected = true }
    title = node.title?.escapedForTerminal
    if node.isVisible { isVisible = true }
    switch node.presentation {
    case .sheet(let share):
      presentation = "sheet"
      height = Int((share * 1000).rounded())
    case .cover(let style): presentation = style
    case nil: break
    }
  }
}

extension Duration {
  fileprivate var wholeMicroseconds: Int { Int(self / .microseconds(1)) }
}
