import ShellLanguage

/// Words a transcript mismatch: the difference, and the tree before and after the step.
package struct MismatchText {
  package let glyphs: Glyphs
  package let paint: Paint

  private static let mostRows = 24

  package func lines(_ mismatch: TranscriptMismatch, of statement: Statement) -> [String] {
    let step = mismatch.step == 0 ? "launch" : "step \(mismatch.step)"
    let source = (statement.transcript?.first?.location ?? statement.location).source
    let first = statement.transcript?.first?.location.line ?? statement.location.line
    var lines = [
      paint.removed("--- \(source.escapedForTerminal)"),
      paint.added("+++ output after \(step)"),
    ]
    lines += UnifiedDiff(mismatch.difference.lines, first: first).lines(paint: paint)
    if let before = mismatch.before, before != mismatch.after {
      lines.append("tree before \(step)")
      lines += rows(TreeChanges(from: nil, to: before))
    }
    lines.append("tree after \(step)")
    lines += rows(TreeChanges(from: mismatch.before, to: mismatch.after))
    return lines
  }

  private func rows(_ changes: TreeChanges) -> [String] {
    let rows = TreeText(glyphs: glyphs, paint: paint).lines(changes)
    let shown = rows.prefix(Self.mostRows).map { "  \($0)" }
    return rows.count > Self.mostRows
      ? shown + ["  \(glyphs.ellipsis) \(rows.count - Self.mostRows) more"] : Array(shown)
  }
}
