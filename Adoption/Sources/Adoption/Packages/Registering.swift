/// What the host registers before the launch: scene tables, data models and harmless values.
struct Registering: Equatable {
  /// The modules that declare `registerInterfaceBuilder()`.
  var interfaces: [String] = []
  /// Those that declare `registerDataModels()`.
  var models: [String] = []
  /// Those that declare `registerHarmlessValues()`.
  var values: [String] = []

  private var modules: [String] { Set(interfaces + models + values).sorted() }

  /// The lines of `main.swift`.
  var calls: [String] { modules.map { "register\($0)()" } }

  /// A file for each module, which imports no other one.
  ///
  /// A qualified name wouldn't do: a type may have the module's name and hide it, as Foundation's `Data` does.
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
