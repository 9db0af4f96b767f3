/// Changes an image after it was found, without caching the change.
public protocol ImageModifier: Sendable {
  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}

public struct AnyImageModifier: ImageModifier {
  private let body: @Sendable (KFCrossPlatformImage) throws -> KFCrossPlatformImage

  @preconcurrency
  public init(modify: @escaping @Sendable (KFCrossPlatformImage) throws -> KFCrossPlatformImage) {
    body = modify
  }

  public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
    (try? body(image)) ?? image
  }
}

public struct RenderingModeImageModifier: ImageModifier {
  public let renderingMode: UIImage.RenderingMode

  public init(renderingMode: UIImage.RenderingMode = .automatic) {
    self.renderingMode = renderingMode
  }

  public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
    image.withRenderingMode(renderingMode)
  }
}
