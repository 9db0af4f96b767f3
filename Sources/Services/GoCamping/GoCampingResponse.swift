import Foundation

/// The envelope of every GoCamping response, including errors.
public enum GoCampingResponse {
  /// The page in a response's body, for any HTTP status.
  ///
  /// The gateway, the portal, and the service each report errors in their own format; all become a
  /// ``GoCampingError``.
  public static func page<Item: GoCampingItem>(
    of item: Item.Type = Item.self, from body: Data
  ) throws(GoCampingError) -> GoCampingPage<Item> {
    let envelope: Envelope<Item>
    do {
      envelope = try JSONDecoder().decode(Envelope<Item>.self, from: body)
    } catch {
      throw GoCampingError(undecodable: body, because: error)
    }
    switch (envelope.code, envelope.page) {
    case ("0000", let page?):
      return page
    case ("0000", nil):
      throw .malformed("the answer has no body")
    case ("03", _):
      return GoCampingPage(items: [], skipped: [], number: 0, size: 0, totalCount: 0)
    case (let code, _):
      throw .refused(code: code, message: envelope.message)
    }
  }
}

/// The response's header, wherever it is, and the page if there is one.
private struct Envelope<Item: GoCampingItem>: Decodable {
  var code: String
  var message: String
  var page: GoCampingPage<Item>?

  init(from decoder: any Decoder) throws {
    let top = try decoder.container(keyedBy: JSONKey.self)
    if top.contains("response") {
      let response = try top.nestedContainer(keyedBy: JSONKey.self, forKey: "response")
      let header = try response.nestedContainer(keyedBy: JSONKey.self, forKey: "header")
      try self.init(code: "resultCode", message: ["resultMsg"], in: header)
      guard code == "0000" else { return }
      page = try response.decodeIfPresent(GoCampingPage<Item>.self, forKey: "body")
    } else if top.contains("resultCode") {
      try self.init(code: "resultCode", message: ["resultMsg"], in: top)
    } else {
      let outer: JSONKey = "OpenAPI_ServiceResponse"
      let portal =
        top.contains(outer) ? try top.nestedContainer(keyedBy: JSONKey.self, forKey: outer) : top
      let header = try portal.nestedContainer(keyedBy: JSONKey.self, forKey: "cmmMsgHeader")
      try self.init(code: "returnReasonCode", message: ["returnAuthMsg", "errMsg"], in: header)
    }
  }

  private init(
    code: JSONKey, message: [JSONKey], in header: KeyedDecodingContainer<JSONKey>
  ) throws {
    self.code = try header.decode(LenientText.self, forKey: code).text
    self.message =
      message.lazy.compactMap { try? header.decode(String.self, forKey: $0) }
      .first { !$0.isEmpty } ?? ""
  }
}
