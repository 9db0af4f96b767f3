/// Which objects a fetch finds, and in which order.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  func select<Element: PHObject>(_ objects: [Element]) -> [Element] {
    var found = objects.filter { object in
      (includeHiddenAssets || (object as? PHAsset)?.isHidden != true)
        && predicate?.evaluate(with: object) ?? true
    }
    if let sortDescriptors {
      found.sort { one, other in
        let order = sortDescriptors.lazy.map { $0.compare(one, to: other) }
          .first { $0 != .orderedSame }
        return order == .orderedAscending
      }
    }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}
