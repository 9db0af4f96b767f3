import Core
import Services
import UIKit

class FindBookViewController: UIViewController {
  weak var coordinator: AddBookCoordinator?
  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Find"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.coordinator?.finish() })
    stackView.axis = .vertical
    view.addSubview(stackView)
    Task { [weak self] in
      let found = await Library().newBooks()
      self?.show(found)
    }
  }

  private func show(_ books: [Book]) {
    for book in books {
      let button = UIButton(
        primaryAction: UIAction(title: book.title) { [weak self] _ in
          self?.coordinator?.didFind(book)
        })
      stackView.addArrangedSubview(button)
    }
  }
}
