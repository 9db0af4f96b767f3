import UIKit

final class ItemCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var priceLabel: UILabel!

  var item: Item? {
    didSet {
      nameLabel.text = item?.name
      priceLabel.text = item.map { "\($0.price) €" }
    }
  }
}

final class OfferCell: UITableViewCell {
  @IBOutlet private weak var offerLabel: UILabel!

  func show(_ offer: String) {
    offerLabel.text = offer
    offerLabel.textColor = .accent
  }
}
