import HeadlessUIKit
import Testing

/// A list whose cells end editing because they leave it.
@MainActor struct ReloadWhileEditingTests {
  let stage = Stage()

  private final class FieldCell: UITableViewCell, UITextFieldDelegate {
    let field = UITextField()
    var ended: ((String) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.delegate = self
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func textFieldDidEndEditing(_ textField: UITextField) { ended?(textField.text ?? "") }
  }

  private final class Form: UITableViewController {
    var text = ""
    var reloads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      guard let cell = cell as? FieldCell else { return cell }
      cell.field.text = text
      cell.ended = { [weak self] text in
        self?.text = text
        self?.reloads += 1
        self?.tableView.reloadData()
      }
      return cell
    }
  }

  @Test func `a delegate may reload the list when a reload ends editing`() throws {
    let form = Form(style: .plain)
    stage.show(form)
    let first = IndexPath(row: 0, section: 0)
    for text in ["a", "b", "c"] {
      let cell = try #require(form.tableView.cellForRow(at: first) as? FieldCell)
      #expect(cell.field.becomeFirstResponder())
      cell.field.text = text
      form.tableView.reloadData()
      stage.device.settle()
      #expect(form.text == text)
    }
    #expect(form.reloads == 3)
    let cells = form.tableView.visibleCells
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.window != nil })
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 2)
  }
}
