import Testing

@testable import HeadlessUIKit

@MainActor struct SearchTests {
  private let stage = Stage()
  private var finger: Finger { stage.device.finger }

  private final class Rows: UITableViewController {
    let names: [String]
    var chosen: [String] = []
    init(_ names: [String]) {
      self.names = names
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(names[indexPath.row])
    }
  }

  private func texts(_ screen: UIViewController) -> [String] {
    screen.screenContent().elements.map { element in
      [element.text, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func tap(_ title: String) throws {
    try finger.tap(try #require(finger.targets.first { $0.title == title }))
  }

  @Test func `the results controller covers the screen while the search has text`() throws {
    let (places, results) = (Rows(["Here"]), Rows(["Seoul", "Busan"]))
    let search = UISearchController(searchResultsController: results)
    places.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: places))
    #expect(texts(places) == ["Search", "Here"])

    try #require(finger.inputs.first).type("s")
    stage.device.settle()
    #expect(texts(places) == ["Search s", "Cancel", "Seoul", "Busan"])
    #expect(results.presentingViewController === places)
    try tap("Busan")
    #expect(results.chosen == ["Busan"])
    #expect(stage.device.frontmost === places)

    try tap("Cancel")
    stage.device.settle()
    #expect(texts(places) == ["Search", "Here"])
    #expect(results.parent == nil)
    try tap("Here")
    #expect(places.chosen == ["Here"])
  }

  @Test func `scopes are shown while the search is active`() throws {
    final class Scopes: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
      var heard: [String] = []
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { heard.append("scope \(selectedScope)") }
      func updateSearchResults(for searchController: UISearchController) { heard.append("update") }
    }
    let (screen, scopes) = (UIViewController(), Scopes())
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Tea"]
    search.searchBar.delegate = scopes
    search.searchResultsUpdater = scopes
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(texts(screen) == ["Search"])
    search.isActive = true
    #expect(texts(screen) == ["Search", "[All] Tea", "Cancel"])
    try tap("Tea")
    #expect(texts(screen) == ["Search", "All [Tea]", "Cancel"])
    #expect(scopes.heard == ["scope 1", "update"])
  }

  @Test func `a search bar above a table activates its search controller`() throws {
    let (places, results) = (Rows(["Here"]), Rows(["Seoul"]))
    let search = UISearchController(searchResultsController: results)
    places.tableView.tableHeaderView = search.searchBar
    stage.show(places)
    try #require(finger.inputs.first).type("s")
    #expect(search.isActive)
    #expect(texts(places) == ["Seoul"])
  }
}
