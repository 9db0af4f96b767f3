/// A change that the app requests in a block of changes.
protocol LibraryChange: AnyObject {
  func apply(to contents: inout LibraryContents)
}

/// The changes that the running block has requested.
enum LibraryChanges {
  // Blocks run one after the other, on the library's queue.
  private nonisolated(unsafe) static var requests: [any LibraryChange] = []
  private nonisolated(unsafe) static var count = 0

  static func requested(by block: () -> Void) -> [any LibraryChange] {
    requests = []
    defer { requests = [] }
    block()
    return requests
  }

  static func add(_ request: any LibraryChange) { requests.append(request) }

  /// An identifier for an object that a change creates.
  static func newIdentifier() -> String {
    count += 1
    return "10000000-0000-0000-0000-00000000000\(count)/L0/001"
  }
}

/// Objects to change: a list of them, or what a fetch found.
enum ChangedObjects {
  static func identifiers(_ objects: Any) -> [String] {
    switch objects {
    case let objects as [PHObject]: objects.map(\.localIdentifier)
    case let objects as NSArray: objects.compactMap { ($0 as? PHObject)?.localIdentifier }
    case let assets as PHFetchResult<PHAsset>: assets.objects.map(\.localIdentifier)
    case let albums as PHFetchResult<PHAssetCollection>: albums.objects.map(\.localIdentifier)
    default: []
    }
  }
}

/// A list of objects, as Objective-C passes it.
public typealias NSFastEnumeration = Any
