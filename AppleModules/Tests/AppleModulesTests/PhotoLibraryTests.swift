import Photos
import Testing

@MainActor @Suite(.serialized) struct `The photo library` {
  private final class Observer: PHPhotoLibraryChangeObserver, @unchecked Sendable {
    // Unchecked: read once the device has settled.
    var result: PHFetchResult<PHAsset>
    var events: [String] = []

    init(_ result: PHFetchResult<PHAsset>) {
      self.result = result
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {
      guard let details = changeInstance.changeDetails(for: result) else { return }
      result = details.fetchResultAfterChanges
      events.append(
        "\(details.insertedObjects.count) new, \(details.removedObjects.count) removed, "
          + "\(details.changedObjects.count) changed")
    }
  }

  private final class Log: @unchecked Sendable {
    // Unchecked: read once the device has settled.
    var events: [String] = []
  }

  private let device = HeadlessDevice.boot()
  private let library = PHPhotoLibrary.shared()

  /// Waits for the library's queue, as a launched app's steps do.
  private func rest() throws {
    for _ in 1...2 {
      device.settle()
      try library.performChangesAndWait {}
    }
  }

  private func authorize() throws {
    PHPhotoLibrary.requestAuthorization { _ in }
    try rest()
  }

  /// The first test, because the answer lasts as long as the process.
  @Test func `asks once, and lets the app fetch afterward`() throws {
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    let early = PHAsset.fetchAssets(with: nil)
    #expect(early.count == 0)
    let observer = Observer(early)
    library.register(observer)
    let log = Log()
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { log.events.append("\($0)") }
    try rest()
    #expect(log.events == ["authorized"])
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
    #expect(observer.events == ["4 new, 0 removed, 0 changed"])
  }

  @Test func `finds assets by type, identifier, predicate and order`() throws {
    try authorize()
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 3)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(
      format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    options.fetchLimit = 2
    let found = PHAsset.fetchAssets(with: options)
    #expect(found.firstObject?.mediaSubtypes == .photoLive && found.count == 2)
    let last = try #require(found.lastObject)
    let same = PHAsset.fetchAssets(withLocalIdentifiers: [last.localIdentifier], options: nil)
    #expect(same.firstObject == last && found.contains(last) && found.index(of: last) == 1)
    #expect(found.object(at: 0) == found[0] && found.objects(at: [0, 1]).count == 2)
    var names: [String] = []
    found.enumerateObjects { asset, index, stop in
      names.append("\(index) \(asset.value(forKey: "filename") ?? "")")
      stop.pointee = true
    }
    #expect(names == ["0 IMG_0003.JPG"])
    let videos = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumVideos, options: nil)
    let album = try #require(videos.firstObject)
    #expect(PHAsset.fetchAssets(in: album, options: nil).firstObject?.duration == 12)
  }

  @Test func `makes changes, and tells observers that it doesn't retain`() throws {
    try authorize()
    let observer = Observer(PHAsset.fetchAssets(with: .image, options: nil))
    library.register(observer)
    let log = Log()
    library.performChanges {
      let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(
        withTitle: "Tea")
      let photo = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      guard let placeholder = photo.placeholderForCreatedAsset else { return }
      album.addAssets([placeholder])
      log.events.append(placeholder.localIdentifier)
    } completionHandler: { isDone, _ in
      log.events.append("\(isDone)")
    }
    try rest()
    #expect(log.events.last == "true")
    let album = PHCollection.fetchTopLevelUserCollections(with: nil).firstObject
    let tea = try #require(album as? PHAssetCollection)
    #expect(tea.localizedTitle == "Tea")
    let photos = PHAsset.fetchAssets(in: tea, options: nil)
    #expect(photos.firstObject?.localIdentifier == log.events.first)
    let photo = try #require(photos.firstObject)
    try library.performChangesAndWait {
      PHAssetChangeRequest(for: photo).isFavorite = true
    }
    try rest()
    try library.performChangesAndWait {
      PHAssetChangeRequest.deleteAssets([photo])
      PHAssetCollectionChangeRequest.deleteAssetCollections([tea])
    }
    try rest()
    #expect(
      observer.events == [
        "1 new, 0 removed, 0 changed", "0 new, 0 removed, 1 changed",
        "0 new, 1 removed, 0 changed",
      ])
    weak var released: Observer?
    do {
      let short = Observer(photos)
      library.register(short)
      released = short
    }
    #expect(released == nil)
  }

  @Test func `answers a request for an image twice, unless the app wants only the final one`()
    throws
  {
    try authorize()
    let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
    let manager = PHImageManager.default()
    var events: [String] = []
    func request(_ name: String, _ options: PHImageRequestOptions?) -> PHImageRequestID {
      manager.requestImage(
        for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFill,
        options: options
      ) { image, info in
        let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool
        events.append("\(name) \(image?.size.width ?? 0) \(isDegraded ?? false)")
      }
    }
    _ = request("usual", nil)
    let final = PHImageRequestOptions()
    final.deliveryMode = .highQualityFormat
    _ = request("final", final)
    manager.cancelImageRequest(request("cancelled", nil))
    #expect(events.isEmpty)
    device.settle()
    #expect(events == ["usual 400.0 true", "final 400.0 false", "usual 400.0 false"])
    events = []
    final.isSynchronous = true
    _ = request("now", final)
    #expect(events == ["now 400.0 false"])
  }

  @Test func `gives an asset's data with its type`() throws {
    try authorize()
    let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
    var events: [String] = []
    PHCachingImageManager().requestImageDataAndOrientation(for: asset, options: nil) {
      data, type, orientation, _ in
      events.append("\(data?.isEmpty == false) \(type ?? "") \(orientation)")
    }
    device.settle()
    #expect(events == ["true public.jpeg up"])
  }
}
