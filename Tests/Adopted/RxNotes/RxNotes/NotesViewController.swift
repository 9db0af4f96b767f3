import RxCocoa
import RxSwift
import UIKit

final class NotesViewController: UIViewController {
  private let model: NotesViewModel
  private let bag = DisposeBag()
  private let table = UITableView()
  private let field = UITextField()

  init(model: NotesViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    field.placeholder = "Search"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    view.addSubview(field)
    view.addSubview(table)
    let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = add
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Lifetimes",
      primaryAction: UIAction { [unowned self] _ in
        navigationController?.pushViewController(LifetimesViewController(), animated: true)
      })

    add.rx.tap.bind(to: model.addition).disposed(by: bag)
    field.rx.text.orEmpty.bind(to: model.query).disposed(by: bag)
    model.shown
      .drive(table.rx.items(cellIdentifier: "note")) { _, note, cell in
        cell.textLabel?.text = note
      }
      .disposed(by: bag)
    table.rx.modelSelected(String.self).bind(to: model.chosen).disposed(by: bag)
  }
}
