/// The values of environment variables that a project's description uses, as its makefiles and scripts set them.
enum EnvironmentValues {
  static func read(folder: String, checkout: Checkout) -> [String: String] {
    var values: [String: String] = [:]
    for place in Set([folder, checkout.root]).sorted() {
      let files =
        [".env"]
        + checkout.names(in: place).filter {
          $0 == "Makefile" || ["sh", "env"].contains(Paths.suffix($0))
        }
      for file in files {
        guard let text = try? checkout.text(place + "/" + file) else { continue }
        for line in text.split(whereSeparator: \.isNewline) { add(line, to: &values) }
      }
    }
    return values
  }

  /// `APP_NAME := Shop`, `export APP_NAME="Shop"`.
  private static func add(_ line: Substring, to values: inout [String: String]) {
    var line = line.drop { $0 == " " || $0 == "\t" }
    if line.hasPrefix("export ") { line = line.dropFirst("export ".count) }
    let name = line.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    var rest = line[name.endIndex...].drop { $0 == " " }
    if rest.first == ":" || rest.first == "?" { rest = rest.dropFirst() }
    guard !name.isEmpty, rest.first == "=" else { return }
    let value = rest.dropFirst().drop { $0 == " " }.filter { $0 != "\"" && $0 != "'" }
    guard !value.isEmpty, !value.contains("$"), !value.contains("`"), values[String(name)] == nil
    else { return }
    values[String(name)] = String(value)
  }
}
