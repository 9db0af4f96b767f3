import UIKit

class ItemDetailViewController: UIViewController {
  @IBOutlet fileprivate weak var imageView: UIImageView!
  @IBOutlet fileprivate weak var nameLabel: UILabel!
  @IBOutlet private weak var heightConstraint: NSLayoutConstraint!

  var item: Item?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item?.name
    nameLabel.text = item?.name
    imageView.image = UIImage(resource: .tentSmall)
    heightConstraint.constant = 44
  }

  @IBAction func like(_ sender: UIBarButtonItem) {
    nameLabel.text = "♥ \(item?.name ?? "")"
  }

  @IBAction private func imageTapped() {
    performSegue(withIdentifier: "showPhoto", sender: self)
  }

  @IBSegueAction private func makePhoto(_ coder: NSCoder) -> UIViewController? {
    PhotoViewController(coder: coder, name: item?.name ?? "")
  }
}

final class PhotoViewController: UIViewController {
  init?(coder: NSCoder, name: String) {
    super.init(coder: coder)
    title = "Photo of \(name)"
  }

  required init?(coder: NSCoder) {
    fatalError("needs a name")
  }
}
