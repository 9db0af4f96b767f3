/// The objects that a fetch found, which later changes of the library don't change.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  // Unchecked: created once and never changed.
  let objects: [ObjectType]
  private let query: (LibraryContents) -> [ObjectType]

  init(_ options: PHFetchOptions?, _ query: @escaping (LibraryContents) -> [ObjectType])
  where ObjectType: PHObject {
    let options = options ?? PHFetchOptions()
    self.query = { options.select(query($0)) }
    objects = self.query(PhotoStore.shared.fetched)
    super.init()
  }

  private init(_ query: @escaping (LibraryContents) -> [ObjectType], in contents: LibraryContents) {
    self.query = query
    objects = query(contents)
    super.init()
  }

  /// What the same fetch finds in a changed library.
  func repeated(in contents: LibraryContents) -> PHFetchResult {
    PHFetchResult(query, in: contents)
  }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(index: Int) -> ObjectType { objects[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject) == (anObject as? NSObject) } ?? NSNotFound
  }

  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(Array(objects.enumerated()), block) }

  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let pairs = Array(objects.enumerated())
    enumerate(opts.contains(.reverse) ? pairs.reversed() : pairs, block)
  }

  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let pairs = s.map { (offset: $0, element: objects[$0]) }
    enumerate(opts.contains(.reverse) ? pairs.reversed() : pairs, block)
  }

  private func enumerate(
    _ pairs: [(offset: Int, element: ObjectType)],
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for pair in pairs {
      block(pair.element, pair.offset, &stops)
      if stops.boolValue { return }
    }
  }
}
