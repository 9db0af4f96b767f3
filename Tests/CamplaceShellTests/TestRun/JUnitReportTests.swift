import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct JUnitReportTests {
  @Test func `an interrupted run has a test case that says so`() {
    var run = TestRun(results: [ScriptResult(script: "one.camsh", outcome: .passed)])
    #expect(!JUnitReport.text(of: run).contains("interrupted"))
    run.isInterrupted = true
    let text = JUnitReport.text(of: run)
    #expect(
      text.contains(#"<error type="interrupted" message="the run was interrupted"/>"#),
      "\(text)")
    #expect(text.contains(#"tests="2" failures="0" errors="1""#), "\(text)")
  }

  @Test func `reports every outcome`() {
    #expect(
      JUnitReport.text(of: SampleRun.run) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="camsh" tests="13" failures="4" errors="6" time="12.345">
          <testsuite name="." tests="7" failures="0" errors="5" skipped="1" time="10.001">
            <testcase name="walk.camsh" classname="camsh" file="walk.camsh" time="0.001500"/>
            <testcase name="skips.camsh" classname="camsh" file="skips.camsh" time="0.000000">
              <skipped message="needs # a \ map"/>
            </testcase>
            <testcase name="typo.camsh" classname="camsh" file="typo.camsh" line="1" time="0.000000">
              <error type="unparsable" message="unknown command 'psuh'">typo.camsh:1:1: unknown command 'psuh'
          psuh detail
          ^~~~ did you mean 'push'?</error>
            </testcase>
            <testcase name="hang.camsh" classname="camsh" file="hang.camsh" time="10.000000">
              <error type="timed-out" message="timed out"/>
            </testcase>
            <testcase name="wild.camsh" classname="camsh" file="wild.camsh" time="0.000000">
              <error type="out-of-memory" message="out of memory"/>
            </testcase>
            <testcase name="fault.camsh" classname="camsh" file="fault.camsh" time="0.000000">
              <error type="internal-fault" message="fault of camsh"/>
            </testcase>
            <testcase name="late.camsh" classname="camsh" file="late.camsh" time="0.000000">
              <error type="interrupted" message="interrupted"/>
            </testcase>
          </testsuite>
          <testsuite name="navigation" tests="1" failures="1" errors="0" skipped="0" time="0.000">
            <testcase name="캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh" classname="navigation" file="navigation/캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh" line="3" time="0.000070">
              <failure type="failed" message="not visible: 캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e} (and 1 more failure)">navigation/캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh:3:5: not visible: 캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
          expect visible 캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}   (after step 2)
          - 캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
          + nothing
        and more</failure>
              <system-out>&gt; expect
        ::error::made up
        ##[add-mask]캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
        </system-out>
            </testcase>
          </testsuite>
          <testsuite name="leaks" tests="3" failures="2" errors="0" skipped="0" time="2.000">
            <testcase name="logout.camsh (1)" classname="leaks" file="leaks/logout.camsh" line="7" time="2.000001">
              <failure type="leaked" message="leaked IssueListCoordinator#1, should have died at step 4 (leaks/logout.camsh:7:3)">leaked  IssueListCoordinator#1   made at launch, should have died at step 4
          cycle of 2, keeps 5 objects alive
          ╭→ IssueListCoordinator#1
          signature 6f1c02ab

        known: abandoned Pin#2, should have died at step 2 (leaks/map.camsh:3:1), signature 00c0ffee</failure>
            </testcase>
            <testcase name="map.camsh" classname="leaks" file="leaks/map.camsh" time="0.000009">
              <system-out>known: abandoned Pin#2, should have died at step 2 (leaks/map.camsh:3:1), signature 00c0ffee</system-out>
            </testcase>
            <testcase name="logout.camsh (2)" classname="leaks" file="leaks/logout.camsh" line="7" time="0.000001">
              <failure type="leaked" message="leaked IssueListCoordinator#1, should have died at step 4 (leaks/logout.camsh:7:3)">leaked  IssueListCoordinator#1   made at launch, should have died at step 4
          cycle of 2, keeps 5 objects alive
          ╭→ IssueListCoordinator#1
          signature 6f1c02ab</failure>
            </testcase>
          </testsuite>
          <testsuite name="/abs" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase name="trap.camsh" classname="abs" file="/abs/trap.camsh" line="9" time="0.000005">
              <error type="crashed" message="crashed with SIGILL">/abs/trap.camsh:9:1: crashed with SIGILL
          dismiss all   (after step 3)</error>
            </testcase>
          </testsuite>
          <testsuite name="baseline" tests="1" failures="1" errors="0" skipped="0" time="0.000">
            <testcase name="expired 0badf00d" classname="baseline" time="0.000000">
              <failure type="expired" message="expired on 2026-01-01, owner: 캠핑 ]]&gt; &lt;b&gt;&amp;amp; &quot;'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}"/>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func `escapes scalars that XML can't represent`() {
    let run = TestRun(results: [
      ScriptResult(script: "a\u{fffe}.camsh", outcome: .passed, steps: 1),
      ScriptResult(script: "b.camsh", outcome: .failed, output: "\u{ffff}\r\n\u{b}"),
    ])
    let text = JUnitReport.text(of: run)
    #expect(text.contains(#"name="a\u{fffe}.camsh""#))
    #expect(text.contains("<system-out>\\u{ffff}\\u{d}\n\\u{b}</system-out>"))
  }

  @Test(.enabled(if: JUnitSchema.isCheckable, "needs xmllint, of libxml2-utils"))
  func `conforms to the schema`() throws {
    #expect(try JUnitSchema.faults(in: JUnitReport.text(of: SampleRun.run)) == "")
    #expect(try JUnitSchema.faults(in: JUnitReport.text(of: TestRun(results: []))) == "")
  }

  @Test(
    .enabled(if: JUnitSchema.isCheckable, "needs xmllint, of libxml2-utils"),
    arguments: [
      ("<skipped message", "<skiped message"), (" classname=\"leaks\"", ""),
      (" line=\"7\"", " line=\"0\""), (" errors=\"0\"", " errors=\"-1\""),
      (" time=\"0.000009\"", " time=\"soon\""), (" time=\"2.000\"", " time=\"2.0001\""),
      ("logout.camsh (2)", "logout.camsh (1)"),
      ("type=\"crashed\"", ""), ("&lt;", "<"), ("\\u{1b}", "\u{1b}"), ("\\u{202e}", "\u{fffe}"),
    ])
  func `the schema rejects a malformed document`(part: String, broken: String) throws {
    let document = JUnitReport.text(of: SampleRun.run)
    #expect(document.contains(part))
    #expect(try JUnitSchema.faults(in: document.replacing(part, with: broken)) != "")
  }
}
