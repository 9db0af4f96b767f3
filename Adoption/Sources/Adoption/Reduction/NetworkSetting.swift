import SwiftSyntax

/// The settings of requests and sessions that Foundation on Linux lacks or can't change.
///
/// They decide which connection the device uses, and camsh's has only one.
enum NetworkSetting {
  private static let names: Set<String> = [
    "waitsForConnectivity", "multipathServiceType", "allowsConstrainedNetworkAccess",
    "allowsExpensiveNetworkAccess", "sessionSendsLaunchEvents",
    "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion",
    "tlsMinimumSupportedProtocol", "assumesHTTP3Capable",
  ]

  /// The assignment around an error that sets one, as in `configuration.waitsForConnectivity = true`.
  static func assignment(at token: TokenSyntax) -> SequenceExprSyntax? {
    for ancestor in token.ancestors {
      guard let sequence = ancestor.as(SequenceExprSyntax.self) else { continue }
      let elements = sequence.elements
      guard sequence.parent?.is(CodeBlockItemSyntax.self) == true, elements.count == 3,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = elements.first?.as(MemberAccessExprSyntax.self),
        names.contains(target.declName.baseName.text)
      else { return nil }
      return sequence
    }
    return nil
  }
}
