import Glibc
import ShellLanguage

/// Finds the scripts that paths name.
enum ScriptFolder {
  static let fileEnding = ".camsh"
  /// Folders with this name contain what other scripts include, and no tests.
  static let included = "steps"

  /// Files as they are named, and all scripts below folders, sorted and without repetitions.
  static func scripts(_ paths: [String]) throws(FileFailure) -> [String] {
    var found: Set<String> = []
    for path in paths {
      let path = trimmed(path)
      guard let kind = Kind(path) else {
        throw FileFailure.unreadable(path, LocalFiles.Failure())
      }
      guard kind == .folder else {
        found.insert(path)
        continue
      }
      found.formUnion(try search(path))
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func isThere(_ path: String) -> Bool { Kind(path) != nil }

  private enum Kind {
    case file, folder

    init?(_ path: String, follows: Bool = true) {
      var status = stat()
      guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
  }

  private static func search(_ folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileFailure.unreadable(folder, LocalFiles.Failure())
    }
    defer { closedir(stream) }
    var scripts: [String] = []
    while let entry = readdir(stream) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if !isText, name.hasSuffix(fileEnding) {
        throw FileFailure.malformed(path, "the name of the file is not UTF-8; rename it")
      }
      // A link to a folder could lead back to a parent.
      if Kind(path, follows: false) == .folder {
        if name != included { scripts += try search(path) }
      } else if name.hasSuffix(fileEnding), Kind(path) == .file {
        scripts.append(path)
      }
    }
    return scripts
  }

  /// The path in a normal form, so that a script has one name.
  private static func trimmed(_ path: String) -> String {
    var path = Substring(path)
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
    return String(path)
  }
}
