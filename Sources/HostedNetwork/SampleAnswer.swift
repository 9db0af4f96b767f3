import CoordinatorKit
import Foundation
import SampleValues

/// The answer from which a `JSONDecoder` decodes whatever the app expects.
///
/// The types that the app decodes tell what its server would have sent.
enum SampleAnswer {
  /// JSON, for code that parses it otherwise.
  private static let start = #"{"sample":"answer""#

  @Sendable static func response(page: Int) -> AppNetwork.Response {
    let body = start + (page == 0 ? "}" : #","page":\#(page)}"#)
    return AppNetwork.Response(
      status: 200,
      headers: [AppNetwork.Response.Header(name: "Content-Type", value: "application/json")],
      body: Array(body.utf8))
  }

  /// The page that a body is; nil if it isn't a sample.
  static func page(of body: Data) -> Int? {
    guard body.starts(with: start.utf8) else { return nil }
    return Int(String(decoding: body.dropFirst(start.utf8.count), as: UTF8.self).filter(\.isNumber))
      ?? 0
  }

  /// Whether decoders make up values; once per process.
  @MainActor static let isInstalled: Bool = {
    guard
      let decode = MethodReplacement(
        by: SamplingDecoder.self, beside: PlainDecoder.self, and: OtherPlainDecoder.self)
    else { return false }
    decode.apply(to: JSONDecoder.self)
    return true
  }()
}

// Decoders without overrides keep the replaced method, because a class has its own table. They are
// unchecked because their superclass is; they add no state.

private class PlainDecoder: JSONDecoder, @unchecked Sendable {}
private class OtherPlainDecoder: JSONDecoder, @unchecked Sendable {}

private class SamplingDecoder: JSONDecoder, @unchecked Sendable {
  override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    if let page = SampleAnswer.page(of: data) {
      return try SampleValue.make(type, userInfo: userInfo, page: page)
    }
    return try PlainDecoder(withSettingsOf: self).decode(type, from: data)
  }
}

extension PlainDecoder {
  fileprivate convenience init(withSettingsOf other: JSONDecoder) {
    self.init()
    dateDecodingStrategy = other.dateDecodingStrategy
    dataDecodingStrategy = other.dataDecodingStrategy
    nonConformingFloatDecodingStrategy = other.nonConformingFloatDecodingStrategy
    keyDecodingStrategy = other.keyDecodingStrategy
    userInfo = other.userInfo
    allowsJSON5 = other.allowsJSON5
    assumesTopLevelDictionary = other.assumesTopLevelDictionary
  }
}
