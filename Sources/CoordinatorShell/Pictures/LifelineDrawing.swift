/// The life of an object over the steps of its script: its creation, the step that should have
/// ended it, and the script's end.
package enum LifelineDrawing {
  private static let width = 520
  private static let start = 20

  /// Nil if the finding names no step that should have ended it.
  package static func drawing(of finding: ReportedFinding, steps: Int) -> Drawing? {
    guard let due = finding.due else { return nil }
    let made = finding.made?.step ?? 0
    let last = max(steps, due.step, 1)
    let isAlive = finding.verdict != .vanished
    var drawing = Drawing(
      width: width, height: 74,
      title: "\(finding.subject): made at step \(made), \(finding.verdict.due) step \(due.step), "
        + (isAlive ? "alive at step \(last)" : "gone"))
    func x(_ step: Int) -> Int { start + step * (width - 2 * start) / last }
    drawing.add(.path("M\(start) 38H\(width - start)"), "thin")
    for step in 0...last where last <= 60 {
      drawing.add(.path("M\(x(step)) 35v6"), "thin")
    }
    drawing.add(.path("M\(x(made)) 38H\(x(due.step))"), "alive")
    if isAlive { drawing.add(.path("M\(x(due.step)) 38H\(x(last))"), "late") }
    drawing.add(.circle(x: x(made), y: 38, radius: 6), "born")
    drawing.add(.circle(x: x(due.step), y: 38, radius: 6), "cuthead")
    text(&drawing, x(made), 22, made == 0 ? "launch" : "made: step \(made)", "small")
    text(
      &drawing, x(due.step), 60, "\(isAlive ? "due" : finding.verdict.due): step \(due.step)",
      "small cuttext")
    if isAlive, last > due.step { text(&drawing, x(last), 22, "alive: step \(last)", "small") }
    return drawing
  }

  private static func text(
    _ drawing: inout Drawing, _ x: Int, _ y: Int, _ text: String, _ style: String
  ) {
    let half = TextRoom.width(of: text, size: 11) / 2
    let anchor: Drawing.Anchor =
      x - half < 4 ? .start : x + half > width - 4 ? .end : .middle
    let place = anchor == .start ? 4 : anchor == .end ? width - 4 : x
    drawing.add(.text(x: place, y: y, text, anchor), style)
  }
}
