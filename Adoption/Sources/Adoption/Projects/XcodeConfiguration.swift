/// Finds the build settings of a target: those of its project, of the target, and of the files that
/// they are based on.
struct XcodeConfiguration {
  let objects: XcodeObjects
  let checkout: Checkout

  func settings(target: String) throws(AdoptionError) -> BuildSettings {
    let name = objects.string("name", of: target) ?? ""
    let wanted =
      SharedSchemes(project: Paths.folder(objects.path), checkout: checkout)
      .configuration(running: name) ?? "Debug"
    var settings = BuildSettings([
      "SRCROOT": objects.folder, "PROJECT_DIR": objects.folder, "CONFIGURATION": wanted,
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": "en", "PLATFORM_NAME": "iphonesimulator",
    ])
    settings.set("TARGET_NAME", name)
    if let region = objects.string("developmentRegion", of: objects.root) {
      settings.set("DEVELOPMENT_LANGUAGE", region)
    }
    for owner in [objects.root, target] {
      guard let list = objects.string("buildConfigurationList", of: owner),
        let configuration = configuration(wanted, in: list)
      else { continue }
      if let path = baseFile(of: configuration) {
        var seen: Set<String> = []
        try add(file: path, to: &settings, seen: &seen)
      }
      settings.add(values(objects[configuration]?["buildSettings"]))
    }
    return settings
  }

  /// The `.xcconfig` file that a configuration is based on, in a synchronized folder or not.
  private func baseFile(of configuration: String) -> String? {
    if let file = objects.string("baseConfigurationReference", of: configuration) {
      return objects.path(of: file)
    }
    guard let relative = objects.string("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    let anchor = objects.string("baseConfigurationReferenceAnchor", of: configuration)
    return Paths.join(anchor.flatMap { objects.path(of: $0) } ?? objects.folder, relative)
  }

  /// The configuration with a name, else the one named Debug, else one whose name contains it, else the first.
  private func configuration(_ name: String, in list: String) -> String? {
    let all = objects.list("buildConfigurations", of: list)
    let names = all.map { (objects.string("name", of: $0) ?? "").lowercased() }
    let index =
      names.firstIndex(of: name.lowercased()) ?? names.firstIndex(of: "debug") ?? names.firstIndex {
        $0.contains("debug")
      }
      ?? all.indices.first
    return index.map { all[$0] }
  }

  private func values(_ settings: PropertyList?) -> [String: String] {
    (settings?.dictionary ?? [:]).compactMapValues { value in
      value.string ?? value.array?.compactMap(\.string).joined(separator: " ")
    }
  }

  private func add(
    file: String, to settings: inout BuildSettings, seen: inout Set<String>
  ) throws(AdoptionError) {
    guard seen.insert(file).inserted else { return }
    guard checkout.exists(file) else {
      settings.missingFiles.insert(file)
      return
    }
    var layer: [String: String] = [:]
    for line in try checkout.text(file).split(whereSeparator: \.isNewline) {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      if line.hasPrefix("#include"), words.count >= 2 {
        try add(file: Paths.join(Paths.folder(file), String(words[1])), to: &settings, seen: &seen)
      } else if let equals = equals(in: line) {
        let key = line[..<equals].filter { !$0.isWhitespace }
        let value = line[line.index(after: equals)...]
        layer[String(key)] = String(value.drop { $0.isWhitespace }.trimmedEnd)
      }
    }
    settings.add(layer)
  }

  /// The `=` of an assignment, not the one in `KEY[sdk=iphoneos*]`.
  private func equals(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var result = self
    while let last = result.last, last.isWhitespace || last == ";" { result.removeLast() }
    return result
  }
}
