@_exported import UIKit

/// The user's photo library; apps ask before they read it.
///
/// Handlers, changes and observers run on a queue of the library's own, as on iOS.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private var store: PhotoStore { .shared }

  open class func shared() -> PHPhotoLibrary { library }

  open var unavailabilityReason: (any Error)? { nil }

  // MARK: Authorization

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoStore.shared.status(for: accessLevel)
  }

  /// Doesn't tell limited access from access to all photos.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    older(authorizationStatus(for: .readWrite))
  }

  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoStore.shared.later { handler(PhotoStore.shared.authorize(for: accessLevel)) }
  }

  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler(older($0)) }
  }

  @discardableResult
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { PhotoStore.shared.authorize(for: accessLevel) }

  private class func older(_ status: PHAuthorizationStatus) -> PHAuthorizationStatus {
    status == .limited ? .authorized : status
  }

  // MARK: Changes

  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    store.later {
      do {
        try self.store.make(LibraryChanges.requested(by: changeBlock))
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }

  @preconcurrency
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    }
  }

  @preconcurrency
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    try store.queue.sync { try store.make(LibraryChanges.requested(by: changeBlock)) }
  }

  // MARK: Observers

  /// Doesn't retain the observer.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { store.add(observer) }

  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    store.remove(observer)
  }
}

/// Learns of changes on a queue that isn't the main one.
@preconcurrency public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
