@_spi(SystemScreens) import HeadlessUIKit
@_exported import UIKit

/// Shows a web page without loading it; its Done button or a swipe dismisses it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject, @unchecked Sendable {
    // Written before it is shared and only read afterward.
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The requested URL.
  public let initialURL: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  // Unavailable as on iOS, so that a subclass needn't declare it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addSystemButton("Done") { [weak self] in self?.finish() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  /// Taps Done, as the user does.
  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}
