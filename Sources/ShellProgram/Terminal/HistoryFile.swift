import Glibc

/// The history of all sessions: UTF-8, one entry per line, oldest first, readable by the user
/// alone.
///
/// Every access locks the file and then looks up its path again: shells that run side by side lose
/// nothing, even while one of them trims the file.
struct HistoryFile {
  var path: String
  /// How many entries are kept.
  var limit = standardLimit

  static let standardLimit = 10_000

  /// More than a full history takes; earlier bytes aren't read.
  private static let readableBytes = 16 << 20

  /// The entries; empty if there is no file yet.
  func load() throws(HistoryFailure) -> [String] {
    guard access(path, F_OK) == 0 || errno != ENOENT else { return [] }
    return try locked { descriptor throws(HistoryFailure) in try entries(of: descriptor) }
  }

  /// Adds an entry, and creates the file and its folders if necessary.
  func append(_ entry: String) throws(HistoryFailure) {
    try makeFolders()
    try locked { descriptor throws(HistoryFailure) in
      let end = lseek(descriptor, 0, SEEK_END)
      var last: UInt8 = 0
      let joins = end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
      do throws(HistoryFailure) {
        try write(Array(((joins ? "\n" : "") + entry + "\n").utf8), to: descriptor)
      } catch {
        // A partial entry would join the next one.
        ftruncate(descriptor, end)
        throw error
      }
    }
  }

  /// Drops the oldest entries beyond the limit, in a new file that replaces the old one.
  func trim() throws(HistoryFailure) {
    try locked { descriptor throws(HistoryFailure) in
      let kept = try entries(of: descriptor).suffix(limit)
      let target = resolvedPath
      let beside = target + ".new"
      let new = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard new >= 0 else { throw failure(.replace) }
      defer { close(new) }
      do throws(HistoryFailure) {
        try write(Array(kept.map { $0 + "\n" }.joined().utf8), to: new)
        guard rename(beside, target) == 0 else { throw failure(.replace) }
      } catch {
        unlink(beside)
        throw error
      }
    }
  }

  private func entries(of descriptor: Int32) throws(HistoryFailure) -> [String] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - Self.readableBytes)
    var bytes = [UInt8](repeating: 0, count: size - start)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, start + count)
      }
      guard got >= 0 else { throw failure(.read) }
      if got == 0 { break }
      count += got
    }
    var whole = bytes[..<count]
    // The text before the first line end may be a partial entry.
    if start > 0 { whole = whole.drop { $0 != UInt8(ascii: "\n") } }
    return whole.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func locked<Value>(
    _ body: (Int32) throws(HistoryFailure) -> Value
  ) throws(HistoryFailure) -> Value {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw failure(.open) }
      defer { close(descriptor) }
      var held = stat()
      guard fstat(descriptor, &held) == 0 else { throw failure(.open) }
      guard held.st_mode & S_IFMT == S_IFREG else { throw failure(.notAFile, code: 0) }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw failure(.lock) }
      }
      var named = stat()
      // Another shell replaced the file while this one waited for the lock; continue with the new
      // one.
      guard stat(path, &named) == 0, named.st_ino == held.st_ino, named.st_dev == held.st_dev
      else { continue }
      if held.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
      return try body(descriptor)
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(HistoryFailure) {
    var count = 0
    while count < bytes.count {
      let put = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      guard put > 0 || errno == EINTR else { throw failure(.write) }
      count += max(0, put)
    }
  }

  private func makeFolders() throws(HistoryFailure) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      guard mkdir(String(path[..<slash]), 0o700) == 0 || errno == EEXIST || errno == EROFS
      else { throw failure(.makeFolder) }
      end = slash
    }
  }

  /// The path of the actual file, so that a link to it stays a link.
  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func failure(_ step: HistoryFailure.Step, code: Int32 = errno) -> HistoryFailure {
    HistoryFailure(step: step, path: path, code: code)
  }
}
