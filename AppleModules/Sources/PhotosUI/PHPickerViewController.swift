@_spi(SystemScreens) import HeadlessUIKit
@_spi(Picker) @_exported import Photos
@_exported import UIKit

/// Lets users choose a photo, or a video if the filter admits no photos; it needs no authorization.
///
/// As on iOS, the app dismisses it in the delegate's callback, whose list is empty after Cancel.
/// A swipe down dismisses it without calling the delegate.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  // Unavailable as on iOS, so that a subclass needn't declare it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let sample = configuration.samples.first {
      addSystemButton(sample.isVideo ? "Video" : "Photo") { [weak self] in self?.choose(sample) }
    }
    addSystemButton("Cancel") { [weak self] in self?.finish([]) }
  }

  private func choose(_ sample: SamplePhoto) {
    finish([PHPickerResult(sample, isIdentified: configuration.isIdentified)])
  }

  private func finish(_ results: [PHPickerResult]) {
    delegate?.picker(self, didFinishPicking: results)
  }

  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
