import Foundation

/// Writes the object files that a module needs into a thin archive, so that a package can link them.
struct ObjectArchive {
  /// The folder with a `.build` folder for each module.
  var products: String
  var archive: String
  /// The module whose dependencies the archive contains.
  var root: String
  /// Whether the archive contains all other modules of the build, too.
  var containsAll = false

  /// The folders of the builds in the archive, as `UIKit.build`.
  var builds: [String] {
    // The path may contain symbolic links that the plan doesn't.
    Set(
      listed.compactMap { object in
        object.split(separator: "/").last { $0.hasSuffix(".build") }.map(String.init)
      }
    ).sorted()
  }

  /// The Swift modules in the archive.
  var modules: Set<String> {
    let names = builds.map { Paths.withoutSuffix($0) }
    return Set(
      names.filter {
        FileManager.default.fileExists(atPath: "\(products)/Modules/\($0).swiftmodule")
      })
  }

  /// Whether no object file in the archive has changed since the archive was written.
  var isCurrent: Bool { isCurrent(stamp(of: listed)) }

  private func isCurrent(_ stamp: String) -> Bool {
    FileManager.default.fileExists(atPath: archive)
      && (try? String(contentsOfFile: stampPath, encoding: .utf8)) == stamp
  }

  private var stampPath: String { archive + ".stamp" }

  private func stamp(of objects: [String]) -> String {
    String(
      StableHash.of(objects.map { "\($0) \(FileState.modified($0))" }.joined(separator: "\n")),
      radix: 36)
  }

  private var listPath: String { archive + ".list" }

  /// The object files in the archive.
  private var listed: [String] {
    let list = (try? String(contentsOfFile: listPath, encoding: .utf8)) ?? ""
    return list.split(separator: "\n").map { String($0.dropFirst().dropLast()) }
  }

  /// Writes the archive if an object file has changed.
  ///
  /// - Returns: Text that changes whenever the archive does.
  @discardableResult
  func write() throws -> String {
    let objects = planned
    guard !objects.isEmpty else {
      throw AdoptionError.hostingFailed(log: "no object files are planned in \(products).yaml")
    }
    let stamp = stamp(of: objects)
    if isCurrent(stamp) { return stamp }
    try? FileManager.default.removeItem(atPath: archive)
    // Paths may contain spaces.
    try objects.map { "\"\($0)\"" }.joined(separator: "\n")
      .write(toFile: listPath, atomically: true, encoding: .utf8)
    let result = try Subprocess(arguments: ["ar", "rcsT", archive, "@" + listPath]).run()
    guard result.status == 0 else { throw AdoptionError.hostingFailed(log: result.output) }
    try stamp.write(toFile: stampPath, atomically: true, encoding: .utf8)
    return stamp
  }

  /// The plan excludes what removed modules and files left behind.
  private var planned: [String] {
    let plan = try? String(contentsOfFile: products + ".yaml", encoding: .utf8)
    let build = BuildPlan(text: plan ?? "")
    guard containsAll else { return build.objects(neededBy: root) }
    return build.objects(except: root).filter(FileManager.default.fileExists)
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
