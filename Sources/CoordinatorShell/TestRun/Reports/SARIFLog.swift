import ShellLanguage

/// The part of SARIF 2.1.0 that camsh writes, with the format's names and nesting.
package struct SARIFLog: Encodable {
  package let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    + "sarif-schema-2.1.0.json"
  package let version = "2.1.0"
  package let runs: [Run]

  package enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  package struct Run: Encodable {
    package let tool: Tool
    package let invocations: [Invocation]
    package let columnKind = "unicodeCodePoints"
    package let results: [Result]
  }

  package struct Tool: Encodable {
    package let driver: Driver
  }

  package struct Driver: Encodable {
    package let name = "camsh"
    package let semanticVersion: String
    package let rules: [Descriptor]
    package let notifications: [Descriptor]
  }

  /// A rule, or a kind of notification.
  package struct Descriptor: Encodable {
    package let id: String
    package var name: String?
    package let shortDescription: Text
    package var fullDescription: Text?
    package var help: Text?
    package let defaultConfiguration = Configuration()
  }

  package struct Configuration: Encodable {
    package let level = "error"
  }

  package struct Text: Encodable {
    package let text: String
    package var markdown: String?
  }

  package struct Invocation: Encodable {
    package let executionSuccessful: Bool
    package let exitCode: Int32
    package let toolExecutionNotifications: [Notification]
  }

  package struct Notification: Encodable {
    package let descriptor: DescriptorReference
    package let level = "error"
    package let message: Message
    package var locations: [Location] = []
  }

  package struct DescriptorReference: Encodable {
    package let id: String
  }

  package struct Result: Encodable {
    package let ruleId: String
    package let ruleIndex: Int
    package let kind = "fail"
    package let level = "error"
    package let message: Message
    package let locations: [Location]
    package let partialFingerprints: [String: String]
    package let occurrenceCount: Int
    package var codeFlows: [CodeFlow]?
    package var relatedLocations: [Location]?
    /// Empty if it is known that nothing suppresses it.
    package let suppressions: [Suppression]

    package init(
      ruleId: String, ruleIndex: Int, message: Message, locations: [Location],
      partialFingerprints: [String: String], occurrenceCount: Int, codeFlows: [CodeFlow]? = nil,
      relatedLocations: [Location]? = nil, suppressions: [Suppression]
    ) {
      self.ruleId = ruleId
      self.ruleIndex = ruleIndex
      self.message = message
      self.locations = locations
      self.partialFingerprints = partialFingerprints
      self.occurrenceCount = occurrenceCount
      self.codeFlows = codeFlows
      self.relatedLocations = relatedLocations
      self.suppressions = suppressions
    }
  }

  /// Text in which braces would be placeholders, and `[…](…)` a link.
  package struct Message: Encodable {
    package let text: String

    package init(_ sentences: String...) {
      self.init(sentences)
    }

    package init(_ sentences: [String]) {
      text = sentences.map(\.escapedForTerminal).joined(separator: "\n")
        .replacingScalars("{", with: "{{").replacingScalars("}", with: "}}").replacingScalars(
          "](", with: "] (")
    }
  }

  package struct Location: Encodable {
    package var id: Int?
    package let physicalLocation: PhysicalLocation
    package var logicalLocations: [LogicalLocation]?
    package var message: Message?
  }

  package struct PhysicalLocation: Encodable, Equatable {
    package let artifactLocation: ArtifactLocation
    package let region: Region
  }

  package struct ArtifactLocation: Encodable, Equatable {
    package let uri: String
  }

  package struct Region: Encodable, Equatable {
    package let startLine: Int
    package let startColumn: Int
  }

  package struct LogicalLocation: Encodable {
    package let fullyQualifiedName: String
    package let kind = "member"
  }

  package struct CodeFlow: Encodable {
    package let message: Message
    package let threadFlows: [ThreadFlow]
  }

  package struct ThreadFlow: Encodable {
    package let locations: [ThreadFlowLocation]
  }

  package struct ThreadFlowLocation: Encodable {
    package let location: Location
    package let importance: String
  }

  package struct Suppression: Encodable {
    package let kind = "external"
    package let justification: String?
  }
}
