import FlyingFox
import Foundation
import Testing

@testable import camplace_sync

@Suite struct KeyTests {
  private let child: SyncChild
  private let listing = Listing(count: 3)

  init() throws {
    child = SyncChild()
  }

  @Test(arguments: [SyncChild.key, "aB3%2B%2Fx9kQ0z%2B%2FSecret%3D%3D", " \(SyncChild.key)\n"])
  func `a decoded and an encoded key reach the server unchanged`(key: String) async throws {
    try await CampsiteServer.answering { [listing] request, _ in
      listing.page(for: request)
    } during: { server in
      let ending = try await child.run(["--all"], at: server, key: key)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(server.keys == [SyncChild.key])
    }
  }

  @Test func `the key is encoded except unreserved characters`() {
    #expect(ServiceKey("a-._~Z0+/=& 가")?.encoded == "a-._~Z0%2B%2F%3D%26%20%EA%B0%80")
    #expect(ServiceKey(" ") == nil)
  }

  @Test func `a failing sync leaves the key nowhere`() async throws {
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
        try expectNoKey(in: child.everythingLeft())
      }
      try FileManager.default.removeItem(atPath: child.catalogPath)
    }
  }

  @Test func `a broken connection or a kill leaves the key nowhere`() async throws {
    let reset = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{")
      connection.reset()
    }
    let cut = try RawServer { $0.send("HTTP/1.1 20") }
    let silent = try RawServer { _ in Thread.sleep(forTimeInterval: 2) }
    for url in [reset.baseURL, cut.baseURL, silent.baseURL, "http://127.0.0.1:1/"] {
      let ending = try await child.run(
        ["--all", "--retries", "1", "--timeout", "500ms", "--base-url", url])
      #expect(ending.status == 69)
      try expectNoKey(in: child.everythingLeft())
    }
    try await CampsiteServer.answering { [listing] request, number in
      if number == 2 { try await Task.sleep(for: .seconds(60)) }
      return listing.page(for: request)
    } during: { server in
      let running = try child.start(["--all", "--page-size", "1"], at: server)
      while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
      kill(running.process.processIdentifier, SIGKILL)
      #expect(try await child.end(of: running).status == -SIGKILL)
      try expectNoKey(in: child.everythingLeft())
    }
  }

  private func expectNoKey(in left: [String: Data]) throws {
    #expect(left.count >= 3)
    for (name, bytes) in left {
      for form in [SyncChild.key, SyncChild.key.encodedForQuery, "Secret"] {
        #expect(bytes.range(of: Data(form.utf8)) == nil, "\(form) in \(name)")
      }
    }
  }

  @Test func `no description contains the key`() throws {
    let key = try #require(ServiceKey("hidden"))
    #expect("\(key)" == "(key)")
    #expect(String(reflecting: key) == "(key)")
    #expect(String(describing: Mirror(reflecting: key).children.map(\.value)) == "[]")
  }

  @Test func `without a key, the error explains how to get one`() async throws {
    let ending = try await child.run(["--all"], key: nil)
    #expect(ending.status == 78)
    #expect(
      ending.errors == """
        error: no service key is set
          set GOCAMPING_SERVICE_KEY, or API_KEY in API_KEY.xcconfig; a key is free at \
        https://www.data.go.kr/data/15101933/openapi.do

        """)
    #expect(try child.everythingLeft().keys.sorted() == ["errors", "output"])
  }

  @Test func `a key file in the current folder is read`() async throws {
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
  func `a key file is parsed like Xcode does`(text: String, encoded: String?) {
    #expect(KeyFile.key(inText: text)?.encoded == encoded)
  }
}
