import ShellLanguage

/// Words a finding in at most thirty lines, with the evidence link by link.
package struct FindingText {
  package let glyphs: Glyphs
  package let paint: Paint

  private static let mostLinks = 10

  package func lines(_ finding: Finding) -> [String] {
    var head = "\(paint.error(finding.verdict.rawValue))  \(paint.bold(finding.subject.text))"
    if let made = finding.made { head += "   made at \(made.words)" }
    if let due = finding.due {
      head += "\(finding.made == nil ? "   " : ", ")\(finding.verdict.due) \(due.words)"
    }
    var lines = [head]
    lines += finding.details.map { "  \($0.escapedForTerminal)" }
    if !finding.links.isEmpty { lines += evidence(finding) }
    if finding.unknownHolders > 0 {
      let holders = finding.unknownHolders == 1 ? "holder" : "holders"
      lines.append("  \(finding.unknownHolders) unknown \(holders)")
    }
    return lines + ["  signature \(finding.signature)"]
  }

  private func evidence(_ finding: Finding) -> [String] {
    let kept = "keeps \(finding.kept) \(finding.kept == 1 ? "object" : "objects") alive"
    var lines: [String] = []
    if let root = finding.root {
      lines.append("  retained from \(root), \(kept)")
    } else {
      lines.append("  cycle of \(finding.links.count), \(kept)")
    }
    let (top, side, end) =
      glyphs == .unicode ? ("╭→", "│ ", "╰──") : (",>", "| ", "`--")
    for (index, link) in finding.links.enumerated() {
      if finding.links.count > Self.mostLinks, index == Self.mostLinks / 2 {
        lines.append("  \(side) \(glyphs.ellipsis) \(finding.links.count - Self.mostLinks) more")
      }
      guard shows(index, of: finding.links.count) else { continue }
      let lead = finding.root == nil && index == 0 ? top : side
      lines.append("  \(lead) \(link.holder.escapedForTerminal)")
      var line = "  \(side)   \(link.isPossible ? "possibly" : "strong")  "
      line += link.field.escapedForTerminal
      if let cut = finding.cut, cut.link == index {
        line += "   " + paint.added(advice(cut, finding))
      }
      lines.append(line)
    }
    lines.append(finding.root == nil ? "  \(end)" : "  \(end) \(finding.subject.text)")
    if let cut = finding.cut {
      let isMixed = cutAdvice(cut, finding).isMixed
      for other in cut.others {
        let strength = other.isPossible ? "possibly" : "strong"
        var line =
          "  and \(other.holder.escapedForTerminal)  \(strength)  \(other.field.escapedForTerminal)"
        if isMixed, !other.canBeWeak { line += "   " + paint.added("\(arrow) remove this") }
        lines.append(line)
      }
    }
    return lines
  }

  private func shows(_ index: Int, of count: Int) -> Bool {
    count <= Self.mostLinks || index < Self.mostLinks / 2 || index >= count - Self.mostLinks / 2
  }

  private func advice(_ cut: Finding.Cut, _ finding: Finding) -> String {
    let made = cut.made.map { "made at \($0.words), " } ?? ""
    return "\(arrow) \(made)\(cutAdvice(cut, finding).words)"
  }

  private var arrow: String { glyphs == .unicode ? "←" : "<-" }

  private func cutAdvice(_ cut: Finding.Cut, _ finding: Finding) -> CutAdvice {
    CutAdvice(
      others: cut.others.count, removed: cut.others.count { !$0.canBeWeak }, alike: cut.alike,
      frees: cut.frees, kept: finding.kept,
      isWeakenable: finding.isMendedByWeak)
  }
}

extension Finding.Moment {
  /// The step and its location.
  package var words: String {
    let place = location.flatMap { $0.isTyped ? nil : " (\($0))" } ?? ""
    return step == 0 ? "launch" : "step \(step)\(place)"
  }
}

extension Finding.Verdict {
  /// The words before the step at which the verdict was due.
  package var due: String {
    switch self {
    case .leaked, .abandoned: "should have died at"
    case .vanished: "gone at"
    case .growing: "found at"
    case .misuse: "at"
    case .structure: "since"
    }
  }
}
