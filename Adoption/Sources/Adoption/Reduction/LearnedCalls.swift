import SwiftSyntax

// What errors tell about the functions and initializers of stand-ins.
extension Reducer {
  /// A closure that uses `self` implicitly isn't retained by the missing function.
  mutating func learnImmediate(at token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      guard let closure = ancestor.as(ClosureExprSyntax.self) else { continue }
      let call =
        closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      if let call, library.makeImmediate(CallShape.name(of: call), CallShape(call)) { return true }
    }
    return false
  }

  func call(ofNameAt token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(name).id
    else { return nil }
    return call
  }

  /// Gives a type to an argument of a stand-in's function that accepted any value until now, because
  /// it is an implicit member here.
  mutating func learnArgument(at token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) { break }
      guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
      let shape = CallShape(call)
      if shape.hasImplicitMembers,
        library.acceptImplicitMembers(in: CallShape.name(of: call), shape)
      {
        return true
      }
    }
    return false
  }

  /// Learns the unknown function or initializer of the innermost call around an error.
  mutating func learnCall(at token: TokenSyntax, _ module: String) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self),
        ancestor.parent?.parent?.is(ClosureExprSyntax.self) != true
      {
        return false
      }
      guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
      let shape = CallShape(call)
      let name = CallShape.name(of: call)
      if let type = phantomCallee(of: call) {
        if library.addInitializer(shape, to: type) { return true }
        continue
      }
      // The compiler can't infer the type of a `nil` argument of an unknown function.
      let takesNil = call.arguments.contains { $0.expression.is(NilLiteralExprSyntax.self) }
      guard call.calledExpression.is(MemberAccessExprSyntax.self),
        !shape.hasOnlyPlainArguments || takesNil,
        name != "init", !library.isEmpty
      else { continue }
      if library.addMember(
        .init(type: nil, name: name, shape: shape, isStatic: false), module: module)
      {
        // A function with this name hides the stand-in's own, so it needs every form that is used.
        for other in index.memberCalls[name] ?? [] {
          _ = library.addMember(
            .init(type: nil, name: name, shape: CallShape(other), isStatic: false), module: module)
        }
        for argument in call.arguments { learnImplicitMembers(in: argument.expression, module) }
        return true
      }
    }
    return false
  }

  private func phantomCallee(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let type = index.resolved(name)
    if library.types[type] != nil { return type }
    // One of the app's classes without initializers of its own inherits the stand-in's.
    guard let ancestor = index.foreignAncestor(of: type).map({ self.name(ofType: $0) }) else {
      return nil
    }
    return library.types[ancestor] == nil ? nil : ancestor
  }
}
