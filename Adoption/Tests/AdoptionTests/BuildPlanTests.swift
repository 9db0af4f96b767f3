import Testing

@testable import Adoption

@Suite struct BuildPlanTests {
  private let plan = BuildPlan(
    text: """
      commands:
        "C.App-x86_64-debug.module":
          tool: shell
          inputs: ["/app/App.swift","/build/Modules/Maps.swiftmodule","/build/App.build/sources"]
          outputs: ["/build/App.build/App.swift.o","/build/Modules/App.swiftmodule"]
          description: "Compiling Swift Module 'App' (1 sources)"
          args: ["swiftc","-module-name","App","-emit-module-path","/build/Modules/App.swiftmodule"]

        "C.CMaps-x86_64-debug.module/maps.c":
          tool: clang
          inputs: ["/maps/maps.c"]
          outputs: ["/build/CMaps.build/maps.c.o"]
          args: ["clang","-c","/maps/maps.c"]

        "C.Maps-x86_64-debug.module":
          tool: shell
          inputs: ["/maps/My \\"map\\".swift","/build/CMaps.build/maps.c.o","/build/Modules/Places.swiftmodule"]
          outputs: ["/build/Maps.build/Map.swift.o","/build/Maps.build/Pin.swift.o"]
          args: ["swiftc","-module-name","Maps","-emit-module-path","/build/Modules/Maps.swiftmodule"]

        "C.Places-x86_64-debug.module":
          tool: shell
          inputs: ["/places/Place.swift"]
          outputs: ["/build/Places.build/Place.swift.o"]
          args: ["swiftc","-module-name","Places","-emit-module-path","/build/Modules/Places.swiftmodule"]

        "C.Places-x86_64-debug-tool.module":
          tool: shell
          inputs: ["/places/Place.swift"]
          outputs: ["/build/Places-tool.build/Place.swift.o"]
          args: ["swiftc","-module-name","Places","-emit-module-path","/build/Modules-tool/Places.swiftmodule"]

        "C.Unused-x86_64-debug.module":
          tool: shell
          inputs: ["/unused/Unused.swift","/build/Modules/Places.swiftmodule"]
          outputs: ["/build/Unused.build/Unused.swift.o"]
          args: ["swiftc","-module-name","Unused","-emit-module-path","/build/Modules/Unused.swiftmodule"]
      """)

  @Test func `the objects are those of all modules that a module imports, without its own`() {
    #expect(
      plan.objects(neededBy: "App") == [
        "/build/CMaps.build/maps.c.o", "/build/Maps.build/Map.swift.o",
        "/build/Maps.build/Pin.swift.o", "/build/Places.build/Place.swift.o",
      ])
  }

  @Test func `a package's objects are those of all modules, without the root's and the tools'`() {
    #expect(
      plan.objects(except: "App") == [
        "/build/CMaps.build/maps.c.o", "/build/Maps.build/Map.swift.o",
        "/build/Maps.build/Pin.swift.o", "/build/Places.build/Place.swift.o",
        "/build/Unused.build/Unused.swift.o",
      ])
  }

  @Test func `a module that the plan doesn't contain needs nothing`() {
    #expect(plan.objects(neededBy: "Gone") == [])
    #expect(BuildPlan(text: "").objects(neededBy: "App") == [])
  }
}
