import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The state of scripts, and of the files that they include, at one moment.
@MainActor struct WatchedScripts {
  let scripts: [String]
  private var files: [String: FileStamp] = [:]
  /// The files of each script, including itself.
  private var parts: [String: Set<String>] = [:]

  init(_ scripts: [String]) {
    self.scripts = scripts
    for script in scripts {
      var read: Set<String> = [script]
      let parser = ScriptParser(commands: Host.shell.commands) { path in
        read.insert(path)
        return try LocalFiles().read(path)
      }
      if let bytes = try? LocalFiles().read(script) { _ = try? parser.parse(bytes, name: script) }
      parts[script] = read
      for file in read where files[file] == nil { files[file] = FileStamp(file) }
    }
    if let stamp = FileStamp(BaselineFile.usualName) { files[BaselineFile.usualName] = stamp }
  }

  /// The scripts that an edit since then affects.
  func touched(since earlier: WatchedScripts) -> [String] {
    let changed = Set(files.keys.filter { files[$0] != earlier.files[$0] })
      .union(earlier.files.keys.filter { files[$0] == nil })
    if changed.isEmpty { return [] }
    if changed.contains(BaselineFile.usualName) { return scripts }
    return scripts.filter { !(parts[$0] ?? []).isDisjoint(with: changed) }
  }
}

/// Identifies the state of a file without reading it.
struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt

  /// Nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int(status.st_size)
    inode = UInt(status.st_ino)
  }
}
