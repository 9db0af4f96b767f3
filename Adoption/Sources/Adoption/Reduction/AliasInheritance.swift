// What types inherit by the names of aliases.
extension AppIndex {
  /// Lets the types that inherit from an alias inherit from what it stands for, such as the parts of `A & B`.
  mutating func inheritThroughAliases() {
    let nested = Dictionary(grouping: aliasParts.keys) { baseName(ofType: $0) }
    var waiting = inheritances.sorted { $0.key < $1.key }.flatMap(\.value)
    while let use = waiting.popLast() {
      for (position, part) in parts(of: use.written, nested).enumerated() {
        var inherited = use
        inherited.written = part
        inherited.isFirstOfClass = use.isFirstOfClass && position == 0
        if inherit(inherited) { waiting.append(inherited) }
      }
    }
  }

  /// What a name stands for, if it is an alias's.
  ///
  /// One that isn't declared around it, such as a superclass's, must be the only alias of that name.
  private func parts(of name: WrittenName, _ nested: [String: [String]]) -> [WrittenName] {
    let base = baseName(ofType: name.name)
    guard types[base] == nil, let namesakes = nested[base] else { return [] }
    let path =
      name.paths.first { aliasParts[$0] != nil }
      ?? (namesakes.count == 1 ? namesakes.first : nil)
    return path.flatMap { aliasParts[$0] } ?? []
  }

  /// Notes that a type inherits from another; returns whether that is new.
  private mutating func inherit(_ use: Inheritance) -> Bool {
    let parent = baseName(ofType: use.written.name)
    if types[use.heir]?.inherits.contains(parent) == false {
      types[use.heir]?.inherits.append(parent)
    }
    guard inheritances[parent]?.contains(use) != true else { return false }
    inheritances[parent, default: []].append(use)
    return true
  }
}
