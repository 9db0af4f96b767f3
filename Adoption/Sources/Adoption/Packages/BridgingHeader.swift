/// Reads the modules that a bridging header imports for all Swift files.
enum BridgingHeader {
  static func imports(_ text: String) -> [String] {
    var modules = ["Foundation"]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      var module: Substring?
      if line.hasPrefix("@import"), words.count > 1 {
        module = words[1].prefix { $0 != ";" && $0 != "." }
      } else if line.hasPrefix("#import") || line.hasPrefix("#include"), words.count > 1,
        words[1].hasPrefix("<")
      {
        module = words[1].dropFirst().prefix { $0 != "/" }
      }
      if let module, module == "UIKit" || module == "Foundation" {
        if !modules.contains(String(module)) { modules.append(String(module)) }
      }
    }
    return modules
  }
}
