import SwiftSyntax

/// Whether code stores, captures or passes on one of the app's objects.
enum ReferenceTouch {
  static func touches(_ node: Syntax) -> Bool {
    if !ClosureFinder.closures(in: node).isEmpty { return true }
    return Captures.names(in: node).contains("self") && passesSelf(node)
  }

  private static func passesSelf(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.self) && token.nextToken(viewMode: .sourceAccurate)?.text != "."
    }
  }
}
