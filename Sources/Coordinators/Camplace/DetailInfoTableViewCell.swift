import CamplaceServices
import UIKit

extension Camplace {
  /// What is known of a campsite; its phone and its homepage can be tapped.
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

    /// A button where the text leads somewhere, else only the text.
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
  /// What a tap on the phone number calls: its digits, and nothing else that the data may hold.
  var phoneURL: URL? {
    let digits = (phone ?? "").filter { ("0"..."9").contains($0) || $0 == "+" }
    return digits.isEmpty ? nil : URL(string: "tel:\(digits)")
  }

  /// The campsite's own page, over HTTP only.
  var homepageURL: URL? {
    guard let homepage, let url = URL(string: homepage), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host != nil
    else { return nil }
    return url
  }
}
