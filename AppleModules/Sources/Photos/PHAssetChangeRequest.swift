@_exported import UIKit

/// Changes, creates or deletes assets, in a block that the library runs.
public class PHAssetChangeRequest: NSObject, LibraryChange {
  public var creationDate: Date?
  public var isFavorite: Bool
  public var isHidden: Bool
  private let values: AssetValues
  private let isNew: Bool

  public convenience init(for asset: PHAsset) {
    self.init(asset.values, isNew: false)
  }

  required init(_ values: AssetValues, isNew: Bool) {
    self.values = values
    self.isNew = isNew
    creationDate = values.creationDate
    isFavorite = values.isFavorite
    isHidden = values.isHidden
    super.init()
    LibraryChanges.add(self)
  }

  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: values.identifier) : nil
  }

  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    created { values in
      (values.pixelWidth, values.pixelHeight) = (Int(image.size.width), Int(image.size.height))
    }
  }

  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    created { $0.filename = fileURL.lastPathComponent }
  }

  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    created { values in
      values.filename = fileURL.lastPathComponent
      values.mediaType = .video
    }
  }

  class func created(_ change: (inout AssetValues) -> Void = { _ in }) -> Self {
    var values = AssetValues(identifier: LibraryChanges.newIdentifier(), filename: "IMG.JPG")
    values.creationDate = Date()
    change(&values)
    return Self(values, isNew: true)
  }

  public class func deleteAssets(_ assets: Any) {
    LibraryChanges.add(Deletion(ChangedObjects.identifiers(assets)))
  }

  func apply(to contents: inout LibraryContents) {
    var values = values
    values.creationDate = creationDate
    values.isFavorite = isFavorite
    values.isHidden = isHidden
    let index = contents.assets.firstIndex { $0.localIdentifier == values.identifier }
    if let index {
      contents.assets[index] = PHAsset(values)
    } else if isNew {
      contents.assets.append(PHAsset(values))
    }
  }
}

/// Creates an asset from data or a file.
public class PHAssetCreationRequest: PHAssetChangeRequest {
  @discardableResult
  public class func forAsset() -> Self { created() }

  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

public class PHAssetResourceCreationOptions: NSObject {
  public var originalFilename: String?
  public var uniformTypeIdentifier: String?
  public var shouldMoveFile = false
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}

/// Removes assets or albums from the library.
final class Deletion: LibraryChange {
  private let identifiers: [String]

  init(_ identifiers: [String]) {
    self.identifiers = identifiers
  }

  func apply(to contents: inout LibraryContents) {
    contents.assets.removeAll { identifiers.contains($0.localIdentifier) }
    contents.collections.removeAll { identifiers.contains($0.localIdentifier) }
  }
}
