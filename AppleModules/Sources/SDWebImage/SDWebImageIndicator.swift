/// Shows that an image is loading.
@preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
  func updateIndicatorProgress(_ progress: Double)
}

extension SDWebImageIndicator {
  public func updateIndicatorProgress(_ progress: Double) {}
}

@preconcurrency @MainActor
public final class SDWebImageActivityIndicator: NSObject,
  SDWebImageIndicator
{
  private let activity: UIActivityIndicatorView
  public var indicatorView: UIView { activity }

  private init(_ style: UIActivityIndicatorView.Style) {
    activity = UIActivityIndicatorView(style: style)
  }

  public convenience override init() { self.init(.medium) }

  public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium) }
  public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large) }
  public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium) }
  public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large) }
  public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium) }
  public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large) }

  public func startAnimatingIndicator() {
    activity.startAnimating()
    activity.isHidden = false
  }

  public func stopAnimatingIndicator() {
    activity.stopAnimating()
    activity.isHidden = true
  }
}

@preconcurrency @MainActor
public final class SDWebImageProgressIndicator: NSObject,
  SDWebImageIndicator
{
  private let bar = UIProgressView(progressViewStyle: .default)
  public var indicatorView: UIView { bar }

  public nonisolated override init() {}

  public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
  public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }

  public func startAnimatingIndicator() {
    bar.isHidden = false
    bar.progress = 0
  }

  public func stopAnimatingIndicator() {
    bar.isHidden = true
    bar.progress = 1
  }

  public func updateIndicatorProgress(_ progress: Double) { bar.progress = Float(progress) }
}
