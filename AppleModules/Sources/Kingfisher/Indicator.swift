public typealias IndicatorView = UIView

/// Which indicator an image view shows while it loads.
public enum IndicatorType {
  case none, activity
  case image(imageData: Data)
  case custom(indicator: any Indicator)

  @MainActor var indicator: (any Indicator)? {
    switch self {
    case .none: nil
    case .activity: ActivityIndicator()
    case .image(let data): ImageIndicator(data)
    case .custom(let indicator): indicator
    }
  }
}

/// Shows that an image is loading.
@preconcurrency @MainActor public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  var centerOffset: CGPoint { get }
  var view: IndicatorView { get }
  func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy
}

public enum IndicatorSizeStrategy {
  case intrinsicSize, full
  case size(CGSize)
}

extension Indicator {
  public var centerOffset: CGPoint { .zero }
  public func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy {
    .full
  }
}

private final class ActivityIndicator: Indicator {
  private let activity = UIActivityIndicatorView(style: .medium)
  /// How many loads are running.
  private var count = 0
  var view: IndicatorView { activity }

  func startAnimatingView() {
    count += 1
    activity.startAnimating()
    activity.isHidden = false
  }

  func stopAnimatingView() {
    count = max(0, count - 1)
    guard count == 0 else { return }
    activity.stopAnimating()
    activity.isHidden = true
  }
}

private final class ImageIndicator: Indicator {
  private let imageView: UIImageView
  var view: IndicatorView { imageView }

  init(_ data: Data) { imageView = UIImageView(image: UIImage(data: data)) }

  func startAnimatingView() {
    imageView.startAnimating()
    imageView.isHidden = false
  }

  func stopAnimatingView() {
    imageView.stopAnimating()
    imageView.isHidden = true
  }
}
