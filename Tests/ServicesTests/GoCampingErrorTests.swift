import Foundation
import Testing

@testable import CamplaceServices

@Suite struct GoCampingErrorTests {
  private func error(of body: String) throws -> GoCampingError {
    try #require(throws: GoCampingError.self) {
      try GoCampingResponse.page(of: Campsite.self, from: Data(body.utf8))
    }
  }

  @Test(arguments: [
    #"{"response":{"header":{"resultCode":"30","resultMsg":"NO KEY"}}}"#,
    #"{"response":{"header":{"resultCode":30,"resultMsg":"NO KEY"},"body":""}}"#,
    #"{"resultCode":"30","resultMsg":"NO KEY"}"#,
    """
    {"OpenAPI_ServiceResponse":{"cmmMsgHeader":
    {"errMsg":"SERVICE ERROR","returnAuthMsg":"NO KEY","returnReasonCode":"30"}}}
    """,
    #"{"cmmMsgHeader":{"errMsg":"NO KEY","returnReasonCode":"30"}}"#,
    """
    <?xml version="1.0"?>
    <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>
    <returnAuthMsg>NO KEY</returnAuthMsg><returnReasonCode>30</returnReasonCode></cmmMsgHeader>
    </OpenAPI_ServiceResponse>
    """,
  ])
  func `every format of a refusal is the same error`(body: String) throws {
    #expect(try error(of: body) == .refused(code: "30", message: "NO KEY"))
  }

  @Test(arguments: ["Unauthorized", " API rate limit exceeded\n", "Unexpected errors"])
  func `plain text is an error of the gateway`(body: String) throws {
    let message = body.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try error(of: body) == .gateway(message: message))
  }

  @Test(arguments: [
    ("", "the answer is no JSON"), ("{", "the answer is no JSON"),
    ("<html></html>", "the answer is no JSON"), ("[]", "the answer is not of the right kind"),
    (#"{"a":1}"#, "cmmMsgHeader is missing"), (#"{"response":{}}"#, "response.header is missing"),
    (
      #"{"response":{"header":{"resultCode":"0000"},"body":{"items":[1]}}}"#,
      "response.body.items is not of the right kind"
    ),
    (#"{"response":{"header":{"resultCode":"0000"}}}"#, "the answer has no body"),
  ])
  func `another malformed response names the field`(body: String, place: String) throws {
    #expect(try error(of: body) == .malformed(place))
  }

  @Test func `an empty response is an empty page`() throws {
    let body = #"{"response":{"header":{"resultCode":"03","resultMsg":"NODATA_ERROR"}}}"#
    let page = try GoCampingResponse.page(of: Campsite.self, from: Data(body.utf8))
    #expect(page.items.isEmpty)
    #expect(page.totalCount == 0)
  }

  @Test func `errors are sentences`() {
    #expect(
      GoCampingError.refused(code: "22", message: "LIMITED").description
        == "GoCamping refused with code 22 (the day's quota is used up)")
    #expect(
      GoCampingError.refused(code: "77", message: "ODD").description
        == "GoCamping refused with code 77 (ODD)")
    #expect(
      GoCampingError.gateway(message: "Unauthorized").description
        == "the gateway of GoCamping answered: Unauthorized")
  }
}
