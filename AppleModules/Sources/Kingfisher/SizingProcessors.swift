/// How an image fits into a size.
public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

public struct DownsamplingImageProcessor: SizingImageProcessor {
  public let size: CGSize
  var newSize: CGSize { size }

  public init(size: CGSize) { self.size = size }
}

public struct ResizingImageProcessor: SizingImageProcessor {
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  var newSize: CGSize { referenceSize }

  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
  }
}

public struct CroppingImageProcessor: SizingImageProcessor {
  public let size: CGSize
  public let anchor: CGPoint
  var newSize: CGSize { size }

  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.size = size
    self.anchor = anchor
  }
}
