@_exported import UIKit

/// Changes, creates or deletes albums, in a block that the library runs.
public class PHAssetCollectionChangeRequest: NSObject, LibraryChange {
  public var title: String
  private let values: CollectionValues
  private let isNew: Bool
  private var members: [String]?

  /// Nil for a smart album, whose assets can't be chosen.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.values.members != nil else { return nil }
    self.init(assetCollection.values, isNew: false)
  }

  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  required init(_ values: CollectionValues, isNew: Bool) {
    self.values = values
    self.isNew = isNew
    title = values.title ?? ""
    members = values.members
    super.init()
    LibraryChanges.add(self)
  }

  @discardableResult
  public class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    Self(CollectionValues(identifier: LibraryChanges.newIdentifier(), title: title), isNew: true)
  }

  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(localIdentifier: values.identifier)
  }

  public func addAssets(_ assets: Any) {
    members = (members ?? []) + ChangedObjects.identifiers(assets)
  }

  public func removeAssets(_ assets: Any) {
    let removed = ChangedObjects.identifiers(assets)
    members?.removeAll(where: removed.contains)
  }

  public class func deleteAssetCollections(_ assetCollections: Any) {
    LibraryChanges.add(Deletion(ChangedObjects.identifiers(assetCollections)))
  }

  func apply(to contents: inout LibraryContents) {
    var values = values
    values.title = title
    values.members = members
    let index = contents.collections.firstIndex { $0.localIdentifier == values.identifier }
    if let index {
      contents.collections[index] = PHAssetCollection(values)
    } else if isNew {
      contents.collections.append(PHAssetCollection(values))
    }
  }
}
