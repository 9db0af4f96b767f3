/// The camera and photo library; a test chooses by calling `choose` or `cancel`.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes: [String] = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?

  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  open func takePicture() { choose(UIImage()) }

  private var picker: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses an image, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func choose(_ image: UIImage) {
    let info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if let picker {
      picker.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }

  /// Taps Cancel, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func cancel() {
    if let picker { picker.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The document picker; a test chooses by calling `choose` or `cancel`.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public let exportedURLs: [URL]

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Chooses documents, as the user does; the picker dismisses itself.
  ///
  /// - Note: Not in UIKit.
  public func choose(_ urls: [URL]) {
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    dismiss(animated: true)
  }

  /// Taps Cancel, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func cancel() {
    delegate?.documentPickerWasCancelled(self)
    dismiss(animated: true)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The color picker; a test chooses by calling `choose`.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true

  /// Chooses a color, as the user does.
  public func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}

@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
