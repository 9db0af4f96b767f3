/// A file that adoption adds to a module with parts of Foundation that exist only on Apple's
/// platforms.
enum SupportSource {
  /// - Parameter mentions: The identifiers that the module's sources use.
  static func text(mentions: Set<String>, hasOwnBundle: Bool) -> String? {
    var parts: [String] = []
    if mentions.contains("autoreleasepool") {
      parts.append(
        """
        /// Linux has no autorelease pools; objects are released immediately.
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
          try body()
        }
        """)
    }
    if mentions.contains("NSIndexPath") {
      parts.append(
        """
        extension NSIndexPath {
          var section: Int { index(atPosition: 0) }
          var row: Int { index(atPosition: 1) }
          var item: Int { index(atPosition: 1) }
        }
        """)
    }
    if hasOwnBundle, mentions.contains("module") {
      parts.append(
        """
        extension Bundle {
          /// The packages of an adopted app put their resources into the app's bundle.
          static var module: Bundle { .main }
        }
        """)
    }
    // Linux has only the methods with a delegate, which don't meet the requirements of an app's protocol. They are
    // public, because the protocol can be.
    if mentions.contains("URLSession"), mentions.contains("async") || mentions.contains("data") {
      parts.append(
        """
        extension URLSession {
          public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
          }
          public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
          }
          public func upload(
            for request: URLRequest, from bodyData: Data
          ) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: bodyData, delegate: nil)
          }
        }
        """)
    }
    if mentions.contains("URLCache") {
      parts.append(
        """
        extension URLCache {
          convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
            self.init(
              memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
          }
        }
        """)
    }
    if mentions.contains(where: { $0.hasPrefix("os_unfair_lock") }) {
      parts.append(UnfairLock.text)
    }
    if mentions.contains("MeasurementFormatter") { parts.append(MeasurementFormatterText.text) }
    guard !parts.isEmpty else { return nil }
    let imports =
      mentions.isDisjoint(with: ["URLSession", "URLCache"]) ? "" : "import FoundationNetworking\n"
    return "import Foundation\n\(imports)\n" + parts.joined(separator: "\n\n") + "\n"
  }
}
