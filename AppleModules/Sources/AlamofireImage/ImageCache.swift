import Foundation
import UIKit

public protocol ImageCache {
  func add(_ image: Image, withIdentifier identifier: String)
  func image(withIdentifier identifier: String) -> Image?
  @discardableResult func removeImage(withIdentifier identifier: String) -> Bool
  @discardableResult func removeAllImages() -> Bool
}

public protocol ImageRequestCache: ImageCache {
  func add(_ image: Image, for request: URLRequest, withIdentifier identifier: String?)
  func image(for request: URLRequest, withIdentifier identifier: String?) -> Image?
  @discardableResult
  func removeImage(for request: URLRequest, withIdentifier identifier: String?) -> Bool
}

/// The images of a launch; nothing purges it.
open class AutoPurgingImageCache: ImageRequestCache {
  public let memoryCapacity: UInt64
  public let preferredMemoryUsageAfterPurge: UInt64
  private let lock = NSLock()
  private var images: [String: Image] = [:]

  public init(
    memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000
  ) {
    self.memoryCapacity = memoryCapacity
    self.preferredMemoryUsageAfterPurge = preferredMemoryUsageAfterPurge
  }

  open var memoryUsage: UInt64 { 0 }

  open func add(_ image: Image, withIdentifier identifier: String) {
    lock.withLock { images[identifier] = image }
  }

  open func image(withIdentifier identifier: String) -> Image? {
    lock.withLock { images[identifier] }
  }

  @discardableResult
  open func removeImage(withIdentifier identifier: String) -> Bool {
    lock.withLock { images.removeValue(forKey: identifier) != nil }
  }

  @discardableResult
  open func removeAllImages() -> Bool {
    lock.withLock {
      defer { images = [:] }
      return !images.isEmpty
    }
  }

  open func add(_ image: Image, for request: URLRequest, withIdentifier identifier: String? = nil) {
    add(image, withIdentifier: key(request, identifier))
  }

  open func image(for request: URLRequest, withIdentifier identifier: String? = nil) -> Image? {
    image(withIdentifier: key(request, identifier))
  }

  @discardableResult
  open func removeImage(for request: URLRequest, withIdentifier identifier: String?) -> Bool {
    removeImage(withIdentifier: key(request, identifier))
  }

  private func key(_ request: URLRequest, _ identifier: String?) -> String {
    (request.url?.absoluteString ?? "") + (identifier.map { "-" + $0 } ?? "")
  }
}
