/// Methods of UIKit's delegates that a subclass adds to the conformance of a class above it.
///
/// Objective-C calls them. In Swift, the conformance knows only the methods of the class that declares it, so that class
/// gets a method that does what UIKit does without it, and the subclass overrides that.
struct InheritedRequirements: Sendable {
  /// The methods that each conforming class gets.
  private(set) var stubs: [String: [DelegateRequirements.Requirement]] = [:]
  private var overriding: [String: Set<String>] = [:]

  init() {}

  init(_ requirements: DelegateRequirements, in declarations: Declarations) {
    let classes = declarations.types.values.filter { $0.kind.contains(.class) && $0.file != nil }
    for type in classes.sorted(by: { $0.name < $1.name }) {
      let above = declarations.superclasses(of: type.name).known
      let own = requirements.requirements(of: type.inherited)
      for method in type.methods
      where !method.isStatic && !method.isPrivate && !method.isOverride
        && own[method.reference] == nil
        && !above.contains(where: { $0.methods.contains { $0.reference == method.reference } })
      {
        let found = above.lazy.compactMap { ancestor in
          requirements.requirements(of: ancestor.inherited)[method.reference].map {
            (ancestor.name, $0)
          }
        }.first
        guard let (ancestor, requirement) = found else { continue }
        overriding[type.name, default: []].insert(method.reference)
        if stubs[ancestor]?.contains(requirement) != true {
          stubs[ancestor, default: []].append(requirement)
        }
      }
    }
  }

  /// Whether a method that doesn't say so overrides one that another class gets.
  func overrides(_ reference: String, in type: String) -> Bool {
    overriding[type]?.contains(reference) ?? false
  }
}
