import Foundation
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Reads TAP 14 as its specification describes it, strictly: every line must mean something.
struct TAPReader {
  struct Point: Equatable {
    var isOK: Bool
    var description: String
    var skip: String?
    /// The texts and numbers of the diagnostic, as `at.line`; those of a list with their index.
    var diagnostic: [String: String] = [:]
  }

  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  static func points(of document: String) throws -> [Point] {
    guard document.hasSuffix("\n") else { throw Fault(line: 1, reason: "no newline at the end") }
    var lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }.dropLast()
    let total = lines.count
    func fault(_ reason: String) -> Fault { Fault(line: total - lines.count, reason: reason) }

    guard lines.popFirst() == "TAP version 14" else { throw fault("no version") }
    guard
      let plan = lines.popFirst()?.wholeMatch(
        of: /1\.\.(\d+)(?: # .+)?/.matchingSemantics(.unicodeScalar))
    else {
      throw fault("no plan")
    }
    var points: [Point] = []
    while let line = lines.popFirst() {
      guard
        let match = line.wholeMatch(
          of: /(not )?ok (\d+) - ((?:[^#\\]|\\[#\\])*?)(?: # SKIP(?: ((?:[^#\\]|\\[#\\])*))?)?/
            .matchingSemantics(.unicodeScalar))
      else { throw fault("no test point") }
      guard Int(match.2) == points.count + 1 else { throw fault("out of order") }
      var point = Point(isOK: match.1 == nil, description: unescaped(match.3))
      if line.contains(" # SKIP") { point.skip = match.4.map(unescaped) ?? "" }
      if lines.first == "  ---" {
        lines.removeFirst()
        var path: [String] = []
        while let line = lines.popFirst(), line != "  ..." {
          guard
            let entry = line.wholeMatch(
              of: /((?:  )+)(?:([a-z_]+):|-)(?: (.+))?/.matchingSemantics(.unicodeScalar))
          else {
            throw fault("no YAML")
          }
          let depth = entry.1.count / 2 - 1
          guard depth <= path.count else { throw fault("indented too far") }
          path = Array(path.prefix(depth))
          guard let value = entry.3 else {
            path.append(entry.2.map(String.init) ?? "")
            continue
          }
          if value == "|" || value == "|2" {
            let lead = String(repeating: " ", count: entry.1.count + 2).unicodeScalars
            var block: [String] = []
            while let line = lines.first, line.unicodeScalars.starts(with: lead) {
              block.append(String(line.unicodeScalars.dropFirst(lead.count)))
              lines.removeFirst()
            }
            guard let first = block.first, (first.unicodeScalars.first == " ") == (value == "|2")
            else { throw fault("the block's indentation is unclear") }
            point.diagnostic[entry.2.map(String.init) ?? ""] = block.joined(separator: "\n")
            continue
          }
          let prefix = path.map { "\($0)." }.joined()
          let index = point.diagnostic.keys.count { $0.hasPrefix(prefix) }
          point.diagnostic[prefix + (entry.2.map(String.init) ?? "\(index)")] = try scalar(value)
          if lines.isEmpty { throw fault("the diagnostic has no end") }
        }
      }
      points.append(point)
    }
    guard Int(plan.1) == points.count else { throw fault("the plan is wrong") }
    return points

    func scalar(_ text: Substring) throws -> String {
      if text.wholeMatch(of: /\d+(\.\d+)?/) != nil { return String(text) }
      // A double-quoted scalar with these escapes alone is a JSON string.
      guard let value = try? JSONDecoder().decode(String.self, from: Data(text.utf8)) else {
        throw fault("no scalar")
      }
      return value
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacingScalars("\\#", with: "#").replacingScalars("\\\\", with: "\\")
  }
}
