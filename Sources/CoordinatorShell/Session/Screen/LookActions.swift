import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The lines that a look prints.
  package func lines(
    of look: Look, glyphs: Glyphs, paint: Paint, terminal: TerminalSize? = nil
  ) throws(StepFailure) -> [String] {
    switch look {
    case .tree: return treeLines(glyphs: glyphs, paint: paint, terminal: terminal)
    case .screen(let part):
      var lines = try screenLines(part)
      guard part == .start, let terminal else { return lines }
      if !device.finger.inputs.isEmpty, !responderChain.contains(where: { !$0.routes.isEmpty }) {
        lines += nextMoveLines
      }
      return drawnScreenLines(lines, in: terminal, glyphs: glyphs)
    case .routes: return routeLines()
    case .log: return logLines()
    case .findings: return findingLines(glyphs: glyphs, paint: paint)
    case .why(let object, let all): return try whyLines(object, all: all)
    case .graph(let object): return try graphLines(object)
    case .alive(let type, let step):
      return try aliveLines(
        type, since: step, over: terminal == nil || glyphs == .ascii ? nil : censusOverSteps())
    }
  }

  func helpLines(_ topic: String?) throws(StepFailure) -> [String] {
    let help = Help(commands)
    guard let topic else { return screenHelpLines + help.overview() }
    guard let lines = help.topic(topic) else {
      throw .unknownTopic(
        topic, near: Suggestion.nearest(to: topic, among: help.topics.map(\.name)))
    }
    return lines
  }

  /// The tree with the changes of the last step, and the line below it.
  package func treeLines(
    glyphs: Glyphs, paint: Paint, terminal: TerminalSize? = nil
  ) -> [String] {
    let most = settings.foldsTree ? terminal.map { $0.rows - 3 } : nil
    return TreeText(glyphs: glyphs, paint: paint)
      .lines(changes, most: most, width: terminal?.columns)
      + [footer(glyphs: glyphs, paint: paint)]
  }

  package func footer(glyphs: Glyphs, paint: Paint) -> String {
    let separator = glyphs.separator
    let start = "step \(stepCount)\(separator)alive \(aliveCount)\(separator)"
    if let heldTime { return paint.dim(start) + paint.held("held at \(heldTime.written)") }
    let count = standingFindings.count
    let pending = judge.pending.count
    let end = pending == 0 ? "" : "\(separator)pending \(pending)"
    if count == 0 { return paint.dim("\(start)findings none\(end)") }
    return paint.dim(start) + paint.error("findings \(count)") + (end.isEmpty ? "" : paint.dim(end))
  }

  private func routeLines() -> [String] {
    let rows = responderChain.flatMap { coordinator in
      coordinator.routes.map { route in
        [
          "\(route.verb.rawValue) \(route.name)\(route.parameter.usage)", route.summary,
          labels.label(for: coordinator).text,
        ]
      }
    }
    return rows.isEmpty
      ? ["no coordinator here offers a route"] + nextMoveLines : Columns.lines(rows)
  }

  /// The statements so far, each with the number of its last step, which `goto` accepts.
  func historyLines() -> [String] {
    var step = 0
    let rows = timeline.done.compactMap { entry -> [String]? in
      step += entry.steps
      guard entry.steps > 0 || entry.statement.binding != nil else { return nil }
      return ["\(step)", entry.statement.text.escapedForTerminal]
    }
    return rows.isEmpty ? ["no steps yet"] : Columns.lines(rows, rightAligned: [0])
  }

  private func logLines() -> [String] {
    let entries = device.lifecycle.entries
    guard !entries.isEmpty else { return ["the last step made no callbacks"] }
    return Columns.lines(
      entries.map { entry in
        let name = entry.number.map { ObjectLabel(type: entry.type, number: $0).text }
        return [name ?? _typeName(entry.type, qualified: false), "\(entry.callback)"]
      })
  }
}

extension Route.Parameter {
  /// The parameter in a usage line.
  package var usage: String {
    switch self {
    case .none: ""
    case .item(let kind): " <\(kind)>"
    case .number(let name): " <\(name)>"
    case .text(let name, let isOptional): isOptional ? " [<\(name)>]" : " <\(name)>"
    }
  }
}
