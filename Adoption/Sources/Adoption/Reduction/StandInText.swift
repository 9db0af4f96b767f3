extension StandInLibrary {
  /// The Swift file, and the declaration that each of its lines belongs to.
  mutating func render(imports: [String]) -> String {
    var writer = StandInWriter()
    let imports = Set(imports).union(types.values.compactMap(\.declaredIn)).sorted()
    for module in imports { writer.line("import \(module)", "") }
    for (name, type) in types.sorted(by: { $0.key < $1.key }) { writer.write(name, type, refused) }
    for (name, global) in globals.sorted(by: { $0.key < $1.key }) {
      writer.write(global: name, global.shapes)
    }
    for name in operators.keys.sorted() { writer.write(operator: name) }
    // Inside a nested type, a function of every stand-in would hide the type of the same name.
    let nested = Set(types.values.flatMap { $0.nested.keys })
    for member in memberOrder where member.type != nil || !nested.contains(member.name) {
      let generics = member.type.flatMap { types[$0]?.genericCount } ?? 0
      let isPhantom = member.type.map { $0 == "StandIn" || types[$0] != nil } ?? true
      let isLoose = member.type.flatMap { types[$0] }?.loose.contains(member.name) ?? false
      writer.write(
        member, isPhantom: isPhantom,
        isView: member.type.flatMap { types[$0]?.superclass } != nil, isLoose: isLoose,
        isOptional: clearedMembers.contains(member.name), genericCount: generics)
    }
    writeRead(with: &writer)
    let standIns = types.filter { $0.value.kind == .protocol }.sorted { $0.key < $1.key }.map {
      HarmlessConformer(standIn: $0.key, inheritsUIKit: !$0.value.conformances.isEmpty)
    }
    let accepted = (conformers + standIns).filter {
      !refused.contains("conformer \($0.name)")
    }
    if !accepted.isEmpty {
      // A place of their own, so that an exploration doesn't expect to reach them as the app's classes.
      writer.line("enum HarmlessConformers {", "")
      for conformer in accepted {
        writer.line("  " + conformer.declaration, "conformer \(conformer.name)")
      }
      writer.line("}", "")
      writer.line("@MainActor public func registerHarmlessValues() {", "")
      for conformer in accepted {
        writer.line("  " + conformer.registration, "conformer \(conformer.name)")
      }
      writer.line("}", "")
    }
    lineOwners = writer.owners
    grown = []
    return writer.text
  }

  /// A function of all stand-ins that takes a closure would hide the member of its name, as `first { … }` hides `first`.
  ///
  /// Other functions aren't called any more beside a member of their name.
  private func writeRead(with writer: inout StandInWriter) {
    let members = memberOrder.filter { $0.type == nil && !$0.isStatic }
    let hidden = members.filter { $0.shape?.isOfOneClosure == true }.map(\.name)
    let others = members.filter { $0.shape?.isOfOneClosure != true }.map(\.name)
    for name in Set(hidden).intersection(readMembers).subtracting(others).sorted()
    where !refused.contains("read \(name)") {
      writer.line(
        "nonisolated extension StandInBehavior { public var `\(name)`: StandIn { get { standInMember(of: self, \"\(name)\") } set {} } }",
        "read \(name)")
    }
  }

  /// Removes the declaration on a line of the text, because the compiler rejected it.
  mutating func refuse(line: Int) -> Bool {
    guard line >= 1, line <= lineOwners.count else { return false }
    let owner = lineOwners[line - 1]
    guard !owner.isEmpty, refused.insert(owner).inserted else { return false }
    if let member = memberOrder.firstIndex(where: { Self.key(of: $0) == owner }) {
      members[memberOrder[member]] = nil
      memberOrder.remove(at: member)
    }
    let words = owner.split(separator: " ").map(String.init)
    if words.first == "global" { globals[words[1]] = nil }
    if words.first == "operator" { operators[words[1]] = nil }
    if words.first == "conformance" { types[words[1]]?.conformances.remove(words[2]) }
    if words.first == "witness" {
      types[words[1]]?.witnesses.removeAll { Self.key(of: $0, in: words[1]) == owner }
    }
    if words.first == "associated" { types[words[1]]?.associatedTypes.remove(words[2]) }
    if words.first == "list" { types[words[1]]?.isList = false }
    if words.first == "init" {
      types[words[1]]?.initializers.removeAll { "init \(words[1]) \($0.signature)" == owner }
    }
    if words.first == "type" {
      if types[words[1]]?.declaredIn != nil {
        // The module needs a type of its own.
        refused.remove(owner)
        shared.remove(words[1])
        types[words[1]] = nil
      } else if types[words[1]]?.superclass != nil {
        refused.remove(owner)
        types[words[1]]?.superclass = nil
      } else {
        types[words[1]] = nil
      }
    }
    return true
  }
}
