/// Something that contains assets or other collections.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }

  public class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { $0.collections.filter { $0.assetCollectionType == .album } }
  }
}

/// An album, of the user's or with the assets that meet a condition.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  let values: CollectionValues

  init(_ values: CollectionValues) {
    self.values = values
    super.init(localIdentifier: values.identifier)
  }

  open override var localizedTitle: String? { values.title }
  open var assetCollectionType: PHAssetCollectionType {
    values.subtype == .albumRegular ? .album : .smartAlbum
  }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { values.subtype }
  /// Counted where a smart album's assets are fetched.
  open var estimatedAssetCount: Int { values.members?.count ?? NSNotFound }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "localizedTitle", "title": localizedTitle
    case "estimatedAssetCount": estimatedAssetCount
    case "assetCollectionType": assetCollectionType.rawValue
    case "assetCollectionSubtype": assetCollectionSubtype.rawValue
    default: super.value(forKey: key)
    }
  }

  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) {
      $0.collections.filter {
        $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
      }
    }
  }

  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { $0.collections.filter { identifiers.contains($0.localIdentifier) } }
  }

  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { library in
      library.collections.filter {
        $0.assetCollectionType == type && library.assets(in: $0).contains(asset)
      }
    }
  }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case any = 0x7fff_ffff_ffff_ffff
}

/// What the library knows of one album.
struct CollectionValues {
  let identifier: String
  var title: String?
  var subtype = PHAssetCollectionSubtype.albumRegular
  /// The identifiers of a user's album's assets; nil for an album with a condition.
  var members: [String]? = []

  static let smartAlbums: [CollectionValues] = [
    smartAlbum("Recents", .smartAlbumUserLibrary), smartAlbum("Favorites", .smartAlbumFavorites),
    smartAlbum("Videos", .smartAlbumVideos), smartAlbum("Live Photos", .smartAlbumLivePhotos),
  ]

  private static func smartAlbum(
    _ title: String, _ subtype: PHAssetCollectionSubtype
  ) -> CollectionValues {
    CollectionValues(
      identifier: "\(subtype.rawValue)/L0/040", title: title, subtype: subtype, members: nil)
  }

  /// Whether the album has an asset.
  func includes(_ asset: PHAsset) -> Bool {
    switch subtype {
    case .smartAlbumFavorites: asset.isFavorite
    case .smartAlbumVideos: asset.mediaType == .video
    case .smartAlbumLivePhotos: asset.mediaSubtypes.contains(.photoLive)
    default: members?.contains(asset.localIdentifier) ?? true
    }
  }
}
