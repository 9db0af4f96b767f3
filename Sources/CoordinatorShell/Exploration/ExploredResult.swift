import ShellLanguage

extension ScriptResult {
  /// Adds what exploring from the script's end found, which may turn a passed script into one with
  /// findings or a failed one.
  package mutating func take(_ explored: [FoundScript]) {
    guard outcome == .passed || outcome == .findings else { return }
    let new = explored.filter { found in !findings.contains { $0.signature == found.signature } }
    guard !new.isEmpty else { return }
    self.explored = new
    for found in new {
      if var finding = found.finding {
        finding.text += ["  found by exploring from the end of the script:"] + found.indented
        findings.append(finding)
        if outcome == .passed { outcome = .findings }
      } else {
        outcome = .failed
        failures.append(
          Failure(
            step: found.steps, message: "exploring found \(found.verdict) \(found.subject)",
            details: found.indented))
      }
    }
  }
}

extension FoundScript {
  fileprivate var indented: [String] {
    text.split(separator: "\n").map { "    \($0)" }
  }
}
