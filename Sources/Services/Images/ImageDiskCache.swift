import Foundation

/// Pictures in a folder, up to a number of bytes; those that were not used for longest give way.
///
/// It is only a cache: a picture that can't be read is not there, one that can't be written is
/// not kept. Several processes may use the same folder.
public struct ImageDiskCache: Sendable {
  private let folder: String
  private let limit: Int

  /// Names a folder, which is made when there is something to keep.
  public init(folder: String, limit: Int = 64 << 20) {
    self.folder = folder
    self.limit = limit
  }

  func picture(at address: String) -> Picture? {
    let path = path(for: address)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    // The name is only a hash; what the file begins with tells whose picture it is.
    let header = Self.header(address)
    guard data.starts(with: header) else { return nil }
    // Used now: its time says so to whoever looks for the oldest.
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

  /// How many bytes the file of a picture that is here takes.
  public func size(at address: String) -> Int? {
    picture(at: address)?.bytes.count
  }

  /// Keeps what came from an address, unless it is no picture; returns whether it is one.
  public func keepPicture(_ data: Data, at address: String) -> Bool {
    guard Self.holdsPicture(data) else { return false }
    keep(Picture(bytes: [UInt8](data)), at: address)
    return true
  }

  /// Whether data is a picture that can be shown.
  public static func holdsPicture(_ data: Data) -> Bool {
    PictureHeader.size(of: [UInt8](data)) != nil
  }

  /// Removes what was used least lately until the rest is within the limit.
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
