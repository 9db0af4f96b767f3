extension Declarations {
  /// The classes that only a protocol of the app's own marks as coordinators, such as `App.Welcome`
  /// for `class Welcome: Coordinator`; where a class's name says so, nothing has to be declared.
  var conformingCoordinators: [String] {
    types.values
      .filter { type in
        guard type.kind.contains(.class), type.file != nil, !type.name.hasSuffix("Coordinator")
        else { return false }
        let inherited = allInherited(of: type)
        return inherited.contains(where: isCoordinatorProtocol)
          && inherited.isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate"])
      }
      .map { "\($0.module).\($0.name)" }
      .sorted()
  }

  /// The names that a class inherits, also through its superclasses and protocols.
  private func allInherited(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    var waiting = ([type] + superclasses(of: type.name).known).flatMap(\.inherited)
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      if let found = find(name), found.kind.contains(.protocol) { waiting += found.inherited }
    }
    return names
  }

  private func isCoordinatorProtocol(_ name: String) -> Bool {
    guard let found = find(name), found.file != nil, found.kind.contains(.protocol) else {
      return false
    }
    // What has a coordinator is a screen: `protocol Coordinating { var coordinator: Coordinator? { get set } }`.
    guard !found.properties.contains(where: { $0.name == "coordinator" }) else { return false }
    return ["Coordinator", "CoordinatorProtocol", "CoordinatorType", "Coordinating"]
      .contains(where: name.hasSuffix)
  }
}
