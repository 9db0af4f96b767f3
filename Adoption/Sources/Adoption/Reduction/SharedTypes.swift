/// The stand-ins' types of the modules that a module depends on, by name.
///
/// Two modules of an app that use a type of a missing module pass its values to each other, so both mean one type.
struct SharedTypes: Sendable {
  struct Shared: Sendable {
    var module: String
    var type: StandInLibrary.PhantomType
  }

  private(set) var types: [String: Shared] = [:]

  /// - Parameter standIns: The types of each module that has been reduced.
  init(
    of module: ReductionInput.Module, among modules: [ReductionInput.Module],
    standIns: [(module: String, types: [String: StandInLibrary.PhantomType])]
  ) {
    let dependencies = Dictionary(
      modules.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<String> = []
    var waiting = module.dependencies
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += dependencies[next] ?? [] }
    }
    for (name, declared) in standIns where reached.contains(name) {
      for (type, phantom) in declared where types[type] == nil && phantom.isShareable {
        types[type] = Shared(module: name, type: phantom)
      }
    }
  }

  init() {}

  mutating func remove(_ name: String) { types[name] = nil }
}

extension StandInLibrary.PhantomType {
  /// Whether another module can refer to the type by a name of its own.
  fileprivate var isShareable: Bool {
    switch kind {
    case .class, .protocol: declaredIn == nil
    case .closure, .propertyWrapper: false
    }
  }

  /// What the type still lacks if another module has declared it already.
  func adding(to shared: SharedTypes.Shared) -> Self {
    var added = self
    added.kind = shared.type.kind
    added.declaredIn = shared.module
    added.superclass = shared.type.superclass
    added.genericCount = shared.type.genericCount
    added.associatedTypes = []
    let known = Set(shared.type.initializers.map(\.signature))
    added.initializers.removeAll { known.contains($0.signature) || $0.arguments.isEmpty }
    added.nested = nested.filter { shared.type.nested[$0.key] == nil }
    return added
  }
}
