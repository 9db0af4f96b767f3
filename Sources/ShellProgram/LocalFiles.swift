import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The files of this machine.
struct LocalFiles: FileAccess {
  /// Why a file couldn't be read or written, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(code: Int32 = errno) {
      description = String(cString: strerror(code))
    }
  }

  static var standardInput: Int32 { STDIN_FILENO }

  /// The path with the user's home folder in place of `~`.
  static func expanded(_ path: String) -> String {
    guard SourcePath.isBelowHome(path), let home = Environment.home else { return path }
    return "\(home)/\(path.dropFirst(SourcePath.home.count))"
  }

  /// The most bytes of a script, and of a report: a device may be endless.
  static let (mostOfScript, mostOfReport) = (16 << 20, 1 << 30)

  func read(_ path: String) throws -> [UInt8] { try read(path, upTo: Self.mostOfScript) }

  /// Reads a file, a pipe or a device to its end; throws if that is farther than the limit.
  func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    let descriptor = open(Self.expanded(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw ScriptParser.LoadFailure.notFound }
      throw ScriptParser.LoadFailure.unreadable(Failure().description)
    }
    defer { close(descriptor) }
    return try Self.readAll(descriptor, upTo: limit)
  }

  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    var status = stat()
    guard stat(Self.expanded(path), &status) == 0 else { throw Failure() }
    // A pipe would never end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EINVAL) }
    guard status.st_size <= limit else { throw Failure(code: EFBIG) }
    return try read(path, upTo: limit)
  }

  func absolute(_ path: String) -> String {
    let path = Self.expanded(path)
    guard !path.hasPrefix("/"), let folder = Environment.workingFolder else { return path }
    return "\(folder)/\(path)"
  }

  func create(_ path: String, holding bytes: [UInt8]) throws -> Bool {
    let path = Self.expanded(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Failure()
    }
    defer { close(descriptor) }
    guard StandardOutput.write(bytes, to: descriptor) else {
      let failure = Failure()
      unlink(path)
      throw failure
    }
    return true
  }

  /// Reads to the end in growing pieces: a large buffer would cost a short run its page faults.
  static func readAll(_ descriptor: Int32, upTo limit: Int = mostOfScript) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = 1 << 12
    while true {
      var isAtEnd = false
      let next = try [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
        let result = Glibc.read(descriptor, buffer.baseAddress, piece)
        guard result >= 0 || errno == EINTR else {
          throw ScriptParser.LoadFailure.unreadable(Failure().description)
        }
        count = max(result, 0)
        isAtEnd = result == 0
      }
      if isAtEnd { return bytes }
      if bytes.isEmpty { bytes = next } else { bytes += next }
      guard bytes.count <= limit else {
        throw ScriptParser.LoadFailure.unreadable("it has more than \(limit >> 20) MB")
      }
      piece = min(piece * 2, 1 << 20)
    }
  }

  /// The target of a link, or the path of a running program that was replaced.
  static func target(ofLink path: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw Failure() }
    let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let gone = " (deleted)"
    return text.hasSuffix(gone) ? String(text.dropLast(gone.count)) : text
  }

  /// Appends to a file that another program keeps.
  func append(_ text: String, to path: String) throws {
    let descriptor = open(Self.expanded(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    guard StandardOutput.write(Array(text.utf8), to: descriptor) else { throw Failure() }
  }

  /// Creates a folder and its parents, if they don't exist.
  static func makeFolder(_ path: String) throws {
    let path = expanded(path)
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o755) == 0 || errno == EEXIST || errno == EROFS else {
        throw Failure()
      }
    }
  }

  func makeFolder(holding path: String) throws {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try Self.makeFolder(String(path[..<slash]))
  }

  func list(_ folder: String) -> [(name: String, isFolder: Bool)] {
    let folder = Self.expanded(folder)
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      found.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return found
  }

  func isTaken(_ path: String) -> Bool {
    var status = stat()
    guard stat(Self.expanded(path), &status) == 0 else { return false }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// The file that a path leads to over symbolic links; the path itself if there is no file yet.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a temporary file and renames it, so that a kill or a full disk leaves the old file.
  func write(_ text: String, to path: String) throws {
    var path = Self.expanded(path)
    // Pipes and devices are written directly; renaming would replace them by a file.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try append(text, to: path)
    }
    // A symbolic link stays one: what it leads to is replaced.
    path = Self.target(of: path)
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure() }
    // An executable script stays executable.
    var old = stat()
    if stat(path, &old) == 0 { fchmod(descriptor, old.st_mode & 0o7777) }
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = Failure()
        close(descriptor)
        unlink(temporary)
        throw failure
      }
      written += count
    }
    let isSynced = fsync(descriptor) == 0 || errno == EINVAL
    close(descriptor)
    guard isSynced, rename(temporary, path) == 0 else {
      let failure = Failure()
      unlink(temporary)
      throw failure
    }
  }
}
