import SwiftSyntax

// Reductions of the body of a function, an accessor or an initializer.
extension ReductionCandidates {
  mutating func body(_ block: CodeBlockSyntax) {
    guard let parent = block.parent else { return }
    if let function = parent.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type
      add(
        .body, block,
        Self.body(of: block.statements, as: result, returning: result?.trimmedDescription))
    } else if parent.is(InitializerDeclSyntax.self) {
      initializerBody(block)
    } else if parent.is(AccessorDeclSyntax.self) {
      let binding = parent.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
      let isGetter = parent.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
      add(
        .body, block,
        Self.body(
          of: block.statements, as: binding?.typeAnnotation?.type, returning: isGetter ? "T" : nil))
    } else if parent.is(DeinitializerDeclSyntax.self) {
      add(.body, block, "{ \(Reduced.use(of: block.statements)) }")
    }
  }

  mutating func body(_ accessors: AccessorBlockSyntax) {
    if case .getter(let statements) = accessors.accessors {
      let binding = accessors.parent?.as(PatternBindingSyntax.self)
      add(
        .body, accessors,
        Self.body(of: statements, as: binding?.typeAnnotation?.type, returning: "T"))
    }
  }

  /// A body that uses what the statements use, and returns an outline for a view, or else a harmless value.
  private static func body(
    of statements: CodeBlockItemListSyntax, as type: TypeSyntax?, returning result: String?
  ) -> String {
    isOpaqueView(type)
      ? "{ \(Reduced.use(of: statements)); return ViewOutline() }"
      : "{ \(Reduced.body(of: statements, returning: result)) }"
  }

  /// Whether a result is a view whose type the body determines: an empty outline is one.
  private static func isOpaqueView(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return false }
    return ["View", "Scene", "ToolbarContent", "Commands"]
      .contains(baseName(ofType: type.constraint.trimmedDescription))
  }

  /// Keeps the statements that set the object's own fields and that call the superclass.
  ///
  /// A field whose value needs a variable of the body, or that a branch sets, gets a harmless value.
  private mutating func initializerBody(_ block: CodeBlockSyntax) {
    let locals = LocalNames.declared(in: block)
    var pieces: [Edit.Piece] = [.text("{")]
    var written = Set(
      block.statements.compactMap {
        Reduced.assigned(by: $0, locals: locals)?.trimmedDescription
      })
    for item in block.statements {
      if let target = Reduced.assigned(by: item, locals: locals) {
        let usesLocals = Captures.names(in: item).contains(where: locals.contains)
        let isWritten = target.is(MemberAccessExprSyntax.self) && !usesLocals
        pieces +=
          isWritten
          ? [.text(" "), .source(item.range), .text(";")]
          : [.text(" "), .source(target.range), .text(" = reducedValue();")]
        continue
      }
      for target in Reduced.assigned(inBranchesOf: item, locals: locals)
      where written.insert(target.trimmedDescription).inserted {
        pieces += [.text(" "), .source(target.range), .text(" = reducedValue();")]
      }
      let text = item.trimmedDescription
      if text.hasPrefix("super.init") || text.hasPrefix("self.init") {
        pieces += [.text(" "), .source(item.range), .text(";")]
      }
    }
    add(.body, block, Edit(block.range, pieces + [.text(" }")]))
  }

  mutating func wholeBody(of member: MemberBlockItemSyntax) {
    if let function = member.decl.as(FunctionDeclSyntax.self), let block = function.body {
      body(block)
    }
    if let initializer = member.decl.as(InitializerDeclSyntax.self), let block = initializer.body {
      body(block)
    }
  }
}
