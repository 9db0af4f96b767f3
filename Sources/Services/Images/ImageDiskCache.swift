import Foundation

/// A folder of pictures with a size limit; the least recently used are removed first.
///
/// It is only a cache: read errors count as missing pictures, and write errors are ignored. Several
/// processes may use the same folder.
public struct ImageDiskCache: Sendable {
  private let folder: String
  private let limit: Int

  /// Creates a reference to a folder, which is created when the first picture is stored.
  public init(folder: String, limit: Int = 64 << 20) {
    self.folder = folder
    self.limit = limit
  }

  func picture(at address: String) -> Picture? {
    let path = path(for: address)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    // The name is only a hash; the beginning of the file identifies the picture.
    let header = Self.header(address)
    guard data.starts(with: header) else { return nil }
    // Updates the modification time, which determines the least recently used.
    utimensat(AT_FDCWD, path, nil, 0)
    return Picture(bytes: [UInt8](data.dropFirst(header.count)))
  }

  func keep(_ picture: Picture, at address: String) {
    let data = Data(Self.header(address) + picture.bytes)
    guard data.count <= limit else { return }
    do {
      try PrivateFolder.make(folder)
      try data.write(to: URL(filePath: path(for: address)), options: .atomic)
    } catch {
      return
    }
    makeRoom(sparing: Self.name(for: address))
  }

  /// The size of a cached picture's file in bytes.
  public func size(at address: String) -> Int? {
    picture(at: address)?.bytes.count
  }

  /// Stores downloaded data if it is a picture; returns whether it is.
  public func keepPicture(_ data: Data, at address: String) -> Bool {
    guard Self.holdsPicture(data) else { return false }
    keep(Picture(bytes: [UInt8](data)), at: address)
    return true
  }

  /// Whether data is a displayable picture.
  public static func holdsPicture(_ data: Data) -> Bool {
    PictureHeader.size(of: [UInt8](data)) != nil
  }

  /// Removes the least recently used pictures until the folder is within the limit.
  private func makeRoom(sparing newest: String) {
    var files: [(used: Int64, name: String, size: Int)] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".image") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      let used = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
      files.append((name == newest ? .max : used, name, Int(status.st_size)))
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }) where total > limit {
      unlink("\(folder)/\(file.name)")
      total -= file.size
    }
  }

  private func path(for address: String) -> String { "\(folder)/\(Self.name(for: address))" }

  private static func name(for address: String) -> String {
    String(address.stableHash, radix: 16) + ".image"
  }

  private static func header(_ address: String) -> [UInt8] {
    Array(address.utf8) + [0]
  }
}
