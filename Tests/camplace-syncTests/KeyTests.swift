import FlyingFox
import Foundation
import Testing

@testable import camplace_sync

@Suite struct KeyTests {
  private let child: SyncChild
  private let listing = Listing(count: 3)

  init() throws {
    child = try SyncChild()
  }

  @Test(arguments: [SyncChild.key, "aB3%2B%2Fx9kQ0z%2B%2FSecret%3D%3D", " \(SyncChild.key)\n"])
  func `A key arrives as it is, decoded or encoded`(key: String) async throws {
    try await CampsiteServer.answering { [listing] request, _ in
      listing.page(for: request)
    } during: { server in
      let ending = try await child.run(["--all"], at: server, key: key)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(server.keys == [SyncChild.key])
    }
  }

  @Test func `The key is encoded but for unreserved characters`() {
    #expect(ServiceKey("a-._~Z0+/=& 가")?.encoded == "a-._~Z0%2B%2F%3D%26%20%EA%B0%80")
    #expect(ServiceKey(" ") == nil)
  }

  @Test func `The key is nowhere in what a failing sync leaves`() async throws {
    let forms = [SyncChild.key, SyncChild.key.encodedForQuery, "Secret"]
    let elsewhere = "http://localhost:1/?serviceKey=\(SyncChild.key.encodedForQuery)"
    let answers: [HTTPResponse] = [
      .body("Unauthorized: \(SyncChild.key)"),
      .body("no access with \(SyncChild.key.encodedForQuery.lowercased())", status: 403),
      .body(#"{"resultCode":"77","resultMsg":"INVALID(\#(SyncChild.key))"}"#),
      .body("{", status: 500), .body("{"),
      HTTPResponse(statusCode: .movedPermanently, headers: HTTPHeaders([.location: elsewhere])),
    ]
    for answer in answers {
      try await CampsiteServer.answering { [listing] request, number in
        number == 1 ? listing.page(for: request) : answer
      } during: { server in
        let ending = try await child.run(["--all", "--page-size", "1"], at: server)
        #expect(ending.status != 0)
        #expect(!ending.errors.isEmpty)
        for (name, bytes) in try child.everythingLeft() {
          for form in forms {
            #expect(bytes.range(of: Data(form.utf8)) == nil, "\(form) in \(name)")
          }
        }
      }
      try FileManager.default.removeItem(atPath: child.cataloguePath)
    }
  }

  @Test func `The key shows in no description`() throws {
    let key = try #require(ServiceKey("hidden"))
    #expect("\(key)" == "(key)")
    #expect(String(reflecting: key) == "(key)")
    #expect(String(describing: Mirror(reflecting: key).children.map(\.value)) == "[]")
  }

  @Test func `Without a key the error says where to get one`() async throws {
    let ending = try await child.run(["--all"], key: nil)
    #expect(ending.status == 78)
    #expect(
      ending.errors == """
        error: there is no service key
          set GOCAMPING_SERVICE_KEY, or API_KEY in API_KEY.xcconfig; a key is free at \
        https://www.data.go.kr/data/15101933/openapi.do

        """)
    #expect(try child.everythingLeft().keys.sorted() == ["errors", "output"])
  }

  @Test func `A key file in the current folder is read`() async throws {
    try Data("API_KEY = \(SyncChild.key)\n".utf8).write(
      to: child.folder.appending(path: "API_KEY.xcconfig"))
    try await CampsiteServer.answering { [listing] request, _ in
      listing.page(for: request)
    } during: { server in
      #expect(try await child.run(["--all"], at: server, key: nil).status == 0)
      let missing = try await child.run(["--all", "--key-file", "none"], at: server, key: nil)
      #expect(missing.status == 78)
      #expect(missing.errors.hasPrefix("error: cannot read none\n"))
    }
  }

  @Test(arguments: [
    ("API_KEY = abc", "abc"), ("API_KEY=abc // the key", "abc"), ("// API_KEY = abc", nil),
    ("API_KEY = a/$()/b==", "a%2F%2Fb%3D%3D"), ("API_KEY = \"abc\"", "abc"), ("API_KEY =", nil),
    ("#include \"x\"\nAPI_KEY = abc\r\nOTHER = 1", "abc"), ("", nil), ("API_KEY", nil),
    ("API_KEY = abc\nGOCAMPING_SERVICE_KEY = def", "def"),
    ("API_KEY = abc%2B", "abc%2B"),
  ])
  func `A key file is read as Xcode reads it`(text: String, encoded: String?) {
    #expect(KeyFile.key(inText: text)?.encoded == encoded)
  }
}
