/// A photo or a video of the library, which has no pixels.
open class PHAsset: PHObject, @unchecked Sendable {
  let values: AssetValues

  init(_ values: AssetValues) {
    self.values = values
    super.init(localIdentifier: values.identifier)
  }

  open var mediaType: PHAssetMediaType { values.mediaType }
  open var mediaSubtypes: PHAssetMediaSubtype { values.mediaSubtypes }
  open var creationDate: Date? { values.creationDate }
  open var modificationDate: Date? { values.creationDate }
  open var pixelWidth: Int { values.pixelWidth }
  open var pixelHeight: Int { values.pixelHeight }
  open var duration: TimeInterval { values.duration }
  open var isFavorite: Bool { values.isFavorite }
  open var isHidden: Bool { values.isHidden }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var playbackStyle: PlaybackStyle {
    mediaType == .video ? .video : mediaSubtypes.contains(.photoLive) ? .livePhoto : .image
  }
  open var representsBurst: Bool { false }
  open var burstIdentifier: String? { nil }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": mediaSubtypes.rawValue
    case "creationDate", "modificationDate": creationDate
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "duration": duration
    case "favorite", "isFavorite": isFavorite
    case "hidden", "isHidden": isHidden
    case "filename": values.filename
    default: super.value(forKey: key)
    }
  }

  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
}

extension PHAsset {
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { $0.assets }
  }

  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { $0.assets.filter { $0.mediaType == mediaType } }
  }

  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { $0.assets(in: assetCollection) }
  }

  public class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    PHFetchResult(options) { Array($0.assets(in: assetCollection).suffix(1)) }
  }

  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { $0.assets.filter { identifiers.contains($0.localIdentifier) } }
  }
}
