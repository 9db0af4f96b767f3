/// Renders pages as a PDF, which contains nothing.
@preconcurrency @MainActor public final class UIGraphicsPDFRenderer: NSObject {
  public let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
    super.init()
  }

  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext(pdfContextBounds: bounds))
    return Data("%PDF-1.4".utf8)
  }

  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    try pdfData(actions: actions).write(to: url)
  }
}

public final class UIGraphicsPDFRendererFormat: NSObject {
  public var documentInfo: [String: Any] = [:]
}

@preconcurrency @MainActor public final class UIGraphicsPDFRendererContext: NSObject {
  public let cgContext = CGContext()
  public let pdfContextBounds: CGRect

  init(pdfContextBounds: CGRect) {
    self.pdfContextBounds = pdfContextBounds
    super.init()
  }

  public func beginPage() {}
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}
