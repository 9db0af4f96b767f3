import ReactorKit
import Reusable
import RxCocoa
import RxSwift
import UIKit

final class ShipCell: UITableViewCell, Reusable {}

final class ShipListViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  private let table = UITableView()

  init(reactor: ShipListReactor) {
    super.init(nibName: nil, bundle: nil)
    self.reactor = reactor
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ships"
    table.register(cellType: ShipCell.self)
    view.addSubview(table)
  }

  func bind(reactor: ShipListReactor) {
    rx.methodInvoked(#selector(viewDidLoad)).map { _ in Reactor.Action.load }
      .bind(to: reactor.action).disposed(by: disposeBag)
    table.rx.itemSelected.map { Reactor.Action.choose($0.row) }
      .bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.ships).distinctUntilChanged()
      .bind(to: table.rx.items) { table, row, ship in
        let cell = table.dequeueReusableCell(
          for: IndexPath(row: row, section: 0), cellType: ShipCell.self)
        cell.textLabel?.text = ship.name
        return cell
      }
      .disposed(by: disposeBag)
  }
}
