/// The session so far as a page.
extension Session {
  /// Replays the steps in a second session, and shows what each did and what it left behind.
  func page(named name: String) -> String {
    let recorded = replayed(TraceQuestion())
    let findings = [ReportedFinding](blamed(standingFindings), withCode: false)
      .withCode(of: recorded.findings)
    var result = ScriptResult(
      script: app.name, outcome: findings.isEmpty ? .passed : .findings, steps: stepCount,
      findings: findings)
    if let trace = recorded.trace {
      result.microseconds = trace.entries.reduce(0) { $0 + $1.microseconds }
      result.trace = trace
    }
    var run = TestRun(results: [result])
    run.microseconds = result.microseconds
    addsSource?(&run)
    return HTMLReport.text(of: run, toolVersion: "")
  }
}

/// What each step did, with pictures, and the findings after the last one.
struct TraceQuestion: ReplayQuestion {
  struct Answer: Codable {
    var trace: ScriptTrace?
    var findings: [ReportedFinding] = []
  }

  func answer(_ replay: Replay) -> Answer {
    var pictures = TakenPictures()
    var recorder: TraceRecorder?
    var findings: [Finding] = []
    replay({ pictures.note($0, in: $1) }) { session in
      if recorder == nil {
        recorder = TraceRecorder(session)
        session.watchers.recorder = recorder
      }
      findings = session.standingFindings
      pictures.take(of: session)
    }
    recorder?.add(pictures)
    return Answer(
      trace: recorder?.finish(), findings: [ReportedFinding](findings, withCode: true))
  }
}
