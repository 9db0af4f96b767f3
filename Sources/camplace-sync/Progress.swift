import CamplaceServices
import ShellLanguage

/// Words the events of a sync: as lines in a pipe, as a bar on a terminal.
struct Progress {
  let isTerminal: Bool

  /// The number of skipped items that are named before they are only counted.
  static let namedSkips = 20

  private(set) var skipped = 0

  /// The terminal's last line, which is drawn again below every other line.
  private var bar = ""

  /// The bar drawn over its line, and truncated because a wrapped part would stay on the screen.
  private var drawnBar: String {
    bar.isEmpty ? "" : "\r\u{1B}[?7l\(bar)\u{1B}[K\u{1B}[?7h"
  }

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  /// The text to print for an event.
  mutating func text(for event: SyncEvent) -> String {
    switch event {
    case .resumed(let cursor):
      return line("continuing at page \(cursor.nextPage) of \(cursor.pageCount)")
    case .asking(let cursor):
      // The previous page's text is more informative, so it stays.
      guard isTerminal, bar.isEmpty else { return "" }
      let pages = cursor.nextPage == 1 ? "" : " of \(cursor.pageCount)"
      bar = "\(Self.bar(cursor)) requesting page \(cursor.nextPage)\(pages)"
      return drawnBar
    case .repeating(let number, let limit, let error):
      return line("\(error); retrying (\(number) of \(limit))")
    case .fetched(let cursor):
      let words =
        "page \(cursor.nextPage - 1) of \(cursor.pageCount): "
        + "\(cursor.listedCount) of \(cursor.totalCount) campsites"
      guard isTerminal else { return words + "\n" }
      bar = "\(Self.bar(cursor)) \(words)"
      return drawnBar
    case .skipped(let item):
      skipped += 1
      guard skipped <= Self.namedSkips else { return "" }
      return line("skipped \(item.contentId ?? "an item"): \(item.reason.words)")
    case .pictureStored(let number, let count):
      guard isTerminal else { return "" }
      bar = "picture \(number) of \(count)"
      return drawnBar
    case .lostPicture(let address):
      skipped += 1
      guard skipped <= Self.namedSkips else { return "" }
      return line("no picture at \(address)")
    case .pictures(let count, let id):
      return line("\(count.of("picture")) of campsite \(id)")
    }
  }

  /// The text to print when the sync is complete.
  mutating func summary(_ changes: CatalogChanges, count: Int) -> String {
    bar = ""
    let skips = skipped == 0 ? "" : ", \(skipped) skipped"
    return line(
      "\(count.of("campsite")) in the catalog: \(changes.added) new, \(changes.changed) changed, "
        + "\(changes.removed) removed\(skips)")
  }

  /// The text to print when the pictures are fetched.
  mutating func summary(_ outcome: PictureStore.Outcome) -> String {
    bar = ""
    let failures = outcome.failed == 0 ? "" : ", \(outcome.failed) failed"
    let rest = outcome.left == 0 ? "" : ", \(outcome.left) not fetched because of the limits"
    return line(
      "\(outcome.fetched.of("picture")) fetched, \(outcome.present) already there"
        + "\(failures)\(rest)")
  }

  /// A separate line, printed above the bar.
  func line(_ words: String) -> String {
    isTerminal
      ? "\r\u{1B}[K\(words.escapedForTerminal)\n\(drawnBar)" : words.escapedForTerminal + "\n"
  }

  private static func bar(_ cursor: SyncCursor) -> String {
    let width = 24
    let done =
      cursor.totalCount == 0
      ? (cursor.nextPage == 1 ? 0 : width) : width * cursor.listedCount / cursor.totalCount
    return "[\(String(repeating: "#", count: done))\(String(repeating: "-", count: width - done))]"
  }
}

extension Int {
  fileprivate func of(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

extension SyncCursor {
  fileprivate var pageCount: Int { max(1, (totalCount + pageSize - 1) / pageSize) }
  fileprivate var listedCount: Int { min(totalCount, (nextPage - 1) * pageSize) }
}

extension GoCampingItemError {
  fileprivate var words: String {
    switch self {
    case .notAnObject: "it isn't an object"
    case .missing(let field): "\(field) is missing"
    }
  }
}
