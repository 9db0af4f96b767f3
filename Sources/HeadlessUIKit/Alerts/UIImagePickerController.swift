/// The camera and the photo library, whose only photo users choose unless they cancel.
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
  open func takePicture() { choose() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addSystemButton(sourceType == .camera ? "Use Photo" : "Photo") { [weak self] in self?.choose() }
    addSystemButton("Cancel") { [weak self] in self?.cancel() }
  }

  private var picker: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func choose() {
    var info: [InfoKey: Any] = [.originalImage: UIImage.photo, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = UIImage.photo }
    if let picker {
      picker.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }

  private func cancel() {
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
