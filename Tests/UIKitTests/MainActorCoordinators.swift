// Coordinators as Swift 6 projects write them: isolated to the main actor, some with an isolated
// deinit, against `import UIKit` alone or beside Foundation.
import Foundation
import UIKit

@MainActor protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}

@MainActor final class RootCoordinator: NSObject, Coordinator {
  var children: [any Coordinator] = []
  let navigationController = UINavigationController()
  private(set) var poppedNames: [String] = []

  func start() {
    navigationController.delegate = self
    navigationController.setViewControllers(
      [ListViewController(coordinator: self)], animated: false)
  }

  func showDetail(of name: String) {
    navigationController.pushViewController(DetailViewController(name: name), animated: true)
  }

  func confirmDeletion(of name: String, then delete: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Delete \(name)?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    navigationController.present(alert, animated: true)
  }

  func reload(after seconds: Double, _ done: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard self != nil else { return }
      done()
    }
  }
}

extension RootCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    if let detail = from as? DetailViewController { poppedNames.append(detail.name) }
  }
}

final class ListViewController: UIViewController {
  weak var coordinator: RootCoordinator?
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let names = ["one", "two"]

  init(coordinator: RootCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(NameCell.self, forCellReuseIdentifier: NameCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      tableView.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: NameCell.identifier, for: indexPath) as? NameCell
    else { return UITableViewCell() }
    cell.nameLabel.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    coordinator?.showDetail(of: names[indexPath.row])
  }
}

final class NameCell: UITableViewCell {
  static let identifier = "NameCell"
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class DetailViewController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    Farewells.shared.note(name)
  }
}

/// A screen that needs the main actor to say goodbye.
final class IsolatedViewController: UIViewController {
  var onDeinit: (() -> Void)?

  isolated deinit {
    onDeinit?()
  }
}
