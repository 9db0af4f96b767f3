import Foundation
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The objects of SARIF 2.1.0 that camsh writes, as its schema has them: what they require, what
/// else they may hold, and which values.
indirect enum SARIFShape: Sendable {
  case text
  case uri
  case whole(from: Int)
  case flag
  case one(of: [String])
  case list(SARIFShape, atLeast: Int)
  case texts
  case object(required: [String: SARIFShape], optional: [String: SARIFShape])

  /// What is wrong with the document, each with the path to it; empty where nothing is.
  static func faults(in json: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return log.faults(in: value, at: "")
  }

  private func faults(in value: Any, at path: String) -> [String] {
    switch self {
    case .text:
      return value is String ? [] : ["\(path) is no text"]
    case .uri:
      let text = value as? String
      return text.flatMap { URL(string: $0) } == nil ? ["\(path) is no URI"] : []
    case .whole(let least):
      guard let number = value as? Int else { return ["\(path) is no whole number"] }
      return number < least ? ["\(path) is below \(least)"] : []
    case .flag:
      return value is Bool ? [] : ["\(path) is no truth value"]
    case .one(let texts):
      return (value as? String).map(texts.contains) == true ? [] : ["\(path) is none of \(texts)"]
    case .list(let element, let least):
      guard let list = value as? [Any] else { return ["\(path) is no array"] }
      return (list.count < least ? ["\(path) is too short"] : [])
        + list.enumerated().flatMap { element.faults(in: $1, at: "\(path)[\($0)]") }
    case .texts:
      return value is [String: String] ? [] : ["\(path) holds more than texts"]
    case .object(let required, let optional):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = required.keys.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      let wrong = object.flatMap { name, value in
        guard let shape = required[name] ?? optional[name] else {
          return ["\(path).\(name) is unknown"]
        }
        return shape.faults(in: value, at: "\(path).\(name)")
      }
      return (missing + wrong).sorted()
    }
  }

  private static let level = one(of: ["none", "note", "warning", "error"])
  private static let message = object(required: ["text": text], optional: ["markdown": text])

  private static let location = object(
    required: [:],
    optional: [
      "id": whole(from: -1), "message": message,
      "physicalLocation": object(
        required: ["artifactLocation": object(required: [:], optional: ["uri": uri])],
        optional: [
          "region": object(
            required: [:],
            optional: ["startLine": whole(from: 1), "startColumn": whole(from: 1)])
        ]),
      "logicalLocations": list(
        object(required: [:], optional: ["fullyQualifiedName": text, "kind": text]), atLeast: 0),
    ])

  private static let descriptor = object(
    required: ["id": text],
    optional: [
      "name": text, "shortDescription": message, "fullDescription": message, "help": message,
      "defaultConfiguration": object(required: [:], optional: ["level": level]),
    ])

  private static let codeFlow = object(
    required: [
      "threadFlows": list(
        object(
          required: [
            "locations": list(
              object(
                required: [:],
                optional: [
                  "location": location,
                  "importance": one(of: ["important", "essential", "unimportant"]),
                ]), atLeast: 1)
          ], optional: [:]), atLeast: 1)
    ],
    optional: ["message": message])

  private static let result = object(
    required: ["message": message],
    optional: [
      "ruleId": text, "ruleIndex": whole(from: -1), "level": level,
      "kind": one(of: ["notApplicable", "pass", "fail", "review", "open", "informational"]),
      "locations": list(location, atLeast: 0), "relatedLocations": list(location, atLeast: 0),
      "occurrenceCount": whole(from: 1), "partialFingerprints": texts,
      "codeFlows": list(codeFlow, atLeast: 0),
      "suppressions": list(
        object(
          required: ["kind": one(of: ["inSource", "external"])],
          optional: [
            "status": one(of: ["accepted", "underReview", "rejected"]), "justification": text,
          ]), atLeast: 0),
    ])

  private static let invocation = object(
    required: ["executionSuccessful": flag],
    optional: [
      "exitCode": whole(from: 0),
      "toolExecutionNotifications": list(
        object(
          required: ["message": message],
          optional: [
            "level": level, "locations": list(location, atLeast: 0),
            "descriptor": object(required: ["id": text], optional: [:]),
          ]), atLeast: 0),
    ])

  private static let log = object(
    required: [
      "version": one(of: ["2.1.0"]),
      "runs": list(
        object(
          required: [
            "tool": object(
              required: [
                "driver": object(
                  required: ["name": text],
                  optional: [
                    "semanticVersion": text, "rules": list(descriptor, atLeast: 0),
                    "notifications": list(descriptor, atLeast: 0),
                  ])
              ], optional: [:])
          ],
          optional: [
            "columnKind": one(of: ["utf16CodeUnits", "unicodeCodePoints"]),
            "invocations": list(invocation, atLeast: 0), "results": list(result, atLeast: 0),
          ]), atLeast: 0),
    ],
    optional: ["$schema": uri])
}
