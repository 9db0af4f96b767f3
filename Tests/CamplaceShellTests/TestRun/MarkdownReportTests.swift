import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct MarkdownReportTests {
  @Test func `reports every outcome`() {
    #expect(
      MarkdownReport.text(of: SampleRun.run) == ##"""
        ## camsh: 12 scripts, 2 passed, 1 failed, 2 with findings, 1 skipped, 1 can't be parsed, 1 crashed, 1 timed out, 1 out of memory, 1 fault of camsh, 1 interrupted (12.3 s)

        ### Failed

        | where | how | statement | what |
        | --- | --- | --- | --- |
        | navigation/캠핑 \]\]\> \<b\>\&amp; "'\` \| \#\# % : , {0} \[x\](1) \\u{0}\\u{1b}\[31m\\u{202e}\\n.camsh:3:5 | failed | expect visible 캠핑 \]\]\> \<b\>\&amp; "'\` \| \#\# % : , {0} \[x\](1) \\u{0}\\u{1b}\[31m\\u{202e} | not visible: 캠핑 \]\]\> \<b\>\&amp; "'\` \| \#\# % : , {0} \[x\](1) \\u{0}\\u{1b}\[31m\\u{202e} (and 1 more failure) |
        | typo.camsh:1:1 | can't be parsed |  | unknown command 'psuh' |
        | /abs/trap.camsh:9:1 | crashed with SIGILL | dismiss all | crashed with SIGILL |
        | hang.camsh | timed out |  | timed out |
        | wild.camsh | out of memory |  | out of memory |
        | fault.camsh | fault of camsh |  | fault of camsh |
        | late.camsh | interrupted |  | interrupted |

        ### Findings

        <details><summary>leaked <code>IssueListCoordinator#1</code>, in leaks/logout.camsh</summary>

        ```text
        leaked  IssueListCoordinator#1   made at launch, should have died at step 4
          cycle of 2, keeps 5 objects alive
          ╭→ IssueListCoordinator#1
          signature 6f1c02ab
        ```

        </details>

        <details><summary>abandoned <code>Pin#2</code>, in 2 scripts, known</summary>

        `````text
        abandoned  Pin#2
          ```` 캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
          signature 00c0ffee
        `````

        - leaks/logout.camsh
        - leaks/map.camsh

        </details>

        ### Baseline

        - baseline: expired 0badf00d: expired on 2026-01-01, owner: 캠핑 \]\]\> \<b\>\&amp; "'\` \| \#\# % : , {0} \[x\](1) \\u{0}\\u{1b}\[31m\\u{202e}

        ### Skipped

        - skips.camsh: needs \# a \\ map

        """##)
  }

  @Test func `a passing run is one line`() {
    let run = TestRun(
      results: [ScriptResult(script: "a.camsh", outcome: .passed)], microseconds: 123_456)
    #expect(MarkdownReport.text(of: run) == "## camsh: 1 script, 1 passed (0.1 s)\n")
  }

  @Test func `every row has four cells`() {
    let rows = MarkdownReport.text(of: SampleRun.run).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
    #expect(rows.count == 9)
    for row in rows {
      #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 5)
    }
  }

  @Test func `a long table ends with the number of omitted rows`() {
    let failures = (1...250).map { ScriptResult(script: "\($0).camsh", outcome: .crashed) }
    let text = MarkdownReport.text(of: TestRun(results: failures))
    #expect(text.contains("| 200.camsh |"))
    #expect(!text.contains("| 201.camsh |"))
    #expect(text.contains("| and 50 more |"))
  }
}
