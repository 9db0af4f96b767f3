import UIKit

/// A screen that, with its view, its model and a closure, makes four objects; if it leaks, none of them is deallocated.
final class DetailViewController: UIViewController {
  private let model = DetailViewModel()

  init(leaks: Bool) {
    super.init(nibName: nil, bundle: nil)
    if leaks {
      model.onChange = { self.title = $0 }
    } else {
      model.onChange = { [weak self] in self?.title = $0 }
    }
  }

  required init?(coder: NSCoder) { fatalError("not made from a storyboard") }
}

final class DetailViewModel {
  var onChange: ((String) -> Void)?
}
