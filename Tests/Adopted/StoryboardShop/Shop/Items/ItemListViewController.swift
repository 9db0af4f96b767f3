import UIKit

protocol ItemListDelegate: AnyObject {
  func itemListDidChange(_ list: ItemListViewController)
}

final class ItemListViewController: UITableViewController {
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet private var badges: [UIView]!
  @IBInspectable private var showsBadges: Bool = false

  var store: ItemStore!
  weak var delegate: ItemListDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    title = NSLocalizedString("items.title", comment: "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badges.forEach { $0.isHidden = !showsBadges }
    tableView.register(
      UINib(nibName: "OfferCell", bundle: nil), forCellReuseIdentifier: "offer")
    update()
  }

  private func update() {
    countLabel.text = String(localized: "\(store.items.count) items")
    delegate?.itemListDidChange(self)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? store.items.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath) as! OfferCell
      cell.show("Two for one")
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath) as! ItemCell
    cell.item = store.items[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail", let cell = sender as? ItemCell,
      let detail = segue.destination as? ItemDetailViewController
    else { return }
    detail.item = cell.item
  }

  @IBAction private func itemAdded(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? AddItemViewController, let item = source.item else {
      return
    }
    store.add(item)
    update()
  }

  @IBAction private func canceled(_ segue: UIStoryboardSegue) {}
}
