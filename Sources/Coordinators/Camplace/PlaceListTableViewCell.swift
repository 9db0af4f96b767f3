import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// A cell with a campsite's picture, name, region, and kinds.
  public final class PlaceListTableViewCell: UITableViewCell {
    private let pictureView = PictureView(frame: CGRect(x: 0, y: 0, width: 96, height: 64))
    private let nameLabel = UILabel()
    private let regionLabel = UILabel()
    private let kindsLabel = UILabel()

    public override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for subview in [nameLabel, regionLabel, kindsLabel, pictureView] {
        contentView.addSubview(subview)
      }
    }

    public required init?(coder: NSCoder) { nil }

    func show(_ campsite: Campsite, images: ImageLoader) {
      nameLabel.text = campsite.name
      regionLabel.text = campsite.region
      kindsLabel.text = campsite.kinds.joined(separator: ", ")
      pictureView.load(campsite.firstImageURL, from: images)
    }

    public override func prepareForReuse() {
      super.prepareForReuse()
      pictureView.cancel()
    }

    /// Called when the list appears again.
    func resume() {
      pictureView.resume()
    }

    /// Called when the list has disappeared.
    func pause() {
      pictureView.cancel()
    }
  }
}

extension Campsite {
  /// The province and district.
  var region: String { Self.region(province, district) }

  static func region(_ province: String?, _ district: String?) -> String {
    guard let province, let district else { return province ?? district ?? "" }
    return "\(province) \(district)"
  }
}

extension UITableView {
  /// A reused or new cell for a campsite.
  func campsiteCell(
    showing campsite: Campsite, images: ImageLoader
  ) -> Camplace.PlaceListTableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "campsite") as? Camplace.PlaceListTableViewCell
      ?? Camplace.PlaceListTableViewCell(style: .subtitle, reuseIdentifier: "campsite")
    cell.show(campsite, images: images)
    return cell
  }

  /// The visible cells.
  var campsiteCells: [Camplace.PlaceListTableViewCell] {
    subviews.compactMap { $0 as? Camplace.PlaceListTableViewCell }
  }
}
