import Foundation

/// Writes a build's object files into a thin archive, so that a package can link them.
struct ObjectArchive {
  /// The folder with a `.build` folder for each module.
  var products: String
  var archive: String
  /// Modules that are left out.
  var excluded: Set<String>

  /// SwiftPM's build plan, which excludes what removed modules and files left behind.
  private var plan: String {
    (try? String(contentsOfFile: products + ".yaml", encoding: .utf8)) ?? ""
  }

  /// The modules that are in the plan and have been built.
  var modules: Set<String> {
    let plan = plan
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: products + "/Modules")) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") && plan.contains("/Modules/\($0)\"") }
        .map { Paths.withoutSuffix($0) }
        .filter { !excluded.contains($0 + ".build") })
  }

  /// Whether no object file has changed since the archive was written.
  var isCurrent: Bool {
    FileManager.default.fileExists(atPath: archive)
      && (try? String(contentsOfFile: stampPath, encoding: .utf8)) == stamp(of: objects)
  }

  private var stampPath: String { archive + ".stamp" }

  private func stamp(of objects: [String]) -> String {
    String(
      StableHash.of(objects.map { "\($0) \(FileState.modified($0))" }.joined(separator: "\n")),
      radix: 36)
  }

  /// Writes the archive if an object file has changed.
  ///
  /// - Returns: Text that changes whenever the archive does.
  @discardableResult
  func write() throws -> String {
    let objects = objects
    let stamp = stamp(of: objects)
    if isCurrent { return stamp }
    try? FileManager.default.removeItem(atPath: archive)
    let list = archive + ".list"
    // Paths may contain spaces.
    try objects.map { "\"\($0)\"" }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let result = try Subprocess(arguments: ["ar", "rcsT", archive, "@" + list]).run()
    guard result.status == 0 else { throw AdoptionError.hostingFailed(log: result.output) }
    try stamp.write(toFile: stampPath, atomically: true, encoding: .utf8)
    return stamp
  }

  private var objects: [String] {
    let builds = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    let planned = plannedObjects
    return builds.filter { $0.hasSuffix(".build") && !excluded.contains($0) }.sorted()
      .flatMap { build -> [String] in
        let files =
          FileManager.default.enumerator(atPath: products + "/" + build)?.allObjects ?? []
        return files.compactMap { $0 as? String }.map { build + "/" + $0 }
          .filter(planned.contains).sorted()
      }
      .map { products + "/" + $0 }
  }

  /// The object files of the plan, from the module's folder on.
  private var plannedObjects: Set<String> {
    var planned: Set<String> = []
    for text in plan.split(separator: "\"") where text.hasSuffix(".o") {
      let parts = text.split(separator: "/")
      guard let build = parts.lastIndex(where: { $0.hasSuffix(".build") }) else { continue }
      planned.insert(parts[build...].joined(separator: "/"))
    }
    return planned
  }
}

/// A file's state in the file system.
enum FileState {
  /// The modification time in milliseconds.
  static func modified(_ path: String) -> Int {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return Int((date?.timeIntervalSince1970 ?? 0) * 1000)
  }
}
