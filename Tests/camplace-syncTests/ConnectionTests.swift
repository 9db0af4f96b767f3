import CamplaceServices
import FlyingFox
import Foundation
import Testing

@Suite struct ConnectionTests {
  private let child: SyncChild
  private let listing = Listing(count: 3)

  init() throws {
    child = SyncChild()
  }

  @Test func `a failed request is repeated`() async throws {
    try await CampsiteServer.answering { [listing] request, number in
      switch number {
      case 1: .body("Service Unavailable", status: 503)
      case 2: .body(#"{"resultCode":"05","resultMsg":"SERVICETIMEOUT_ERROR"}"#)
      default: listing.page(for: request)
      }
    } during: { server in
      let ending = try await child.run(["--all"], at: server)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(
        ending.output == """
          GoCamping responded with HTTP status 503; retrying (1 of 3)
          GoCamping refused with code 05 (the service took too long); retrying (2 of 3)
          page 1 of 1: 3 of 3 campsites
          3 campsites in the catalog: 3 new, 0 changed, 0 removed

          """)
      #expect(server.requests.count == 3)
    }
    #expect(try child.catalog().campsites.count == 3)
  }

  @Test func `repeated requests count against the daily quota`() async throws {
    try await CampsiteServer.answering { _, _ in
      .body("Service Unavailable", status: 503)
    } during: { server in
      let first = try await child.run(["--all", "--quota", "3", "--retries", "1"], at: server)
      #expect(first.status == 69)
      let second = try await child.run(["--all", "--quota", "3", "--retries", "1"], at: server)
      #expect(second.status == 75)
      #expect(
        second.errors == """
          error: the day's 3 requests are used up
            continue tomorrow (Korean time), or raise --quota if your key allows more

          """)
      #expect(server.requests.count == 3)
    }
  }

  @Test func `a slow request times out`() async throws {
    try await CampsiteServer.answering { [listing] request, _ in
      try await Task.sleep(for: .seconds(30))
      return listing.page(for: request)
    } during: { server in
      let slow = try await child.run(
        ["--all", "--timeout", "300ms", "--retries", "1"], at: server)
      #expect(slow.status == 69)
      #expect(slow.errors.hasPrefix("error: GoCamping didn't respond within 0.3 s\n"))
      #expect(slow.seconds < 25)
      let late = try await child.run(["--all", "--deadline", "400ms"], at: server)
      #expect(late.status == 75)
      #expect(late.errors.hasPrefix("error: the sync wasn't complete within 0.4 s\n"))
      #expect(late.seconds < 25)
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"response\":",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{\"resp",
    "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n", "", "HTTP/1.1 20", "nonsense\r\n\r\n",
  ])
  func `an incomplete response is requested again`(bytes: String) async throws {
    let server = try RawServer { $0.send(bytes) }
    let ending = try await child.run(
      ["--all", "--retries", "1", "--base-url", server.baseURL, "--timeout", "5s"])
    #expect(ending.status == 69, "\(ending.errors)")
    #expect(server.connectionCount == 2)
    #expect(ending.seconds < 60)
  }

  @Test func `a reset connection is retried`() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{")
      connection.reset()
    }
    let ending = try await child.run(
      ["--all", "--retries", "1", "--base-url", server.baseURL, "--timeout", "5s"])
    #expect(ending.status == 69, "\(ending.errors)")
    #expect(server.connectionCount == 2)
  }

  @Test func `a refused connection is reported`() async throws {
    let ending = try await child.run(
      ["--all", "--retries", "0", "--base-url", "http://127.0.0.1:1/GoCamping"])
    #expect(ending.status == 69)
    #expect(
      ending.errors == """
        error: can't connect to the service
          check the network, the proxy and the base URL

        """)
  }

  @Test(arguments: [true, false])
  func `a response over the size limit is rejected`(isAnnounced: Bool) async throws {
    let server = try RawServer { connection in
      connection.send(
        isAnnounced
          ? "HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n" : "HTTP/1.1 200 OK\r\n\r\n")
      let chunk = String(repeating: " ", count: 1 << 20)
      for _ in 0..<1024 where !connection.isClosed { connection.send(chunk) }
    }
    let ending = try await child.run(["--all", "--base-url", server.baseURL])
    #expect(ending.status == 65, "\(ending.errors)")
    #expect(ending.errors.hasPrefix("error: a response was larger than 67108864 bytes\n"))
    #expect(server.connectionCount == 1)
    #expect(server.sentByteCount < 1 << 29)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect to another host is refused and sends nothing there`(
    status: Int
  ) async throws {
    try await CampsiteServer.answering { _, _ in
      .body("")
    } during: { other in
      try await CampsiteServer.answering { _, _ in
        HTTPResponse(
          statusCode: HTTPStatusCode(status, phrase: "Elsewhere"),
          headers: [.location: "http://127.0.0.1:\(other.port)/GoCamping/basedList?x=1"])
      } during: { server in
        let ending = try await child.run(["--all"], at: server)
        #expect(ending.status == 69, "\(ending.errors)")
        #expect(ending.errors.hasPrefix("error: GoCamping redirected the request to 127.0.0.1\n"))
        #expect(server.requests.count == 1)
        #expect(other.requests.isEmpty)
      }
    }
  }

  @Test func `a password challenge fails at once`() async throws {
    try await CampsiteServer.answering { _, _ in
      HTTPResponse(
        statusCode: .unauthorized,
        headers: [HTTPHeader("WWW-Authenticate"): "Basic realm=\"GoCamping\""],
        body: Data("Unauthorized".utf8))
    } during: { server in
      let ending = try await child.run(["--all", "--timeout", "4min"], at: server)
      #expect(ending.status == 77, "\(ending.errors)")
      #expect(ending.seconds < 120)
      #expect(server.requests.count == 1)
    }
  }
}
