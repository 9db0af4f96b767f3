/// The sentences that the reports share; none contains a line break.
extension ScriptResult {
  /// The script and its repetition.
  package var name: String {
    repetition.map { "\(script) (\($0))" } ?? script
  }

  /// What it did wrong, or why it was skipped.
  package var headline: String {
    if let failure { return failure.message + more(than: failures.count, "failure") }
    if let first = newFindings.first {
      return first.headline + more(than: newFindings.count, "finding")
    }
    return outcome == .skipped ? reason ?? outcomeWords : outcomeWords
  }

  /// The most important failure; the last one if a process ended.
  package var failure: Failure? {
    outcome == .failed || outcome == .unparsable ? failures.first : failures.last
  }

  package var outcomeWords: String {
    if outcome == .crashed, let signal { return "crashed with \(signal)" }
    return outcome.words
  }

  /// All problems, line by line.
  package var evidence: [String] {
    var lines: [String] = []
    for failure in failures {
      lines.append(failure.place.map { "\($0): \(failure.message)" } ?? failure.message)
      if let statement = failure.statement {
        lines.append("  \(statement)" + (failure.step > 0 ? "   (after step \(failure.step))" : ""))
      }
      lines += failure.details.map { "  \($0)" }
    }
    for finding in newFindings {
      if !lines.isEmpty { lines.append("") }
      lines += finding.text
    }
    let known = findings.filter(\.isKnown)
    if !known.isEmpty, !lines.isEmpty { lines.append("") }
    return lines + known.map { "known: \($0.headline), signature \($0.signature)" }
  }

  /// The findings that aren't in the baseline.
  package var newFindings: [ReportedFinding] { findings.filter { !$0.isKnown } }

  package var isGood: Bool { outcome == .passed || outcome == .skipped }

  /// The place that a reader should look at first.
  package var place: Place? { failure?.place ?? newFindings.compactMap(\.place).first }

  /// The script's first line, for problems without another place.
  package var start: Place { Place(file: script, line: 1, column: 1) }

  private func more(than count: Int, _ noun: String) -> String {
    switch count {
    case ...1: ""
    case 2: " (and 1 more \(noun))"
    default: " (and \(count - 1) more \(noun)s)"
    }
  }
}

extension ReportedFinding {
  /// The verdict, and the step after which the object should have been deallocated.
  package var headline: String {
    guard let due else { return "\(verdict.rawValue) \(subject)" }
    return "\(verdict.rawValue) \(subject), \(verdict.due) \(due.words)"
  }

  package var place: ScriptResult.Place? { due?.place ?? made?.place }

  /// The evidence as sentences, without the path.
  package var explanation: [String] {
    var sentences = notes
    let keeps = "keeps \(kept) \(kept == 1 ? "object" : "objects") alive"
    if let root {
      sentences.append("Retained from \(root); it \(keeps).")
    } else if !links.isEmpty {
      sentences.append("A cycle of \(links.count) \(keeps).")
    }
    if let cut, let cutAdvice {
      let link = links[cut.link]
      let others = cut.others ?? []
      let removed = cutAdvice.isMixed ? others.filter { $0.isWeakenable == false } : []
      let alike = others.filter { !removed.contains($0) }
      var like = alike.map { " and \($0.field) of \($0.holder)" }.joined()
      if let count = cut.alike {
        like += " and \(count) more like \(alike.isEmpty ? "it" : "them")"
      }
      let references = "\(link.field) of \(link.holder)\(like)"
      var change =
        cutAdvice.isWeakenable ? "Making \(references) weak" : "Removing \(references)"
      if !removed.isEmpty {
        let fields = removed.map { "\($0.field) of \($0.holder)" }.joined(separator: " and ")
        change += " and removing \(fields)"
      }
      sentences.append("\(change) frees \(cut.frees) of them.")
    }
    if unknownHolders > 0 {
      sentences.append("\(unknownHolders) unknown \(unknownHolders == 1 ? "holder" : "holders").")
    }
    return sentences
  }
}

extension ReportedFinding.Moment {
  package var words: String {
    step == 0 ? "launch" : "step \(step)" + (place.map { " (\($0))" } ?? "")
  }
}

extension TestRun.Occurrence {
  /// `in 7 scripts`, or the one script's name.
  package var scope: String {
    scripts.count == 1 ? "in \(scripts[0])" : "in \(scripts.count) scripts"
  }

  /// The first line of the first script.
  package var start: ScriptResult.Place {
    ScriptResult.Place(file: scripts.first ?? "", line: 1, column: 1)
  }
}

extension TestRun.BaselineFault {
  package var title: String { "baseline: \(kind.rawValue) \(signature)" }
}

extension Int {
  /// A number of parts of a unit, a power of ten, with every digit: `1.234` for 1234 of 1000.
  package func decimal(of parts: Int) -> String {
    let rest = String(self % parts)
    let width = String(parts).count - 1
    return "\(self / parts)." + String(repeating: "0", count: width - rest.count) + rest
  }
}
