import Foundation

/// The photos of one launch, and what the app may do with them.
final class PhotoStore: @unchecked Sendable {
  static let shared = PhotoStore()

  /// Runs the app's changes and its observers, which iOS doesn't call on the main queue either.
  let queue = DispatchQueue(label: "photo library")
  // Unchecked: the lock protects what can change.
  private let lock = NSLock()
  private var contents = LibraryContents()
  private var statuses: [PHAccessLevel: PHAuthorizationStatus] = [:]
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  /// Runs work on the library's queue, but no sooner than the main queue's current work has ended,
  /// so that their order is always the same.
  func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { self.queue.async(execute: work) }
  }

  // MARK: Authorization

  func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
    lock.withLock { statuses[level] ?? .notDetermined }
  }

  /// Gives the user's answer, and tells observers that the app can now read the photos.
  func authorize(for level: PHAccessLevel) -> PHAuthorizationStatus {
    let (status, isNew) = lock.withLock {
      if let status = statuses[level] { return (status, false) }
      statuses[level] = SimulatedPhotos.answer
      if level == .readWrite { statuses[.addOnly] = SimulatedPhotos.answer }
      return (SimulatedPhotos.answer, level == .readWrite)
    }
    if isNew { later { self.tellObservers() } }
    return status
  }

  // MARK: Contents

  /// What the app can fetch: nothing before the user's answer, for which a fetch asks.
  var fetched: LibraryContents {
    guard status(for: .readWrite) == .notDetermined else { return readable }
    later { _ = self.authorize(for: .readWrite) }
    return LibraryContents(assets: [], collections: [])
  }

  /// What the app may read now.
  var readable: LibraryContents {
    switch status(for: .readWrite) {
    case .authorized, .limited: lock.withLock { contents }
    case .notDetermined, .restricted, .denied: LibraryContents(assets: [], collections: [])
    }
  }

  /// Makes the requests' changes in the order in which the app created them.
  func make(_ changes: [any LibraryChange]) throws {
    guard [.authorized, .limited].contains(authorize(for: .addOnly)) else {
      throw NSError(domain: PHPhotosErrorDomain, code: 3311)
    }
    lock.withLock { for change in changes { change.apply(to: &contents) } }
    if !changes.isEmpty { later { self.tellObservers() } }
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.append(WeakObserver(observer: observer)) }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  private func tellObservers() {
    let change = PHChange(readable)
    for weak in lock.withLock({ observers }) { weak.observer?.photoLibraryDidChange(change) }
  }
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
