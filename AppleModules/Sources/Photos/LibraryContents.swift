/// The library's assets and albums at one time.
struct LibraryContents {
  var assets = AssetValues.samples.map(PHAsset.init)
  var collections = CollectionValues.smartAlbums.map(PHAssetCollection.init)

  func assets(in collection: PHAssetCollection) -> [PHAsset] {
    // An app's collection may be older than its album's last change.
    let album = collections.first { $0 == collection } ?? collection
    return assets.filter(album.values.includes)
  }

  func object(_ identifier: String) -> PHObject? {
    assets.first { $0.localIdentifier == identifier }
      ?? collections.first { $0.localIdentifier == identifier }
  }
}
