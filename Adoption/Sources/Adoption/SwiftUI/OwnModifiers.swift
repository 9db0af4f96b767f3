import SwiftSyntax

/// The functions that the app's extensions of `View` declare, by name and argument labels: an app may have its own
/// `alert(type:)` beside SwiftUI's `alert(_:isPresented:actions:)`.
struct OwnModifiers: Sendable {
  private struct Parameter: Sendable {
    let label: String
    let isOptional: Bool
  }

  private var parameters: [String: [[Parameter]]] = [:]

  mutating func add(_ node: FunctionDeclSyntax) {
    parameters[node.name.text, default: []].append(
      node.signature.parameterClause.parameters.map {
        Parameter(
          label: $0.firstName.text, isOptional: $0.defaultValue != nil || $0.ellipsis != nil)
      })
  }

  func contain(_ modifier: ViewChain.Modifier) -> Bool {
    guard let declared = parameters[modifier.text] else { return false }
    return declared.contains { Self.accept(modifier.call, $0) }
  }

  /// Whether a call has the labels of a function, whose closures may trail.
  private static func accept(_ call: FunctionCallExprSyntax, _ parameters: [Parameter]) -> Bool {
    var rest = parameters[...]
    var skipped: [Parameter] = []
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      // Further arguments of a variadic parameter have no label.
      guard let place = rest.firstIndex(where: { $0.label == label }) else {
        if label == "_", call.arguments.first != argument { continue }
        return false
      }
      skipped += rest[..<place]
      rest = rest[(place + 1)...]
    }
    guard skipped.allSatisfy(\.isOptional) else { return false }
    let closures = call.additionalTrailingClosures.map(\.label.text)
    guard closures.allSatisfy({ label in rest.contains { $0.label == label } }) else {
      return false
    }
    let first = call.trailingClosure == nil ? 0 : 1
    let required = rest.count { !$0.isOptional }
    return required <= first + closures.count && rest.count >= first + closures.count
  }
}
