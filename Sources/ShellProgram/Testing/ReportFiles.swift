import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// Reports of test runs as files.
@MainActor enum ReportFiles {
  static func read(_ path: String) throws(FileFailure) -> TestRun {
    do {
      let bytes = try LocalFiles().read(path, upTo: LocalFiles.mostOfReport)
      return try JSONReport.run(from: String(decoding: bytes, as: UTF8.self))
    } catch let failure as JSONReport.ReadFailure {
      throw .malformed(path, failure.message)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Whether a file is the report of an exploration.
  static func isExploration(_ path: String) -> Bool {
    struct Kind: Decodable { let exploration: Int }
    guard let bytes = try? LocalFiles().read(path, upTo: LocalFiles.mostOfReport) else {
      return false
    }
    return (try? JSONDecoder().decode(Kind.self, from: Data(bytes))) != nil
  }

  static func readExploration(_ path: String) throws(FileFailure) -> ExplorationReport {
    do {
      return try JSONDecoder().decode(
        ExplorationReport.self,
        from: Data(try LocalFiles().read(path, upTo: LocalFiles.mostOfReport)))
    } catch let error as DecodingError {
      throw .malformed(path, "not a report of an exploration: \(error.words)")
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Writes a report into its file, or to standard output.
  static func write(
    _ request: ReportRequest, of run: TestRun, since earlier: TestRun? = nil,
    to output: StandardOutput
  ) throws {
    let text = try request.format.text(of: run, toolVersion: Camsh.version, since: earlier)
    if let file = request.file {
      do {
        try LocalFiles().write(text, to: file)
      } catch {
        throw FileFailure.unwritable(file, error)
      }
    } else if request.format == .markdown, let summary = Environment.value("GITHUB_STEP_SUMMARY") {
      do {
        try LocalFiles().append(text, to: summary)
      } catch {
        throw FileFailure.unwritable(summary, error)
      }
    } else {
      output.write(text)
    }
  }
}
