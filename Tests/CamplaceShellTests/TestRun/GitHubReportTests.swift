import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct GitHubReportTests {
  @Test func `annotates each failure at its line`() {
    #expect(
      GitHubReport.text(of: SampleRun.run) == #"""
        ::error file=navigation/캠핑 ]]> <b>&amp; "'` | ## %25 %3A %2C {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh,line=3,col=5,title=navigation/캠핑 ]]> <b>&amp; "'` | ## %25 %3A %2C {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh failed::not visible: 캠핑 ]]> <b>&amp; "'` | ## %25 : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}%0A- 캠핑 ]]> <b>&amp; "'` | ## %25 : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}%0A+ nothing
        ::error file=navigation/캠핑 ]]> <b>&amp; "'` | ## %25 %3A %2C {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh,line=1,col=1,title=navigation/캠핑 ]]> <b>&amp; "'` | ## %25 %3A %2C {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh failed::and more
        ::error file=typo.camsh,line=1,col=1,title=typo.camsh can't be parsed::unknown command 'psuh'%0Apsuh detail%0A^~~~ did you mean 'push'?
        ::error file=/abs/trap.camsh,line=9,col=1,title=/abs/trap.camsh crashed with SIGILL::crashed with SIGILL
        ::error file=hang.camsh,line=1,col=1,title=hang.camsh timed out::timed out
        ::error file=wild.camsh,line=1,col=1,title=wild.camsh out of memory::out of memory
        ::error file=fault.camsh,line=1,col=1,title=fault.camsh fault of camsh::fault of camsh
        ::error file=late.camsh,line=1,col=1,title=late.camsh interrupted::interrupted
        ::error file=leaks/logout.camsh,line=7,col=3,title=leaked IssueListCoordinator#1%2C in leaks/logout.camsh::leaked  IssueListCoordinator#1   made at launch, should have died at step 4%0A  cycle of 2, keeps 5 objects alive%0A  ╭→ IssueListCoordinator#1%0A  signature 6f1c02ab
        ::error title=baseline%3A expired 0badf00d::expired on 2026-01-01, owner: 캠핑 ]]> <b>&amp; "'` | ## %25 : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
        ::notice file=skips.camsh,line=1,col=1,title=skips.camsh skipped::needs # a \ map
        ::group::navigation/캠핑 ]]> <b>&amp; "'` | ## %25 : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh failed
        | > expect
        | ::error::made up
        | #\u{23}[add-mask]캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
        ::endgroup::

        """#)
  }

  @Test func `a passing run writes nothing`() {
    let run = TestRun(results: [ScriptResult(script: "a.camsh", outcome: .passed)])
    #expect(GitHubReport.text(of: run) == "")
  }

  @Test func `every line is a workflow command or quoted`() throws {
    var titles: [String] = []
    for line in GitHubReport.text(of: SampleRun.run).split(separator: "\n") {
      guard let command = try WorkflowCommand(line) else {
        #expect(line.hasPrefix("| ") && !line.contains("##["))
        continue
      }
      if let title = command.properties["title"] { titles.append(title) }
    }
    #expect(titles.count == 11)
    #expect(titles[0] == "navigation/\(SampleRun.hostile)\n.camsh".escapedForTerminal + " failed")
  }

  @Test(arguments: [
    "::error file=a,b,line=1::text", "::error file=a:b::text", "::error title=50%::text",
    "::error title=a::50%", "::shout title=a::text", "::error",
  ])
  func `a malformed command is rejected`(line: Substring) {
    #expect(throws: WorkflowCommand.Fault.self) { try WorkflowCommand(line) }
  }
}
