/// Paths in scripts, processed as text only.
package enum SourcePath {
  /// The path relative to the folder of the file that contains it.
  package static func resolve(_ path: String, from file: String) -> String {
    if path.utf8.first == slash { return normal(path) }
    if isBelowHome(path) { return home + normal(String(path.dropFirst(home.count))) }
    guard let end = file.utf8.lastIndex(of: slash) else { return normal(path) }
    return normal("\(file[...end])\(path)")
  }

  /// The path that a file contains to lead to `path`, relative to its own folder if possible.
  package static func path(to path: String, from file: String) -> String {
    var target = normal(path).split(separator: "/")[...]
    var folder = normal(file).split(separator: "/").dropLast()
    let isAbsolute = path.utf8.first == slash
    guard !isBelowHome(path), isAbsolute == (file.utf8.first == slash), !folder.contains("..")
    else { return path }
    while let part = folder.first, part == target.first, target.count > 1 {
      folder.removeFirst()
      target.removeFirst()
    }
    return (folder.map { _ in ".." } + target).joined(separator: "/")
  }

  /// The path without `.`, repeated slashes, and `name/..`, so that equal files have equal paths.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
  }

  /// How a path below the user's home folder begins.
  package static let home = "~/"

  package static func isBelowHome(_ path: String) -> Bool { path.hasPrefix(home) }

  private static let slash = UInt8(ascii: "/")
}
