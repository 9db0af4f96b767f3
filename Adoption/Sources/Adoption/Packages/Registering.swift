/// The scene tables, data models and harmless values that the host registers before launch.
struct Registering: Equatable {
  /// The modules that declare `registerInterfaceBuilder()`.
  var interfaces: [String] = []
  /// The modules that declare `registerDataModels()`.
  var models: [String] = []
  /// The modules that declare `registerHarmlessValues()`.
  var values: [String] = []

  private var modules: [String] { Set(interfaces + models + values).sorted() }

  /// The lines of `main.swift`.
  var calls: [String] { modules.map { "register\($0)()" } }

  /// A file for each module, which imports no other module.
  ///
  /// A qualified name isn't possible, because a type may have the module's name and hide it, as
  /// Foundation's `Data` does.
  var files: [GeneratedSource] {
    modules.map { module in
      let functions =
        (interfaces.contains(module) ? ["registerInterfaceBuilder()"] : [])
        + (models.contains(module) ? ["registerDataModels()"] : [])
        + (values.contains(module) ? ["registerHarmlessValues()"] : [])
      return GeneratedSource(
        name: "Register\(module).swift",
        text: """
          @testable import \(module)

          @MainActor func register\(module)() {
          \(functions.map { "  \($0)\n" }.joined())}

          """)
    }
  }
}
