import FlyingFox
import Foundation
import Testing

@testable import CamplaceServices

/// The files of pictures that a sync brings.
@Suite struct PictureTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  private let picture = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xD0, 0x02, 0xE0, 0x01, 0x80, 0, 0, 1, 2, 3, 4, 5, 6,
  ])

  private func cache() -> ImageDiskCache { ImageDiskCache(folder: child.path("pictures")) }

  /// Syncs campsites whose pictures are on the server, then their pictures.
  private func pictures(
    _ arguments: [String] = [], of names: [String], answer: @escaping CampsiteServer.Answer
  ) async throws -> (ending: SyncChild.Ending, base: String) {
    try await CampsiteServer.answering { request, number in
      if request.path.hasSuffix("basedList") {
        let base = "http://127.0.0.1:\(request.headers[.host]?.split(separator: ":").last ?? "")"
        return Listing(
          names.enumerated().map { index, name in
            [
              "contentId": "\(index + 1)", "facltNm": "camp",
              "firstImageUrl": name.hasPrefix("http") ? name : "\(base)/\(name)",
            ]
          }
        ).page(for: request)
      }
      return try await answer(request, number)
    } during: { server in
      let all = try await child.run(["--all"], at: server)
      #expect(all.status == 0, "\(all.errors)")
      let ending = try await child.run(
        ["--picture-folder", child.path("pictures"), "--pictures"] + arguments, at: server,
        key: nil)
      return (ending, "http://127.0.0.1:\(server.port)")
    }
  }

  @Test func `the pictures of all campsites are fetched once, without a key`() async throws {
    let (ending, base) = try await pictures(of: ["1.gif", "2.gif"]) { [picture] _, _ in
      HTTPResponse(statusCode: .ok, body: picture)
    }
    #expect(ending.output == "2 pictures fetched, 0 already there\n")
    #expect(ending.status == 0)
    #expect(cache().picture(at: "\(base)/2.gif")?.bytes == [UInt8](picture))
  }

  @Test func `files that aren't pictures or aren't GoCamping's are skipped and named`() async throws
  {
    let (ending, base) = try await pictures(
      of: ["1.gif", "2.gif", "3.gif", "http://192.0.2.1/\u{1B}[2J.gif"]
    ) { [picture] request, _ in
      switch request.path {
      case "/1.gif": HTTPResponse(statusCode: .ok, body: Data("<html>".utf8))
      case "/2.gif": HTTPResponse(statusCode: .notFound)
      default: HTTPResponse(statusCode: .ok, body: picture)
      }
    }
    #expect(ending.output.contains("no picture at \(base)/1.gif\n"))
    #expect(ending.output.contains("no picture at \(base)/2.gif\n"))
    #expect(ending.output.hasSuffix("1 picture fetched, 0 already there, 3 failed\n"))
    #expect(!ending.output.contains("\u{1B}"))
    #expect(ending.status == 0)
  }

  @Test func `pictures stop at the size limit`() async throws {
    let (ending, _) = try await pictures(
      ["--picture-limit", "40"], of: ["1.gif", "2.gif", "3.gif"]
    ) { [picture] _, _ in HTTPResponse(statusCode: .ok, body: picture) }
    #expect(
      ending.output
        == "2 pictures fetched, 0 already there, 1 not fetched because of the limits\n")
  }
}
