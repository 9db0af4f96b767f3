import Testing

@testable import Adoption

@Suite struct ModuleAliasTests {
  @Test func `a module with a name of camsh's has another name in the build`() {
    let modules = ModuleAliases.renaming(
      [
        AdoptedModule(name: "CoordinatorKit", sources: []),
        AdoptedModule(name: "Shop", sources: [], dependencies: ["CoordinatorKit"]),
      ], reserved: ["CoordinatorKit", "RetainGraph"])
    #expect(modules.map(\.name) == ["CoordinatorKit_", "Shop"])
    #expect(modules[1].dependencies == ["CoordinatorKit_"])
    for module in modules {
      let arguments = module.settings.compilerArguments.joined(separator: " ")
      #expect(arguments.contains("-module-alias CoordinatorKit=CoordinatorKit_"))
    }
  }

  @Test func `a module with the name of one of Apple's has another name, too`() {
    let modules = ModuleAliases.renaming(
      [
        AdoptedModule(name: "Network", sources: []),
        AdoptedModule(name: "RxSwift", sources: [], dependencies: ["Network"]),
      ], reserved: ModuleAliases.apple)
    #expect(modules.map(\.name) == ["Network_", "RxSwift"])
    #expect(modules[1].dependencies == ["Network_"])
  }

  @Test func `other modules keep their names`() {
    let modules = [AdoptedModule(name: "Shop", sources: [])]
    #expect(ModuleAliases.renaming(modules, reserved: ["CoordinatorKit"]) == modules)
  }
}
