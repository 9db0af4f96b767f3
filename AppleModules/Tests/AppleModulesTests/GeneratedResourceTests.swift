import Rswift
import Testing

/// What R.swift generates compiles against these types.
@MainActor @Suite struct `Generated resources` {
  private final class Row: UITableViewCell {}

  private struct RowNib: NibResourceType, ReuseIdentifierType {
    typealias ReusableType = Row
    let bundle = Bundle.main
    let identifier = "row"
    let name = "Row"
  }

  private struct Main: StoryboardResourceWithInitialControllerType {
    typealias InitialController = UINavigationController
    let bundle = Bundle.main
    let name = "Main"
    let detail = StoryboardViewControllerResource<UITableViewController>(identifier: "detail")
  }

  private final class Table: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: RowNib().identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: RowNib(), for: indexPath) ?? UITableViewCell()
    }
  }

  @Test func `a cell has the type of its identifier`() {
    let screen = Table()
    screen.loadViewIfNeeded()
    let made = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(made is Row)
  }

  @Test func `a segue is typed if its screens have the types of the resource`() {
    let segue = StoryboardSegueIdentifier<UIStoryboardSegue, UIViewController, Table>(
      identifier: "show")
    let fitting = UIStoryboardSegue(
      identifier: "show", source: UIViewController(), destination: Table())
    #expect(segue(segue: fitting)?.destination === fitting.destination)
    let other = UIStoryboardSegue(
      identifier: "show", source: UIViewController(), destination: UIViewController())
    #expect(segue(segue: other) == nil)
  }

  @Test func `files and colors are found by their names`() {
    let file = FileResource(bundle: .main, name: "rates", pathExtension: "json")
    #expect(file.fullname == "rates.json")
    #expect(Bundle.main.url(forResource: file) == nil)
    #expect(UIColor(resource: ColorResource(bundle: .main, name: "missing")) == nil)
  }
}
