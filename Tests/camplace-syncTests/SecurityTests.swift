import CamplaceServices
import Foundation
import Testing

@testable import camplace_sync

@Suite struct SecurityTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  /// A server with a certificate of its own, in a folder beside the sync's.
  private func server() throws -> TLSServer {
    let folder = child.folder.appending(path: "server")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try TLSServer(in: folder)
  }

  private func firstPage(of server: TLSServer) throws -> URL {
    let key = try #require(ServiceKey(SyncChild.key))
    return try Endpoint(server.baseURL).url(of: .everything, page: 1, size: 1000, key: key)
  }

  @Test(.enabled(if: TLSServer.isPossible, "there is no openssl to serve with"))
  func `an untrusted certificate is refused and named`() async throws {
    let server = try server()
    let ending = try await child.run(["--all", "--base-url", server.baseURL])
    #expect(ending.status == 76)
    #expect(
      ending.errors.replacing("self signed", with: "self-signed") == """
        error: the certificate of localhost isn't trusted (self-signed certificate)
          check the clock and the certificates of this machine, and the proxy

        """)
    #expect(ending.output == "", "trying again would not help")
    #expect(try child.catalog().campsites.isEmpty)
  }

  @Test(.enabled(if: TLSServer.isTrustPossible, "only root may have certificates of its own"))
  func `a trusted certificate is accepted`() async throws {
    let server = try server()
    let page = Listing(count: 2).page(1, size: 1000)
    try server.serve(
      "HTTP/1.1 200 OK\r\nContent-Length: \(page.utf8.count)\r\n\r\n\(page)",
      at: firstPage(of: server))
    let ending = try await child.run(
      ["--all", "--base-url", server.baseURL], through: server.trusting)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(try child.catalog().campsites.count == 2)
  }

  @Test(.enabled(if: TLSServer.isTrustPossible, "only root may have certificates of its own"))
  func `a redirect from https to http is refused and sends nothing there`() async throws {
    let server = try server()
    try await CampsiteServer.answering { request, _ in
      Listing(count: 2).page(for: request)
    } during: { plain in
      let page = try firstPage(of: server)
      let elsewhere = "\(plain.baseURL)/basedList?\(page.query(percentEncoded: true) ?? "")"
        .replacing("127.0.0.1", with: "localhost")
      try server.serve(
        "HTTP/1.1 302 Found\r\nLocation: \(elsewhere)\r\nContent-Length: 0\r\n\r\n", at: page)
      let ending = try await child.run(
        ["--all", "--base-url", server.baseURL], through: server.trusting)
      #expect(ending.status == 69, "\(ending.errors)")
      #expect(ending.errors.hasPrefix("error: GoCamping redirected the request to localhost\n"))
      #expect(plain.requests.isEmpty)
    }
  }

  @Test func `a server without TLS is refused`() async throws {
    let server = try RawServer { $0.send("HTTP/1.1 400 Bad Request\r\n\r\n") }
    let ending = try await child.run(
      ["--all", "--base-url", server.baseURL.replacing("http:", with: "https:")])
    #expect(ending.status == 76)
    #expect(
      ending.errors == """
        error: the service uses no supported version of TLS
          check the base URL and the proxy

        """)
    #expect(server.connectionCount == 1)
  }

  @Test func `the key isn't sent to another machine over plain http`() async throws {
    let ending = try await child.run(["--all", "--base-url", "http://192.0.2.1/GoCamping"])
    #expect(ending.status == 64)
    #expect(
      ending.errors == """
        error: will not send the service key to 192.0.2.1 over plain http
          use https, or http to this machine

        """)
  }
}
