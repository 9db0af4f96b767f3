/// The scripts' steps for the page's script: lists of indices into one table that contains every
/// text, row and shape once.
package struct TracePage {
  private var data = ScriptData()
  private var scripts: [String] = []
  /// The indices of drawn displays, which later scripts reuse.
  private var drawn: [ScreenPicture: Int] = [:]

  package init() {
    // Index 0 means nothing.
    _ = data.place(ofJSON: "null")
  }

  /// Everything that was added, as JSON.
  package var json: String {
    "{\"t\":\(data.table),\n\"s\":[\(scripts.joined(separator: ",\n"))]}"
  }

  package mutating func add(_ result: ScriptResult) {
    var parts = [
      "\"n\":\(ScriptData.quoted(result.name))",
      "\"o\":\(ScriptData.quoted(result.outcome.rawValue))",
      "\"w\":\(ScriptData.quoted(result.outcomeWords))", "\"us\":\(result.microseconds)",
    ]
    var alone = result
    alone.findings = []
    if !alone.evidence.isEmpty { parts.append("\"evidence\":\(texts(alone.evidence))") }
    var signatures: [String] = []
    for finding in result.findings where !signatures.contains(finding.signature) {
      signatures.append(finding.signature)
    }
    if !signatures.isEmpty { parts.append("\"f\":\(texts(signatures))") }
    if !result.output.isEmpty { parts.append("\"out\":\(data.place(of: result.output))") }
    if let failure = result.failure { parts.append("\"at\":\(failure.step)") }
    if let trace = result.trace { parts.append("\"e\":\(entries(trace))") }
    if let trace = result.trace {
      parts.append("\"a\":\(data.place(of: trace.app))")
      if !trace.defects.isEmpty { parts.append("\"d\":\(texts(trace.defects))") }
      if let omitted = trace.omitted {
        parts.append("\"x\":[\(trace.omittedBefore ?? 0),\(omitted)]")
      }
    }
    scripts.append("{\(parts.joined(separator: ","))}")
  }

  private mutating func texts(_ texts: [String]) -> String {
    ScriptData.list(texts.map { data.place(of: $0) })
  }

  private mutating func placeOf(_ texts: [String]?) -> Int {
    guard let texts, !texts.isEmpty else { return 0 }
    let list = self.texts(texts)
    return data.place(ofJSON: list)
  }

  // MARK: Entries

  private mutating func entries(_ trace: ScriptTrace) -> String {
    let rows = trace.rows.map { row in data.place(ofJSON: json(row)) }
    let pictures = trace.pictures.map { picture in place(of: picture) }
    let entries = trace.entries.map { entry in
      var fields = [
        data.place(of: entry.statement), entry.kind.number, file(of: entry.place),
        entry.place?.line ?? 0, entry.step, entry.microseconds,
      ]
      fields.append(tree(entry.tree, rows))
      fields.append(marks(entry.marks))
      fields.append(alive(entry.alive))
      fields.append(placeOf(entry.callbacks))
      fields.append(placeOf(entry.warnings))
      fields.append(placeOf(entry.findings))
      fields.append(placeOf(entry.output))
      fields.append(entry.error.map { data.place(of: $0) } ?? 0)
      fields.append(entry.mustFail == true ? 1 : 0)
      fields.append(
        entry.picture.flatMap { pictures.indices.contains($0) ? pictures[$0] : nil } ?? 0)
      fields.append(entry.touched.map { data.place(of: $0.name) } ?? 0)
      while fields.last == 0 { fields.removeLast() }
      return ScriptData.list(fields)
    }
    return "[" + entries.joined(separator: ",") + "]"
  }

  private mutating func file(of place: ScriptResult.Place?) -> Int {
    place.map { data.place(of: $0.file) } ?? 0
  }

  private mutating func tree(_ splice: ScriptTrace.Splice?, _ rows: [Int]) -> Int {
    guard let splice else { return 0 }
    let places = splice.rows.compactMap { rows.indices.contains($0) ? rows[$0] : nil }
    return data.place(
      ofJSON: "[\(splice.start),\(splice.removed),\(ScriptData.list(places))]")
  }

  private mutating func marks(_ marks: [ScriptTrace.Mark]?) -> Int {
    guard let marks, !marks.isEmpty else { return 0 }
    let list = marks.map { "[\($0.row),\($0.change.number)]" }.joined(separator: ",")
    return data.place(ofJSON: "[\(list)]")
  }

  private mutating func alive(_ counts: [String: Int]?) -> Int {
    guard let counts, !counts.isEmpty else { return 0 }
    let list = counts.sorted { $0.key < $1.key }.map { "[\(data.place(of: $0.key)),\($0.value)]" }
    return data.place(ofJSON: "[\(list.joined(separator: ","))]")
  }

  private func json(_ row: ScriptTrace.Row) -> String {
    func text(_ text: String?) -> String { text.map(ScriptData.quoted) ?? "0" }
    return "[\(row.depth),\(ScriptData.quoted(row.label)),\(text(row.tab)),"
      + "\(row.isSelected == true ? 1 : 0),\(text(row.title)),\(text(row.presentation)),"
      + "\(row.height ?? 0),\(row.isVisible == true ? 1 : 0)]"
  }

  // MARK: Pictures

  private mutating func place(of picture: ScreenPicture) -> Int {
    if let known = drawn[picture] { return known }
    let place = place(of: PhoneDrawing.drawing(of: picture))
    drawn[picture] = place
    return place
  }

  private mutating func place(of drawing: Drawing) -> Int {
    let items = drawing.items.map { item in data.place(ofJSON: json(item)) }
    return data.place(
      ofJSON: "[\(drawing.width),\(drawing.height),\(ScriptData.quoted(drawing.title)),"
        + "\(ScriptData.list(items))]")
  }

  /// The shape's letter and numbers, then style, part and command if it has them.
  private func json(_ item: Drawing.Item) -> String {
    let quoted = ScriptData.quoted
    var fields: [String]
    switch item.shape {
    case .box(let x, let y, let width, let height, let radius):
      fields = ["\"b\"", "\(x)", "\(y)", "\(width)", "\(height)", "\(radius)"]
    case .circle(let x, let y, let radius): fields = ["\"c\"", "\(x)", "\(y)", "\(radius)"]
    case .path(let path): fields = ["\"p\"", quoted(path)]
    case .text(let x, let y, let text, let anchor):
      fields = ["\"t\"", "\(x)", "\(y)", quoted(text), quoted(anchor.rawValue)]
    }
    fields.append(quoted(item.style))
    if item.part != nil || item.command != nil { fields.append(item.part.map(quoted) ?? "0") }
    if let command = item.command { fields.append(quoted(command)) }
    return "[\(fields.joined(separator: ","))]"
  }
}

extension ScriptTrace.Entry.Kind {
  fileprivate var number: Int {
    switch self {
    case .launch: 0
    case .move: 1
    case .look: 2
    case .check: 3
    case .manage: 4
    }
  }
}

extension ScriptTrace.Mark.Change {
  fileprivate var number: Int {
    switch self {
    case .appeared: 1
    case .gone: 2
    case .moved: 3
    }
  }
}
