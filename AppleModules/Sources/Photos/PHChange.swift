@_exported import UIKit

/// Tells what a change of the library means for objects that the app fetched before.
open class PHChange: NSObject, @unchecked Sendable {
  // Unchecked: created once and never changed.
  private let contents: LibraryContents

  init(_ contents: LibraryContents) {
    self.contents = contents
    super.init()
  }

  open func changeDetails<Element: PHObject>(
    for fetchResult: PHFetchResult<Element>
  ) -> PHFetchResultChangeDetails<Element>? {
    let after = fetchResult.repeated(in: contents)
    guard !fetchResult.objects.elementsEqual(after.objects, by: ===) else { return nil }
    return PHFetchResultChangeDetails(from: fetchResult, to: after)
  }

  open func changeDetails<Element: PHObject>(
    for object: Element
  ) -> PHObjectChangeDetails<Element>? {
    let after = contents.object(object.localIdentifier) as? Element
    return after === object ? nil : PHObjectChangeDetails(from: object, to: after)
  }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  public let objectBeforeChanges: ObjectType
  public let objectAfterChanges: ObjectType?

  init(from before: ObjectType, to after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
    super.init()
  }

  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  /// The indexes before the changes.
  open var removedIndexes: IndexSet? { before.indexes { !after.contains($0) } }
  open var removedObjects: [ObjectType] { before.filter { !after.contains($0) } }
  /// The indexes after the changes.
  open var insertedIndexes: IndexSet? { after.indexes { !before.contains($0) } }
  open var insertedObjects: [ObjectType] { after.filter { !before.contains($0) } }
  open var changedIndexes: IndexSet? { after.indexes(where: isChanged) }
  open var changedObjects: [ObjectType] { after.filter(isChanged) }
  /// False where objects moved, whose moves aren't counted: the app reloads.
  open var hasIncrementalChanges: Bool {
    before.filter(after.contains) == after.filter(before.contains)
  }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {}

  init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    super.init()
  }

  private var before: [ObjectType] { fetchResultBeforeChanges.objects }
  private var after: [ObjectType] { fetchResultAfterChanges.objects }

  private func isChanged(_ object: ObjectType) -> Bool {
    before.contains { $0 == object && $0 !== object }
  }
}

extension Array {
  fileprivate func indexes(where isIncluded: (Element) -> Bool) -> IndexSet {
    IndexSet(indices.filter { isIncluded(self[$0]) })
  }
}
