@_spi(Picker) import Photos

/// What a picker shows; it lets users choose one photo, whatever the limit is.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered, people
  }

  public enum Mode: Int, Sendable {
    case `default`, compact
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// Whether results identify assets, as they do for a picker of the app's photo library.
  let isIdentified: Bool

  public init() {
    isIdentified = false
  }

  public init(photoLibrary: PHPhotoLibrary) {
    isIdentified = true
  }

  var samples: [SamplePhoto] { SamplePhoto.all.filter { filter?.isIncluded($0) ?? true } }
}
