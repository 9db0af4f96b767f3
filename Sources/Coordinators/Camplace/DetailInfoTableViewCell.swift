import CamplaceServices
import UIKit

extension Camplace {
  /// A cell with a campsite's details; its phone number and home page can be tapped.
  public final class DetailInfoTableViewCell: UITableViewCell {
    public override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { nil }

    func show(_ campsite: Campsite) {
      for subview in contentView.subviews { subview.removeFromSuperview() }
      let texts = [
        campsite.name, campsite.address ?? campsite.region,
        campsite.kinds.joined(separator: ", "), campsite.facilities.joined(separator: ", "),
        campsite.summary ?? "", campsite.introduction ?? "",
      ]
      for text in texts where !text.isEmpty {
        let label = UILabel()
        label.text = text
        contentView.addSubview(label)
      }
      add("phone", campsite.phone, opening: campsite.phoneURL)
      add("homepage", campsite.homepage, opening: campsite.homepageURL)
    }

    /// Adds a button with the text, enabled only if it has a link.
    private func add(_ name: String, _ text: String?, opening url: URL?) {
      guard let text else { return }
      let button = UIButton()
      button.accessibilityIdentifier = name
      button.setTitle(text, for: .normal)
      button.isEnabled = url != nil
      button.addAction(
        UIAction { _ in if let url { UIApplication.shared.open(url) } }, for: .touchUpInside)
      contentView.addSubview(button)
    }
  }
}

extension Campsite {
  /// The link for a phone number, which contains only its digits.
  var phoneURL: URL? {
    let digits = (phone ?? "").filter { ("0"..."9").contains($0) || $0 == "+" }
    return digits.isEmpty ? nil : URL(string: "tel:\(digits)")
  }

  /// The campsite's home page, only over HTTP or HTTPS.
  var homepageURL: URL? {
    guard let homepage, let url = URL(string: homepage), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host != nil
    else { return nil }
    return url
  }
}
