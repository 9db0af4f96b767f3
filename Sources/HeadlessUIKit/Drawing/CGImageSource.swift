import Foundation

// ImageIO, which UIKit re-exports on iOS. CFDictionary is `[String: Any]` here.

/// The data of an image file, from which thumbnails are made.
public final class CGImageSource: NSObject, Sendable {
  fileprivate let data: Data

  fileprivate init(_ data: Data) {
    self.data = data
    super.init()
  }

  /// As `UIImage(data:)`, it takes any data for an image.
  fileprivate var image: CGImage? {
    guard let image = UIImage(data: data) else { return nil }
    return image.cgImage ?? CGImage(width: 1, height: 1)
  }
}

public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyPixelWidth = "PixelWidth"

public func CGImageSourceCreateWithData(
  _ data: Data, _ options: [String: Any]?
) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}

public func CGImageSourceCreateWithURL(
  _ url: URL, _ options: [String: Any]?
) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
  index == 0 ? source.image : nil
}

public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(source, index, options)
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
  CGImageSourceCreateImageAtIndex(source, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}
