/// The session so far as a page.
extension Session {
  /// Replays the steps in a second session, and shows what each did and what it left behind.
  func page(named name: String) -> String {
    var recorder: TraceRecorder?
    var recorded: [Finding] = []
    rehearse { session in
      if recorder == nil {
        recorder = TraceRecorder(session)
        session.watchers.recorder = recorder
      }
      recorded = session.standingFindings
    }
    let findings = [ReportedFinding](blamed(standingFindings), withCode: false)
      .withCode(of: [ReportedFinding](recorded, withCode: true))
    var result = ScriptResult(
      script: app.name, outcome: findings.isEmpty ? .passed : .findings, steps: stepCount,
      findings: findings)
    if let recorder {
      recorder.takePictures(of: self)
      let trace = recorder.finish()
      result.microseconds = trace.entries.reduce(0) { $0 + $1.microseconds }
      result.trace = trace
    }
    var run = TestRun(results: [result])
    run.microseconds = result.microseconds
    addsSource?(&run)
    return HTMLReport.text(of: run, toolVersion: "")
  }
}
