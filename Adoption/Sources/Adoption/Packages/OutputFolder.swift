import Foundation

/// The folder that adoption writes to; it never writes outside this folder.
public struct OutputFolder: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Writes a file unless it has that content already, so that builds don't take it for changed.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  public func write(_ relative: String, _ text: String) throws -> Bool {
    try write(relative, Array(text.utf8))
  }

  @discardableResult
  public func write(_ relative: String, _ content: [UInt8]) throws -> Bool {
    let file = try inside(relative)
    let data = Data(content)
    if FileManager.default.contents(atPath: file) == data { return false }
    do {
      try FileManager.default.createDirectory(
        atPath: Paths.folder(file), withIntermediateDirectories: true)
      try data.write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw AdoptionError.cannotWrite(file, reason: "\(error.localizedDescription)")
    }
    return true
  }

  /// Copies a file or folder of the app if it is newer than the copy.
  func copy(_ source: String, to relative: String) throws {
    let file = try inside(relative)
    let manager = FileManager.default
    if let here = Self.state(file), here == Self.state(source) { return }
    do {
      try manager.createDirectory(
        atPath: Paths.folder(file), withIntermediateDirectories: true)
      if manager.fileExists(atPath: file) { try manager.removeItem(atPath: file) }
      try manager.copyItem(atPath: source, toPath: file)
    } catch {
      throw AdoptionError.cannotWrite(file, reason: "\(error.localizedDescription)")
    }
  }

  private static func state(_ path: String) -> [Int]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return [size.intValue, Int(date.timeIntervalSince1970)]
  }

  func makeExecutable(_ relative: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: try inside(relative))
  }

  func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + relative)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + relative)
  }

  /// Removes the files below a folder, and the folders that become empty, except the given ones and
  /// what is in them.
  func prune(_ folder: String, keeping kept: Set<String>) throws {
    let manager = FileManager.default
    let root = try inside(folder)
    let files = manager.enumerator(atPath: root)?.allObjects.compactMap { $0 as? String } ?? []
    // A folder comes after what is in it.
    for file in files.sorted(by: >) {
      let relative = folder + "/" + file
      var enclosing = relative
      while enclosing.count > folder.count, !kept.contains(enclosing) {
        enclosing = Paths.folder(enclosing)
      }
      guard enclosing == folder else { continue }
      let inside = try? manager.contentsOfDirectory(atPath: path + "/" + relative)
      if inside?.isEmpty ?? true { try? manager.removeItem(atPath: path + "/" + relative) }
    }
  }

  /// The absolute path; throws if `..` or a symbolic link leads out of the folder.
  private func inside(_ relative: String) throws(AdoptionError) -> String {
    let file = Paths.join(path, relative)
    guard file.hasPrefix(path + "/") else {
      throw .cannotWrite(file, reason: "it is outside the output folder")
    }
    // A symbolic link in the output folder must not redirect the write.
    var folder = Paths.folder(file)
    while folder.count > path.count {
      let type =
        (try? FileManager.default.attributesOfItem(atPath: folder))?[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        throw .cannotWrite(file, reason: "'\(folder)' is a symbolic link")
      }
      folder = Paths.folder(folder)
    }
    return file
  }
}
