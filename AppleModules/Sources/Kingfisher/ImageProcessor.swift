/// What a processor makes an image from.
public enum ImageProcessItem: Sendable {
  case image(KFCrossPlatformImage)
  case data(Data)

  /// The image without processing.
  var plainImage: KFCrossPlatformImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data)
    }
  }
}

/// Makes an image from data or another image; it's cached by the processor's identifier.
public protocol ImageProcessor: Sendable {
  var identifier: String { get }
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo)
    -> KFCrossPlatformImage?
}

extension ImageProcessor {
  /// This processor, and another one after it.
  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ProcessorChain(first: self, second: another)
  }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

private struct ProcessorChain: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor
  var identifier: String { "\(first.identifier)|>\(second.identifier)" }

  func process(
    item: ImageProcessItem, options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? {
    first.process(item: item, options: options).flatMap {
      second.process(item: .image($0), options: options)
    }
  }
}

/// Makes an image from data, and leaves images as they are.
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public let identifier = ""

  public init() {}

  public func process(
    item: ImageProcessItem, options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? { item.plainImage }
}

/// A processor that gives the image a size.
protocol SizingImageProcessor: ImageProcessor {
  var newSize: CGSize { get }
}

extension SizingImageProcessor {
  public var identifier: String { "Kingfisher.\(self)" }

  public func process(
    item: ImageProcessItem, options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? { item.plainImage?.preparingThumbnail(of: newSize) }
}

/// A processor that draws, which leaves no trace in an image without pixels.
protocol DrawingImageProcessor: ImageProcessor {}

extension DrawingImageProcessor {
  public var identifier: String { "Kingfisher.\(self)" }

  public func process(
    item: ImageProcessItem, options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? { item.plainImage }
}
