import Foundation
import ShellLanguage

/// The run as JSON, from which an equal run can be read; docs/report.md describes the fields.
package enum JSONReport {
  /// Why a text can't be read as a report.
  package enum ReadFailure: Error, Equatable {
    case notJSON
    case notAReport
    /// A later version of camsh wrote it.
    case newer(version: Int)
    /// The path to the field, such as `results[3].outcome`.
    case damaged(field: String)
  }

  package static func text(of run: TestRun) throws -> String {
    try JSONText.of(run)
  }

  package static func run(from text: String) throws(ReadFailure) -> TestRun {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(Version.self, from: data).version
      guard version <= TestRun.currentVersion else { throw ReadFailure.newer(version: version) }
    } catch let failure as ReadFailure {
      throw failure
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .notAReport
    }
    do {
      return try decoder.decode(TestRun.self, from: data)
    } catch {
      throw .damaged(field: field(error))
    }
  }

  private struct Version: Decodable {
    package let version: Int
  }

  private static func field(_ error: any Error) -> String {
    var path: [any CodingKey] = []
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      path = context.codingPath
    default: break
    }
    return path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}

extension JSONReport.ReadFailure {
  package var message: String {
    switch self {
    case .notJSON: "not JSON"
    case .notAReport: "not a report of 'camsh test'; explorations are merged by themselves"
    case .newer(let version):
      "a report of version \(version); this camsh supports version \(TestRun.currentVersion)"
    case .damaged(let field): "a damaged report: \(field.escapedForTerminal)"
    }
  }
}
