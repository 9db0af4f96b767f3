@_exported import UIKit

/// One of the launch's first assets, for the picker.
@_spi(Picker) public struct SamplePhoto: Sendable {
  public static let all = AssetValues.samples.map(SamplePhoto.init)

  private let values: AssetValues

  init(_ values: AssetValues) {
    self.values = values
  }

  public var identifier: String { values.identifier }
  public var isVideo: Bool { values.mediaType == .video }
  public var isLive: Bool { values.mediaSubtypes.contains(.photoLive) }

  /// Provides a photo as an image, and a video as a file.
  public var itemProvider: NSItemProvider {
    let size = CGSize(width: values.pixelWidth, height: values.pixelHeight)
    let image = UIImage(systemName: values.filename)?.preparingThumbnail(of: size)
    let item: Any? = isVideo ? Data("video \(values.filename)".utf8) : image
    let provider = NSItemProvider(item: item, typeIdentifier: values.typeIdentifier)
    provider.suggestedName = values.filename.split(separator: ".").first.map(String.init)
    return provider
  }
}
