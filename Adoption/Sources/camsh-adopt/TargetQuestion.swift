import Adoption
import Glibc

/// Asks the user which of several apps to adopt, if there is a terminal.
enum TargetQuestion {
  static func asking<Result>(
    _ adopter: inout Adopter, _ body: (Adopter) throws -> Result
  ) throws -> Result {
    do {
      return try body(adopter)
    } catch AdoptionError.severalApps(let names) where isatty(0) == 1 && isatty(2) == 1 {
      for (index, name) in names.enumerated() { Terminal.ask("  \(index + 1)  \(name)") }
      Terminal.ask("Which app? (1-\(names.count))")
      guard let answer = readLine(),
        let name = names.first(where: { $0 == answer })
          ?? Int(answer).flatMap({ names.indices.contains($0 - 1) ? names[$0 - 1] : nil })
      else { throw AdoptionError.severalApps(names) }
      adopter.options.target = name
      return try body(adopter)
    }
  }
}
