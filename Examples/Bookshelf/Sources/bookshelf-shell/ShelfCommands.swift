import CoordinatorShell
import UIKit

/// Bookshelf's extension of the shell: two commands, one expectation, and completion of book
/// titles.
///
/// The app doesn't depend on it; the commands read what they need from the app's screens.
extension ShellExtension {
  static let bookshelf = ShellExtension(
    heading: "books",
    commands: [
      AddedCommand(
        "books", kind: .look,
        summary: "list the books on the shelf",
        details: "Works on every screen.",
        example: "books"
      ) { _, _, stage in
        stage.books.isEmpty ? ["the shelf is empty"] : stage.books
      },
      AddedCommand(
        "open-book", usage: "<book>...", kind: .move,
        summary: "open a book of the shelf",
        details: "From wherever the app is, as a finger would that goes back first.",
        example: "open-book Momo"
      ) { _, arguments, stage in
        try stage.open(arguments[0].text ?? "")
        return []
      },
    ],
    expectations: [
      AddedExpectation("on-shelf", usage: "<book>...", summary: "the book is on the shelf") {
        _, arguments, stage in
        AddedAnswer(
          holds: stage.books.contains(arguments[0].text ?? ""),
          actual: "there are \(stage.books.joined(separator: ", "))")
      }
    ],
    kinds: [
      AddedArgument(
        "book", phrase: "a book", offers: { _, stage in stage.books.map { AddedOffer($0) } })
    ],
    services: { _ in })
}

/// A book that isn't on the shelf.
struct NoSuchBook: Error, CustomStringConvertible {
  let title: String
  var description: String { "'\(title)' is not on the shelf; 'books' lists what is" }
}

extension Stage {
  fileprivate var stack: UINavigationController? {
    let window = sceneDelegate?.window ?? nil
    return window?.rootViewController as? UINavigationController
  }

  private var table: UITableView? {
    stack?.viewControllers.first?.view.subviews.lazy.compactMap { $0 as? UITableView }.first
  }

  /// The titles on the shelf, in order.
  fileprivate var books: [String] {
    guard let table, let source = table.dataSource else { return [] }
    return (0..<source.tableView(table, numberOfRowsInSection: 0)).compactMap { row in
      source.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text
    }
  }

  fileprivate func open(_ title: String) throws {
    guard let table, let row = books.firstIndex(of: title) else { throw NoSuchBook(title: title) }
    stack?.popToRootViewController(animated: false)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}
