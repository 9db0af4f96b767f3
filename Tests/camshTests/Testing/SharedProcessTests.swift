import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellProgram

/// Scripts that follow each other in one process.
@Suite(.serialized) struct SharedProcessTests {
  private let folder = TemporaryFolder()

  private func outcomes(_ arguments: String...) throws -> [ScriptResult.Outcome] {
    _ = try CamshRun(["test", "."] + arguments + ["--report", "json=out.json"], in: folder)
    let report = try JSONReport.run(from: #require(folder.read("out.json")))
    return report.results.map(\.outcome)
  }

  @Test func `every script starts in the same world as a first launch`() throws {
    folder.write(
      """
      favorite add 3; service offline; rotate landscape
      push detail 3; advance 10s; push detail 4; background
      """, to: "0.camsh")
    for number in 1..<6 {
      folder.write(
        """
        expect visible MainMapViewController; expect favorites == 0; expect no findings
        push detail 3; expect text "강원도 강릉시"; expect alive PlaceDetailViewController == 1
        favorite add 3
        """, to: "\(number).camsh")
    }
    let passed = [ScriptResult.Outcome](repeating: .passed, count: 6)
    #expect(try outcomes("--jobs", "1") == passed)
    #expect(try outcomes("--jobs", "2", "--seed", "3") == passed)
  }

  @Test func `a script that ends its process doesn't affect those before and after it`() throws {
    for number in [0, 1, 3] { folder.write("push detail 3; pop\n", to: "\(number).camsh") }
    folder.write(
      "% timeout: 1s\nset steps 1000000000; repeat 1e9 { push detail 3; pop }\n", to: "2.camsh")
    #expect(try outcomes("--jobs", "1") == [.passed, .passed, .timedOut, .passed])
  }

  @Test func `a script that fails is the last of its process`() throws {
    folder.write("push detail 3; expect visible Nothing\n", to: "0.camsh")
    folder.write("expect visible MainMapViewController\n", to: "1.camsh")
    #expect(try outcomes("--jobs", "1") == [.failed, .passed])
  }

  @Test func `an answer is read when it is whole`() throws {
    let first = WorkerAnswer(isReady: true, result: [])
    let second = WorkerAnswer(isReady: false, result: Array("{}".utf8))
    var bytes: [UInt8] = []
    var answers: [WorkerAnswer] = []
    for byte in first.bytes + second.bytes {
      bytes.append(byte)
      while let answer = WorkerAnswer(taking: &bytes) { answers.append(answer) }
    }
    #expect(answers == [first, second])
    #expect(bytes == [])
  }
}
