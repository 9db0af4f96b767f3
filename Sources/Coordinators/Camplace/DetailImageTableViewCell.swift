import CamplaceServices
import UIKit

extension Camplace {
  /// A cell that shows a campsite's pictures, one at a time.
  public final class DetailImageTableViewCell: UITableViewCell {
    /// Called with the number of pages that the user turns, negative for backward.
    var onTurn: ((Int) -> Void)?
    private let pictureView = UIImageView()
    private let pageControl = UIPageControl()
    private let pageLabel = UILabel()
    private let previousButton = UIButton()
    private let nextButton = UIButton()

    public override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessibilityLabel = "pictures"
      pageControl.accessibilityIdentifier = "page"
      for (button, title, pages) in [
        (previousButton, "previous picture", -1), (nextButton, "next picture", 1),
      ] {
        button.setTitle(title, for: .normal)
        button.addAction(
          UIAction { [weak self] _ in self?.onTurn?(pages) }, for: .touchUpInside)
      }
      for subview in [pictureView, pageControl, pageLabel, previousButton, nextButton] {
        contentView.addSubview(subview)
      }
    }

    public required init?(coder: NSCoder) { nil }

    /// The current picture or its placeholder; nil while it is loading.
    public var picture: UIImage? { pictureView.image }

    func show(_ viewModel: PlaceDetailViewModel) {
      pictureView.image = viewModel.picture.flatMap(UIImage.shown)
      let (page, count) = (viewModel.page, viewModel.pictures.count)
      pageControl.numberOfPages = count
      pageControl.currentPage = page
      pageLabel.text = count == 0 ? "No pictures" : "Picture \(page + 1) of \(count)"
      previousButton.isEnabled = page > 0
      nextButton.isEnabled = page + 1 < count
    }
  }
}
