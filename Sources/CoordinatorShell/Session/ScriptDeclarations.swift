/// What a script has declared since the launch.
package struct ScriptDeclarations {
  /// The values that it has named.
  var bindings: [String: Session.Binding] = [:]
  /// The findings that it expects, which don't fail it.
  var expectedFindings: [ExpectedFinding] = []
}

extension Session {
  package var bindings: [String: Binding] {
    get { declarations.bindings }
    set { declarations.bindings = newValue }
  }

  package var expectedFindings: [ExpectedFinding] {
    get { declarations.expectedFindings }
    set { declarations.expectedFindings = newValue }
  }
}
