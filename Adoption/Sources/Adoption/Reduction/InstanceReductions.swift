import SwiftSyntax

// Objects that the app makes of types that only Objective-C or a missing function knows.
extension ReductionCandidates {
  /// An object whose type only a missing function knows, as in `view.setSize(.init(width: 4))`.
  mutating func implicitObject(_ token: TokenSyntax) {
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init", call.trailingClosure == nil
    else { return }
    var pieces: [Edit.Piece] = [.text("StandIn(holding: [")]
    for argument in call.arguments {
      pieces.append(.source(argument.expression.range))
      pieces.append(.text(", "))
    }
    add(.adaptation, call, Edit(call.range, pieces + [.text("] as [Any?])")]))
  }

  /// An object of a class that is known only at run time; in Objective-C, every initializer is
  /// required.
  mutating func instance(_ token: TokenSyntax) {
    let calls = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
    if let call = calls.first(where: { Self.isInitializer($0) }) {
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let type = callee ?? call.calledExpression
      let isType = type.trimmedDescription.first?.isUppercase == true
      add(
        .adaptation, call,
        Edit(
          call.range,
          [
            .text("instance(of: "), .source(type.range), .text(isType ? ".self, " : ", "),
            .source(call.arguments.range), .text(")"),
          ]))
      return
    }
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(
        where: { $0.arguments.allSatisfy { Self.isOfNone($0) } && $0.trailingClosure == nil })
    else { return }
    // With arguments, the call names UIKit's designated initializer.
    let function = call.arguments.isEmpty ? "instance" : "designatedInstance"
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      let type = call.calledExpression
      add(
        .adaptation, call,
        Edit(call.range, [.text("\(function)(of: "), .source(type.range), .text(".self)")]))
      return
    }
    guard member.declName.baseName.tokenKind == .keyword(.`init`) else { return }
    guard let base = member.base else {
      add(.adaptation, call, "\(function)()")
      return
    }
    // An initializer in a protocol's extension can only delegate.
    if base.trimmedDescription == "self" {
      add(.adaptation, call, "self.init(newInstance: ())")
      return
    }
    let isType = base.trimmedDescription.first?.isUppercase == true
    add(
      .adaptation, call,
      Edit(
        call.range,
        [.text("\(function)(of: "), .source(base.range), .text(isType ? ".self)" : ")")]))
  }

  /// Whether a call has the arguments of an initializer of UIKit's that `instance(of:…)` can call.
  static func isInitializer(_ call: FunctionCallExprSyntax) -> Bool {
    guard !call.arguments.allSatisfy({ isOfNone($0) }) else { return false }
    return [["rootViewController"], ["style", "reuseIdentifier"], ["frame"]]
      .contains(call.arguments.map { $0.label?.text })
  }

  /// Whether an argument has the same effect as an initializer without arguments: an empty frame,
  /// no nib.
  private static func isOfNone(_ argument: LabeledExprSyntax) -> Bool {
    let value = argument.expression.trimmedDescription
    switch argument.label?.text {
    case "frame": return value == ".zero" || value == "CGRect.zero"
    case "nibName", "bundle": return true
    default: return false
    }
  }
}
