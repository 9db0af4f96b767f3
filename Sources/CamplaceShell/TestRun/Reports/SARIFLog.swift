/// The part of SARIF 2.1.0 that is written; names and nesting are the format's own.
struct SARIFLog: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    + "sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "camsh"
    let semanticVersion: String
    let rules: [Descriptor]
    let notifications: [Descriptor]
  }

  /// A rule, or a kind of notification.
  struct Descriptor: Encodable {
    let id: String
    var name: String?
    let shortDescription: Text
    var fullDescription: Text?
    var help: Text?
    let defaultConfiguration = Configuration()
  }

  struct Configuration: Encodable {
    let level = "error"
  }

  struct Text: Encodable {
    let text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let exitCode: Int32
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let descriptor: DescriptorReference
    let level = "error"
    let message: Message
    var locations: [Location] = []
  }

  struct DescriptorReference: Encodable {
    let id: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let kind = "fail"
    let level = "error"
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let occurrenceCount: Int
    var codeFlows: [CodeFlow]?
    var relatedLocations: [Location]?
    /// Empty where it is known that nothing suppresses it.
    let suppressions: [Suppression]
  }

  /// Text in which braces would be placeholders, and `[…](…)` a link.
  struct Message: Encodable {
    let text: String

    init(_ sentences: String...) {
      self.init(sentences)
    }

    init(_ sentences: [String]) {
      text = sentences.map(\.escapedForTerminal).joined(separator: "\n")
        .replacingScalars("{", with: "{{").replacingScalars("}", with: "}}").replacingScalars(
          "](", with: "] (")
    }
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?
  }

  struct PhysicalLocation: Encodable, Equatable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable, Equatable {
    let uri: String
  }

  struct Region: Encodable, Equatable {
    let startLine: Int
    let startColumn: Int
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
    let kind = "member"
  }

  struct CodeFlow: Encodable {
    let message: Message
    let threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    let locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    let location: Location
    let importance: String
  }

  struct Suppression: Encodable {
    let kind = "external"
    let justification: String?
  }
}
