/// SwiftPM's plan of a build: what each module is compiled from.
struct BuildPlan {
  private struct Compilation {
    var inputs: [Substring]
    var outputs: [Substring]
  }

  /// The compilations by the paths of the modules that they write.
  private var compilations: [Substring: Compilation] = [:]
  /// The object files of all compilations, by compilers of any language.
  private var all: Set<Substring> = []

  /// - Parameter text: The content of `debug.yaml`, which has a line each for a command's inputs, outputs and arguments.
  init(text: String) {
    var inputs: [Substring] = []
    var outputs: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    inputs: ") {
        inputs = Self.quoted(line)
      } else if line.hasPrefix("    outputs: ") {
        outputs = Self.quoted(line)
        all.formUnion(outputs.lazy.filter { $0.hasSuffix(".o") })
      } else if line.hasPrefix("    args: ") {
        let arguments = Self.quoted(line)
        guard let option = arguments.firstIndex(of: "-emit-module-path"),
          arguments.indices.contains(option + 1)
        else { continue }
        compilations[arguments[option + 1]] = Compilation(inputs: inputs, outputs: outputs)
      }
    }
  }

  /// The object files of all modules but one, without those of programs that the build itself runs.
  func objects(except root: String) -> [String] {
    let objects = all.filter { object in
      let build = object.split(separator: "/").last { $0.hasSuffix(".build") } ?? ""
      return build != root + ".build" && !build.hasSuffix("-tool.build")
    }
    return objects.map(String.init).sorted()
  }

  /// The object files of the modules that a module needs, directly or not, by their paths.
  func objects(neededBy root: String) -> [String] {
    let start = compilations.keys.filter { $0.hasSuffix("/Modules/\(root).swiftmodule") }
    var objects: Set<Substring> = []
    var seen = Set(start)
    var waiting = start
    while let module = waiting.popLast() {
      guard let compilation = compilations[module] else { continue }
      // Modules in C have no compilation of their own here.
      objects.formUnion(compilation.inputs.lazy.filter { $0.hasSuffix(".o") })
      if !start.contains(module) {
        objects.formUnion(compilation.outputs.lazy.filter { $0.hasSuffix(".o") })
      }
      for input in compilation.inputs
      where input.hasSuffix(".swiftmodule") && seen.insert(input).inserted {
        waiting.append(input)
      }
    }
    return objects.map(String.init).sorted()
  }

  private static func quoted(_ line: Substring) -> [Substring] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : $0.element }
  }
}
