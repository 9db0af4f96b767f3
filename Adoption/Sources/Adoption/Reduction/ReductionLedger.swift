import SwiftSyntax

// What the report says of the reduced code.
extension Reducer {
  func ledger() -> [Entry] {
    var entries: [Entry] = []
    for (number, file) in files.enumerated() {
      for (range, present) in active[number].sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !present.candidate.isImport && !isReplaced(range, in: number) {
        let node = present.candidate.node
        let offset = node.range.lowerBound
        entries.append(
          Entry(
            file: number, line: file.line(at: offset) + 1, column: file.column(at: offset) + 1,
            kind: present.candidate.kind, type: protection.enclosingType(of: node),
            reason: present.reason, module: missingImports(of: number).first,
            touchesReferences: ReferenceTouch.touches(node),
            protection: present.candidate.kind.losesNothing ? nil : protection.reason(for: node)))
      }
    }
    return entries
  }

  /// Whether an edit that encloses this one no longer contains it.
  private func isReplaced(_ range: Range<Int>, in number: Int) -> Bool {
    active[number].keys.contains { outer in
      outer != range && outer.contains(range) && isDropped(range, in: outer, number)
    }
  }

  var declarations: [StandInDeclaration] {
    let members = library.members.map { member, module in
      StandInDeclaration(
        name: (member.type.map { $0 + "." } ?? "") + member.name, module: module)
    }
    let all =
      library.types.map { StandInDeclaration(name: $0.key, module: $0.value.module) }
      + library.globals.map { StandInDeclaration(name: $0.key, module: $0.value.module) }
      + library.operators.map { StandInDeclaration(name: $0.key, module: $0.value) } + members
    var seen: Set<String> = []
    return all.filter { seen.insert($0.module + " " + $0.name).inserted }
      .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }
}

extension ReductionCandidate {
  /// Whether this only removes the import of a missing module.
  var isImport: Bool {
    node.as(CodeBlockItemSyntax.self)?.item.is(ImportDeclSyntax.self) == true
  }
}
