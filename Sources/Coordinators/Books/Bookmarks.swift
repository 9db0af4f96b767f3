import UIKit

extension Books {
  /// The titles of the bookmarked books, oldest first.
  ///
  /// They last for a launch, or, if they have a file, beyond the session. The file has a title a line;
  /// it is read when the titles are first needed.
  @MainActor public final class Bookmarks {
    private let file: String?
    private let onNotice: @MainActor (String) -> Void
    private var stored: [String]?
    private var isReplaying = false
    private var isCopy = false

    public init(file: String? = nil, onNotice: @escaping @MainActor (String) -> Void = { _ in }) {
      self.file = file
      self.onNotice = onNotice
    }

    public var titles: [String] {
      if let stored { return stored }
      let read = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
      let titles = read.split(separator: "\n").map(String.init)
      stored = titles
      return titles
    }

    /// Forgets what lasts only for a launch.
    func beginLaunch() {
      if file == nil { stored = [] }
    }

    func toggle(_ title: String) {
      var titles = titles
      if let index = titles.firstIndex(of: title) {
        titles.remove(at: index)
      } else {
        titles.append(title)
      }
      stored = titles
      write()
    }

    private func write() {
      guard let file, !isReplaying, !isCopy else { return }
      let folder = URL(filePath: file).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = titles.map { $0 + "\n" }.joined()
        try lines.write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        onNotice("the bookmarks can't be kept in \(file): \(error.localizedDescription)")
      }
    }

    // MARK: Replays

    /// Runs `body` over the titles as they were at `start`, and keeps what it leaves behind.
    ///
    /// Nothing changes if `body` throws; the file is written once, at the end.
    public func replay<Result>(
      from start: [String], _ body: () throws -> Result
    ) throws -> Result {
      let before = titles
      stored = start
      isReplaying = true
      do {
        let result = try body()
        isReplaying = false
        if titles != before { write() }
        return result
      } catch {
        isReplaying = false
        stored = before
        throw error
      }
    }

    /// Bookmarks of a replay, which start with `titles` and write nothing.
    public func copy(from titles: [String]) -> Bookmarks {
      let copy = Bookmarks(file: file)
      copy.stored = titles
      copy.isCopy = true
      return copy
    }
  }
}
