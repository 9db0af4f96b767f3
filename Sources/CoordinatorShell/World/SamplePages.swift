import CoordinatorKit

/// Numbers the addresses from which a launch requests data, so that the samples of two of them differ.
///
/// An app that shows several lists, or a list page by page, may show no element twice.
struct SamplePages: Sendable {
  private var pages: [AppNetwork.Request: Int] = [:]
  /// The number of pages that differ; later numbers would no longer suit latitudes or percentages.
  private static let count = 20
  private static let imageTypes = [".gif", ".heic", ".jpeg", ".jpg", ".png", ".svg", ".webp"]

  mutating func page(of request: AppNetwork.Request) -> Int {
    if let known = pages[request] { return known }
    let path = request.url.prefix { $0 != "?" }.lowercased()
    // An image has no elements, and the number of images must not change what lists contain.
    if Self.imageTypes.contains(where: path.hasSuffix) || path.hasPrefix("https://example.com/") {
      return 0
    }
    let page = pages.count % Self.count
    pages[request] = page
    return page
  }
}
