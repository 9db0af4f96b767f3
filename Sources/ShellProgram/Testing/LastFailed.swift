import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The scripts that did not pass when they last ran from this folder.
@MainActor struct LastFailed {
  private let path: String?

  init() {
    path = Self.folder.flatMap { folder in
      Environment.workingFolder.map { "\(folder)/\(Self.name(of: $0))" }
    }
  }

  private static var folder: String? {
    Environment.folder("XDG_STATE_HOME", default: ".local/state").map { "\($0)/camsh/failed" }
  }

  /// The file for a folder: its path with unsafe bytes escaped.
  ///
  /// For a long path, only its end.
  private static func name(of folder: String) -> String {
    let name = folder.utf8.reduce(into: "") { name, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
      let digits = String(byte, radix: 16)
      name += isPlain ? String(scalar) : "." + (digits.count == 1 ? "0" : "") + digits
    }
    return String(name.suffix(200))
  }

  /// The scripts that still exist.
  var scripts: [String] {
    guard let path, let bytes = try? LocalFiles().read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(ScriptFolder.isThere)
  }

  /// Records a run; scripts that did not run keep their entries.
  ///
  /// A folder that can't be written to doesn't fail the run.
  func remember(_ run: TestRun) {
    guard let path else { return }
    let ended = Set(run.results.filter { $0.outcome != .interrupted }.map(\.script))
    let failed = run.failedScripts
    let kept = scripts.filter { !ended.contains($0) }
    let all = kept + failed.filter { !kept.contains($0) }
    if all.isEmpty {
      unlink(path)
      return
    }
    try? LocalFiles().makeFolder(holding: path)
    try? LocalFiles().write(all.map { $0 + "\n" }.joined(), to: path)
  }
}

extension TestRun {
  /// The scripts that did not pass, each once.
  var failedScripts: [String] {
    var failed: [String] = []
    for result in results
    where !result.isGood && result.outcome != .interrupted && !failed.contains(result.script) {
      failed.append(result.script)
    }
    return failed
  }
}

extension String {
  /// The text as one word of a POSIX shell.
  var quotedForShell: String {
    let plain = "/._-+=:,@%".unicodeScalars
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || plain.contains(scalar)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
