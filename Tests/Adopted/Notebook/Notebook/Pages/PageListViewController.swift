import UIKit
import UIKit.UIGestureRecognizerSubclass

class PageListViewController: BaseViewController {
  weak var delegate: PageListDelegate?
  private var count = 0

  // In an initial value `self` is the method, not the object: the target comes by the responder chain.
  private let addButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.addTarget(nil, action: #selector(add), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pages"
    view.addSubview(addButton)
    let open = UIButton(type: .system)
    open.setTitle("Open", for: .normal)
    open.addTarget(self, action: #selector(self.open(_:)), for: .touchUpInside)
    view.addSubview(open)
    let delete = UIButton(type: .system)
    delete.setTitle("Delete", for: .normal)
    delete.addTarget(self, action: Selector(("deleteLast")), for: .touchUpInside)
    view.addSubview(delete)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self,
      action: #selector(sort(_:) as (UIBarButtonItem) -> Void))
    NotificationCenter.default.addObserver(
      self, selector: #selector(PageListViewController.pageSaved(_:)), name: .pageSaved, object: nil
    )
  }

  @objc private func add() {
    autoreleasepool { count += 1 }
    navigationItem.prompt = "\(count) pages"
  }

  @objc private func open(_ sender: UIButton) { delegate?.list(self, didPick: "Page \(count)") }

  @objc func deleteLast() {
    delegate?.list?(self, didDelete: "Page \(count)", at: count)
    count -= 1
    navigationItem.prompt = "\(count) pages"
  }

  @objc func sort(_ sender: UIBarButtonItem) {
    navigationItem.prompt = delegate?.listSubtitle?(self) ?? "no subtitle"
  }

  @objc func sort(_ sender: UIButton) { fatalError("the wrong overload") }

  @objc private func pageSaved(_ notification: Notification) {
    title = "Pages, \(notification.userInfo?[#keyPath(Page.title)] ?? "none") saved"
  }
}

extension PageListViewController {
  override func configure() {
    super.configure()
    view.accessibilityIdentifier = "page list"
  }
}

#Preview {
  PageListViewController()
}
