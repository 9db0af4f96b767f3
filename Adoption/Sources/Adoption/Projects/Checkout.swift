import Foundation

/// The folder to adopt; adoption reads files only through it, and none outside it and the packages that the user
/// provides.
public struct Checkout: Sendable {
  /// Its path with symbolic links resolved.
  public let root: String

  /// The packages' folders, with symbolic links resolved.
  private var provided: [String] = []

  /// The size of the largest file to read.
  public var sizeLimit = 16 << 20

  /// Folders in which adoption doesn't look for projects, sources or resources.
  public static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "fastlane", "vendor",
  ]

  public init(root: String) throws(AdoptionError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue,
      let resolved = Self.resolve(root)
    else { throw .noFolder(root) }
    self.root = resolved
  }

  /// The same checkout beside packages that the user provides.
  public func providing(_ folders: some Sequence<String>) -> Self {
    var checkout = self
    checkout.provided += folders.compactMap(Self.resolve).sorted()
    return checkout
  }

  /// The text of a file; throws an error that names the file and the reason.
  public func text(_ path: String) throws(AdoptionError) -> String {
    let bytes = try bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(path) }
    return text
  }

  public func bytes(_ path: String) throws(AdoptionError) -> [UInt8] {
    try requireInside(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: Self.resolve(path) ?? path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path)
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= sizeLimit else { throw .tooLarge(path, bytes: size, limit: sizeLimit) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return [UInt8](data)
  }

  public func exists(_ path: String) -> Bool {
    isInside(path) && FileManager.default.fileExists(atPath: path)
  }

  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return isInside(path)
      && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path of a file as the disk spells it, because Apple's disks ignore the case of names.
  ///
  /// A folder that the project spells in two ways is one folder there and two here.
  func spelled(_ path: String) -> String {
    guard !exists(path), let relative = Paths.relative(path, to: root) else { return path }
    var spellings = [root]
    for name in relative.lowercased().split(separator: "/") {
      spellings = spellings.flatMap { folder in
        names(in: folder).filter { $0.lowercased() == name }.map { folder + "/" + $0 }
      }
    }
    return spellings.first ?? path
  }

  /// The names in a folder, sorted, without hidden ones.
  public func names(in folder: String) -> [String] {
    guard isInside(folder) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The folders in a folder that may hold sources.
  func folders(in folder: String) -> [String] {
    names(in: folder).filter { !Self.skippedFolders.contains($0) }.map { folder + "/" + $0 }
      .filter(isFolder)
  }

  /// Whether the path, with its symbolic links resolved, is in the checkout or in a provided package.
  public func isInside(_ path: String) -> Bool {
    guard let resolved = Self.resolve(path) else {
      // A file that doesn't exist can't be read either.
      return Paths.normalize(path) == root || Paths.normalize(path).hasPrefix(root + "/")
    }
    return ([root] + provided).contains { resolved == $0 || resolved.hasPrefix($0 + "/") }
  }

  private func requireInside(_ path: String) throws(AdoptionError) {
    guard isInside(path) else { throw .outside(path, root: root) }
  }

  /// All files below a folder in the order of their names, without following links to folders twice.
  ///
  /// - Parameter descends: Whether to look into a folder; the ones that it refuses are listed as items.
  public func items(
    below folder: String, descends: (String) -> Bool = { _ in true }
  ) -> [String] {
    var items: [String] = []
    var seen: Set<String> = []
    collect(folder, into: &items, seen: &seen, descends: descends)
    return items
  }

  private func collect(
    _ folder: String, into items: inout [String], seen: inout Set<String>,
    descends: (String) -> Bool
  ) {
    guard let resolved = Self.resolve(folder), seen.insert(resolved).inserted else { return }
    for name in names(in: folder) {
      let path = folder + "/" + name
      if isFolder(path), descends(path) {
        collect(path, into: &items, seen: &seen, descends: descends)
      } else if isInside(path) {
        items.append(path)
      }
    }
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
