import Coordinators
import HeadlessUIKit
import Services

extension Session {
  /// What a looking command shows, a line each.
  func look(
    _ command: Command, glyphs: Glyphs, paint: Paint
  ) throws(StepFailure) -> [String] {
    switch command {
    case .tree: return treeLines(glyphs: glyphs, paint: paint)
    case .screen: return try screenLines()
    case .routes: return routeLines()
    case .log: return logLines()
    case .campsites(nil): return campsiteLines(catalogue.campsites)
    case .campsites(let text?):
      let named = catalogue.campsites(named: text)
      return campsiteLines(named.isEmpty ? catalogue.search(text) : named)
    case .campsitesNear(let vicinity): return nearbyLines(vicinity)
    case .search(let text): return campsiteLines(catalogue.search(text))
    case .favorites: return try favoriteLines()
    case .apps: return appLines
    case .history: return historyLines()
    case .findings: return findingLines(glyphs: glyphs, paint: paint)
    case .why(let object): return try whyLines(object)
    case .graph(let object): return try graphLines(object)
    case .alive(let type, let step): return try aliveLines(type, since: step)
    case .help(nil): return Help.overview()
    case .help(let topic?):
      guard let lines = Help.topic(topic) else {
        throw .unknownTopic(topic, near: Suggestion.nearest(to: topic, among: Help.topics))
      }
      return lines
    default: return []
    }
  }

  /// The tree with what the last step changed, and the line below it.
  func treeLines(glyphs: Glyphs, paint: Paint) -> [String] {
    TreeText(glyphs: glyphs, paint: paint).lines(changes) + [footer(glyphs: glyphs, paint: paint)]
  }

  func footer(glyphs: Glyphs, paint: Paint) -> String {
    let separator = glyphs.separator
    let end: String
    if let heldTime {
      end = "held at \(heldTime.written)"
    } else {
      let count = standingFindings.count
      let pending = judge.pending.count
      end =
        (count == 0 ? "findings none" : "findings \(count)")
        + (pending == 0 ? "" : "\(separator)pending \(pending)")
    }
    return paint.dim("step \(stepCount)\(separator)alive \(aliveCount)\(separator)\(end)")
  }

  private func screenLines() throws(StepFailure) -> [String] {
    let front = try touchedScreen()
    let title = front.title.map { "  \"\($0.escapedForTerminal)\"" } ?? ""
    let rows = device.finger.targets(on: front).map { target in
      [
        target.kind.rawValue, target.number.map(String.init) ?? "",
        target.title.escapedForTerminal,
        target.identifier.map { $0 == target.title ? "" : "(\($0.escapedForTerminal))" } ?? "",
        target.isEnabled ? "" : "disabled",
      ]
    }
    return [front.label.text + title] + Columns.lines(rows).map { "  " + $0 }
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
    return rows.isEmpty ? ["no coordinator here offers a route"] : Columns.lines(rows)
  }

  /// The statements done, each with the last step it made, which `goto` takes.
  private func historyLines() -> [String] {
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
      entries.map { [ObjectLabel(type: $0.type, number: $0.number).text, "\($0.callback)"] })
  }

  private func campsiteLines(_ campsites: some Collection<Campsite>) -> [String] {
    guard !campsites.isEmpty else { return ["no campsite found"] }
    return Columns.lines(campsites.map(cells), rightAligned: [0])
  }

  private func nearbyLines(_ vicinity: Vicinity) -> [String] {
    let found = catalogue.nearest(to: vicinity.point, within: vicinity.metres ?? .infinity)
    guard !found.isEmpty else { return ["no campsite found"] }
    return Columns.lines(
      found.map { nearby in
        let tenths = Int((nearby.distance / 100).rounded())
        return ["\(tenths / 10).\(tenths % 10) km"] + cells(of: nearby.campsite)
      }, rightAligned: [0, 1])
  }

  /// What a list shows of a campsite: its number, name, place and kinds.
  private func cells(of campsite: Campsite) -> [String] {
    [
      catalogue.number(of: campsite.id).map(String.init) ?? "",
      campsite.name.escapedForTerminal,
      [campsite.province, campsite.district].compactMap { $0?.escapedForTerminal }
        .joined(separator: " "),
      campsite.kinds.joined(separator: ", ").escapedForTerminal,
    ]
  }

  private func favoriteLines() throws(StepFailure) -> [String] {
    do {
      let all = try favorites.all()
      return all.isEmpty
        ? ["no favorites yet; 'favorite add <campsite>' adds one"] : campsiteLines(all)
    } catch {
      throw .favorites(error)
    }
  }
}

extension Route.Parameter {
  /// How a usage line shows it.
  var usage: String {
    switch self {
    case .none: ""
    case .campsite: " <campsite>"
    case .number(let name): " <\(name)>"
    case .text(let name, let isOptional): isOptional ? " [<\(name)>]" : " <\(name)>"
    }
  }
}
