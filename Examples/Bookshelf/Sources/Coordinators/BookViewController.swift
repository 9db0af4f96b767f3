import Core
import UIKit

class BookViewController: UIViewController {
  weak var coordinator: BookListCoordinator?
  private let book: Book

  private lazy var returnButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Return to the library", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.coordinator?.askToReturn(self.book)
      }, for: .touchUpInside)
    return button
  }()

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = book.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(returnButton)
  }
}
