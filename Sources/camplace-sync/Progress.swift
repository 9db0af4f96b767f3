import CamplaceServices

/// The words for what happens in a sync: lines in a pipe, a bar on a terminal.
struct Progress {
  let isTerminal: Bool

  /// How many skipped items are named before they are only counted.
  static let namedSkips = 20

  private(set) var skipped = 0

  /// What stands in the terminal's last line, and comes back below every other line.
  private var bar = ""

  /// The bar over what stood in its line; what a narrow terminal has no room for is cut off, where
  /// a second line would stay for ever.
  private var drawnBar: String {
    bar.isEmpty ? "" : "\r\u{1B}[?7l\(bar)\u{1B}[K\u{1B}[?7h"
  }

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  /// What to print for an event.
  mutating func text(for event: SyncEvent) -> String {
    switch event {
    case .resumed(let cursor):
      return line("going on at page \(cursor.nextPage) of \(cursor.pageCount)")
    case .asking(let cursor):
      // The words of the page before stay, which say more.
      guard isTerminal, bar.isEmpty else { return "" }
      let pages = cursor.nextPage == 1 ? "" : " of \(cursor.pageCount)"
      bar = "\(Self.bar(cursor)) asking for page \(cursor.nextPage)\(pages)"
      return drawnBar
    case .repeating(let number, let limit, let error):
      return line("\(error): trying again (\(number) of \(limit))")
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

  /// What to print when the sync is done.
  mutating func summary(_ changes: CatalogChanges, count: Int) -> String {
    bar = ""
    let skips = skipped == 0 ? "" : ", \(skipped) skipped"
    return line(
      "\(count.of("campsite")) in the catalog: \(changes.added) new, \(changes.changed) changed, "
        + "\(changes.removed) gone\(skips)")
  }

  /// What to print when the pictures are there.
  mutating func summary(_ outcome: PictureStore.Outcome) -> String {
    bar = ""
    let failures = outcome.failed == 0 ? "" : ", \(outcome.failed) can't be had"
    let rest = outcome.left == 0 ? "" : ", \(outcome.left) left for want of room or time"
    return line(
      "\(outcome.fetched.of("picture")) fetched, \(outcome.present) there already"
        + "\(failures)\(rest)")
  }

  /// A line of its own, in place of the bar.
  func line(_ words: String) -> String {
    isTerminal ? "\r\u{1B}[K\(words.printable)\n\(drawnBar)" : words.printable + "\n"
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
    case .notAnObject: "it is no object"
    case .missing(let field): "\(field) is missing"
    }
  }
}
