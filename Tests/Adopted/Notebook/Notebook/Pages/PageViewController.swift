import UIKit

@objc protocol PageListener: AnyObject {
  @objc func pageDidClose(_ page: PageViewController)
}

@objcMembers final class Page: NSObject {
  dynamic var title: String

  init(title: String) { self.title = title }

  func rename() { title += "!" }
}

final class PageViewController: UIViewController {
  weak var listener: (any PageListener & NSObject)?
  private let page: Page

  init(title: String) {
    page = Page(title: title)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        barButtonSystemItem: .save, target: self, action: #selector(save)),
      UIBarButtonItem(
        title: "Close", style: .plain, target: listener,
        action: #selector(PageListener.pageDidClose(_:))),
    ]
    let rename = UIButton(type: .system)
    rename.setTitle("Rename", for: .normal)
    rename.addTarget(page, action: #selector(page.rename), for: .touchUpInside)
    view.addSubview(rename)
  }

  @objc private func save() {
    page.perform(#selector(Page.rename))
    title = page.title
    NotificationCenter.default.post(
      name: .pageSaved, object: self, userInfo: [#keyPath(Page.title): page.title])
  }
}
