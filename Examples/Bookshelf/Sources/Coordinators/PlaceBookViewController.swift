import Core
import UIKit

class PlaceBookViewController: UIViewController {
  private let book: Book
  private let onPlace: () -> Void

  init(book: Book, onPlace: @escaping () -> Void) {
    self.book = book
    self.onPlace = onPlace
    super.init(nibName: nil, bundle: nil)
    title = book.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Put on shelf", primaryAction: UIAction { [weak self] _ in self?.onPlace() })
  }
}
