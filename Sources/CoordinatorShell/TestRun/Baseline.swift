/// The findings that a team has accepted for now.
package struct Baseline: Codable, Sendable, Equatable {
  package static let currentVersion = 1

  package struct Entry: Codable, Sendable, Equatable {
    package var signature: String
    /// A description of the finding, for people who read the file.
    package var finding: String?
    package var reason: String
    package var owner: String?
    /// The last day on which it is accepted, such as `2027-01-31`.
    package var expires: String?
    /// The number of scripts in which it may occur; nil for any number.
    package var most: Int?
    /// The scripts in which it occurred; it has vanished if all of them ran and none shows it.
    package var scripts: [String]?
  }

  package var version = Baseline.currentVersion
  package var findings: [Entry]

  package init(version: Int = Baseline.currentVersion, findings: [Entry]) {
    self.version = version
    self.findings = findings
  }

  package func entry(_ signature: String) -> Entry? { findings.first { $0.signature == signature } }
}

/// A fault of the baseline itself.
package enum BaselineFault: Error, Equatable {
  case newerVersion(Int)
  case repeated(String)
  case noReason(String)
  case badDay(String, signature: String)
  case badMost(Int, signature: String)
}

extension Baseline {
  /// Throws a fault of the baseline.
  package func validate() throws(BaselineFault) {
    guard version == Self.currentVersion else { throw .newerVersion(version) }
    var seen: Set<String> = []
    for entry in findings {
      guard seen.insert(entry.signature).inserted else { throw .repeated(entry.signature) }
      guard entry.reason.contains(where: { !$0.isWhitespace }) else {
        throw .noReason(entry.signature)
      }
      if let day = entry.expires, Day(day) == nil {
        throw .badDay(day, signature: entry.signature)
      }
      if let most = entry.most, most < 1 { throw .badMost(most, signature: entry.signature) }
    }
  }
}

extension BaselineFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .newerVersion(let version):
      "version \(version) is newer than this camsh, which supports \(Baseline.currentVersion)"
    case .repeated(let signature): "'\(signature)' appears twice"
    case .noReason(let signature): "'\(signature)' has no reason"
    case .badDay(let day, let signature):
      "'\(day)', where '\(signature)' expires, is not a day such as 2027-01-31"
    case .badMost(let most, let signature):
      "'\(signature)' cannot be allowed in \(most) scripts; take the entry out instead"
    }
  }
}
