import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct BaselineTests {
  private let today = Day(year: 2026, month: 11, day: 21)

  private func result(
    _ script: String, _ outcome: ScriptResult.Outcome = .findings, signatures: [String] = ["aa"]
  ) -> ScriptResult {
    ScriptResult(
      script: script, outcome: outcome,
      findings: signatures.map {
        ReportedFinding(
          verdict: .leaked, subject: "Thing#1", type: "Thing", signature: $0)
      })
  }

  private func entry(
    _ signature: String = "aa", expires: String? = nil, most: Int? = nil, scripts: [String]? = nil
  ) -> Baseline.Entry {
    Baseline.Entry(
      signature: signature, reason: "being rewritten", expires: expires, most: most,
      scripts: scripts)
  }

  private func compared(
    _ results: [ScriptResult], _ entries: Baseline.Entry..., isWhole: Bool = true,
    deleted: Set<String> = []
  ) -> TestRun {
    TestRun(results: results, isWhole: isWhole)
      .compared(with: Baseline(findings: entries), on: today) { !deleted.contains($0) }
  }

  @Test func `a known finding doesn't fail the run, a new one does`() {
    let known = compared([result("a")], entry())
    #expect(known.exitCode == .ok)
    #expect(known.results[0].outcome == .passed)
    #expect(known.results[0].findings.map(\.isKnown) == [true])
    #expect(known.results[0].findings.map(\.reason) == [entry().reason])
    let new = compared([result("a", signatures: ["aa", "bb"])], entry())
    #expect(new.exitCode == .findings)
    #expect(new.results[0].findings.map(\.isKnown) == [true, false])
    #expect(new.results[0].findings[1].reason == nil)
  }

  @Test func `an entry is valid through the day it expires`() {
    #expect(compared([result("a")], entry(expires: "2026-11-21")).exitCode == .ok)
    let expired = compared([result("a")], entry(expires: "2026-11-20"))
    #expect(expired.exitCode == .findings)
    #expect(expired.baselineFaults.map(\.kind) == [.expired])
    #expect(
      expired.baselineFaults[0].message == "aa was accepted until 2026-11-20: 'being rewritten'")
  }

  @Test func `an entry found in more scripts than allowed fails the run`() {
    let results = [result("a"), result("b"), result("a")]
    #expect(compared(results, entry(most: 2)).exitCode == .ok)
    let exceeded = compared(results, entry(most: 1))
    #expect(exceeded.exitCode == .findings)
    #expect(exceeded.baselineFaults.map(\.kind) == [.exceeded])
  }

  @Test func `a vanished entry fails the run if its scripts ran to their end`() {
    let clean = result("a", .passed, signatures: [])
    #expect(compared([clean], entry(scripts: ["a"])).baselineFaults.map(\.kind) == [.vanished])
    #expect(compared([clean], entry(scripts: ["a"])).exitCode == .failed)
    #expect(compared([clean], entry(scripts: ["a", "b"])).exitCode == .ok)
    #expect(compared([clean], entry(scripts: ["a", "b"]), deleted: ["b"]).exitCode == .failed)
    let crashed = result("a", .crashed, signatures: [])
    #expect(compared([crashed], entry(scripts: ["a"])).baselineFaults == [])
    #expect(compared([clean], entry()).exitCode == .failed)
    #expect(compared([clean], entry(), isWhole: false).exitCode == .ok)
  }

  @Test func `comparing again resets earlier results`() {
    let first = compared([result("a")], entry())
    let second = first.compared(with: Baseline(findings: []), on: today) { _ in true }
    #expect(second.exitCode == .findings)
    #expect(second == TestRun(results: [result("a")]))
  }

  @Test func `an update keeps reasons, removes vanished entries and adds new findings`() {
    let baseline = Baseline(findings: [
      entry("aa", most: 1, scripts: ["a"]), entry("gone", scripts: ["a"]),
      entry("old", expires: "2026-11-20", scripts: ["b"]),
      entry("elsewhere", scripts: ["c"]),
    ])
    let run = TestRun(results: [
      result("a", signatures: ["aa", "new"]), result("b", signatures: ["aa", "old"]),
    ])
    #expect(
      baseline.unexplained(in: run, on: today, isThere: { _ in true }).map(\.finding.signature) == [
        "new", "old",
      ])
    let terms = Baseline.Terms(
      reason: "later", owner: "me", expires: Day(year: 2027, month: 1, day: 31))
    let updated = baseline.updated(
      with: run, on: today, isThere: { _ in true }, terms: ["new": terms, "old": terms])
    #expect(updated.findings.map(\.signature) == ["aa", "elsewhere", "new", "old"])
    #expect(
      updated.findings.map(\.reason) == ["being rewritten", "being rewritten", "later", "later"])
    #expect(updated.findings[0].scripts == ["a", "b"])
    #expect(updated.findings[0].most == 2)
    #expect(updated.findings[2].finding == "leaked Thing")
    #expect(updated.findings[3].expires == "2027-01-31")
    let after = run.compared(with: updated, on: today) { _ in true }
    #expect(after.exitCode == .ok)
  }

  private func named(
    _ signature: String, expires: String? = nil, type: String = "Thing", scripts: [String] = ["a"]
  ) -> Baseline.Entry {
    var entry = entry(signature, expires: expires, most: 1, scripts: scripts)
    entry.finding = "leaked \(type)"
    entry.owner = "maps"
    return entry
  }

  @Test func `an entry with a changed signature is renamed and doesn't fail the run`() {
    let run = compared([result("a", signatures: ["new"])], named("old", expires: "2027-01-31"))
    #expect(run.exitCode == .ok)
    #expect(run.baselineFaults == [])
    #expect(run.results[0].findings.map(\.reason) == ["being rewritten"])
    #expect(
      run.renamings == [
        TestRun.Renaming(
          from: "old", to: "new",
          message: "old (leaked Thing) is now new (leaked Thing) and stays accepted: "
            + "'being rewritten', owned by maps; --update-baseline renames it")
      ])
  }

  @Test func `an update keeps a renamed entry's reason, owner and expiry`() {
    let baseline = Baseline(findings: [named("old", expires: "2027-01-31")])
    let run = TestRun(results: [result("a", signatures: ["new"])])
    #expect(baseline.unexplained(in: run, on: today, isThere: { _ in true }).isEmpty)
    let updated = baseline.updated(with: run, on: today, isThere: { _ in true }, terms: [:])
    #expect(updated.findings == [named("new", expires: "2027-01-31")])
  }

  @Test func `an entry isn't renamed to another class, another script or an ambiguous finding`() {
    let faults = [TestRun.BaselineFault.Kind.vanished]
    func kinds(_ run: TestRun) -> [TestRun.BaselineFault.Kind] {
      #expect(run.renamings == nil)
      return run.baselineFaults.map(\.kind)
    }
    let new = result("a", signatures: ["new"])
    #expect(kinds(compared([new], named("old", type: "Other"))) == faults)
    #expect(
      kinds(
        compared([new, result("b", .passed, signatures: [])], named("old", scripts: ["a", "b"])))
        == faults)
    #expect(kinds(compared([result("a", signatures: ["new", "newer"])], named("old"))) == faults)
    #expect(kinds(compared([new], named("old"), named("older"))) == faults + faults)
    #expect(
      kinds(compared([new], named("old", expires: "2026-11-20"))) == faults)
  }

  @Test func `an update without a reason leaves the finding out`() {
    let run = TestRun(results: [result("a")])
    let updated = Baseline(findings: []).updated(
      with: run, on: today, isThere: { _ in true }, terms: [:])
    #expect(updated == Baseline(findings: []))
  }

  @Test func `a malformed baseline is rejected`() {
    func fault(_ entries: Baseline.Entry...) -> BaselineFault? {
      do {
        try Baseline(findings: entries).validate()
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(entry(), entry("bb", expires: "2028-02-29", most: 3)) == nil)
    #expect(fault(entry(), entry()) == .repeated("aa"))
    #expect(fault(entry(expires: "2027-02-29")) == .badDay("2027-02-29", signature: "aa"))
    #expect(fault(entry(most: 0)) == .badMost(0, signature: "aa"))
    #expect(fault(Baseline.Entry(signature: "aa", reason: " ")) == .noReason("aa"))
    #expect(throws: BaselineFault.newerVersion(2)) {
      try Baseline(version: 2, findings: []).validate()
    }
  }

  @Test(arguments: [
    "", "2027-1-31", "2027-13-01", "2027-04-31", "1-1-2027", "2027-01-31T", "+027-01-01",
  ])
  func `text that isn't a day is nil`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `days are read, written and compared`() throws {
    let day = try #require(Day("2027-01-31"))
    #expect("\(day)" == "2027-01-31")
    #expect(try day < #require(Day("2027-02-01")))
    #expect(try day > #require(Day("2026-12-31")))
  }
}
