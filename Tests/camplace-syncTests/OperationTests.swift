import CamplaceServices
import FlyingFox
import Foundation
import Testing

@Suite struct OperationTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  /// Syncs with a listing, and returns the requests.
  private func sync(_ arguments: [String], with listing: Listing) async throws
    -> (ending: SyncChild.Ending, requests: [String])
  {
    try await CampsiteServer.answering { request, _ in
      listing.page(for: request)
    } during: { server in
      let ending = try await child.run(arguments, at: server)
      #expect(ending.status == 0, "\(ending.errors)")
      return (ending, server.requests)
    }
  }

  @Test func `everything is fetched in pages of a thousand`() async throws {
    let (ending, requests) = try await sync([], with: Listing(count: 2100))
    #expect(
      requests == [
        "basedList numOfRows=1000 pageNo=1", "basedList numOfRows=1000 pageNo=2",
        "basedList numOfRows=1000 pageNo=3",
      ])
    #expect(
      ending.output == """
        page 1 of 3: 1000 of 2100 campsites
        page 2 of 3: 2000 of 2100 campsites
        page 3 of 3: 2100 of 2100 campsites
        2100 campsites in the catalog: 2100 new, 0 changed, 0 removed

        """)
    let catalog = try child.catalog()
    #expect(catalog.campsites.map(\.id) == (1...2100).map { "\($0)" })
    #expect(catalog.search("바다 2017").map(\.id) == ["2017"])
  }

  @Test func `fetching everything removes unlisted campsites`() async throws {
    _ = try await sync(["--all"], with: Listing(count: 5))
    var listing = Listing(count: 4)
    listing.items[0]["tel"] = "033-1"
    listing.items.remove(at: 2)
    let (ending, _) = try await sync(["--all"], with: listing)
    #expect(ending.output.hasSuffix("3 campsites in the catalog: 0 new, 1 changed, 2 removed\n"))
    let catalog = try child.catalog()
    #expect(catalog.campsites.map(\.id) == ["1", "2", "4"])
    #expect(catalog.campsites.map(\.phone) == ["033-1", nil, nil])
    #expect(catalog.search("캠핑장 5").isEmpty)
  }

  @Test func `after a complete sync, changes are added, updated and deleted`() async throws {
    _ = try await sync([], with: Listing(count: 3))
    var listing = Listing(count: 4)
    for (number, status) in ["U", "D", "A", "A"].enumerated() {
      listing.items[number]["syncStatus"] = status
    }
    listing.items[0]["facltNm"] = "새 이름"
    listing.items.append(["contentId": "77", "syncStatus": "D"])
    let (ending, requests) = try await sync([], with: listing)
    #expect(requests == ["basedSyncList numOfRows=1000 pageNo=1"])
    #expect(ending.output.hasSuffix("3 campsites in the catalog: 1 new, 1 changed, 1 removed\n"))
    let catalog = try child.catalog()
    #expect(catalog.campsites.map(\.id) == ["1", "3", "4"])
    #expect(catalog.search("새이름").map(\.id) == ["1"])
  }

  @Test func `changes can start at a given day`() async throws {
    let (_, requests) = try await sync(["--since", "20261002"], with: Listing([]))
    #expect(requests == ["basedSyncList numOfRows=1000 pageNo=1 syncModTime=20261002"])
  }

  @Test func `campsites around a point are added to the catalog`() async throws {
    _ = try await sync(["--all"], with: Listing(count: 3))
    let (ending, requests) = try await sync(
      ["--near", "37.75,128.87", "--radius", "20km"], with: Listing(count: 5))
    #expect(
      requests == [
        "locationBasedList numOfRows=1000 pageNo=1 mapX=128.87 mapY=37.75 radius=20000"
      ])
    #expect(ending.output.hasSuffix("5 campsites in the catalog: 2 new, 0 changed, 0 removed\n"))
  }

  @Test func `a search adds to the catalog and encodes its word`() async throws {
    let (_, requests) = try await sync(["--search", "솔 & 향+기"], with: Listing(count: 1))
    #expect(requests == ["searchList numOfRows=1000 pageNo=1 keyword=솔 & 향+기"])
  }

  @Test func `a campsite's pictures keep their order`() async throws {
    _ = try await sync(["--all"], with: Listing(count: 2, extra: ["firstImageUrl": "a.kr/0.jpg"]))
    let listing = Listing([
      ["contentId": "2", "serialnum": "2", "imageUrl": "https://a.kr/2.jpg"],
      ["contentId": "2", "serialnum": "1", "imageUrl": "a.kr/1.jpg"],
      ["contentId": "2", "serialnum": "3", "imageUrl": ""],
      ["contentId": "1", "serialnum": "4", "imageUrl": "https://a.kr/4.jpg"],
    ])
    let (ending, requests) = try await sync(["--pictures", "2"], with: listing)
    #expect(requests == ["imageList numOfRows=1000 pageNo=1 contentId=2"])
    #expect(
      ending.output == """
        skipped 2: imageUrl is missing
        2 pictures of campsite 2
        2 campsites in the catalog: 0 new, 0 changed, 0 removed, 1 skipped

        """)
    let catalog = try child.catalog()
    #expect(
      catalog.pictures(of: "2") == [
        "http://a.kr/0.jpg", "http://a.kr/1.jpg", "https://a.kr/2.jpg",
      ])
    #expect(catalog.pictures(of: "1") == ["http://a.kr/0.jpg"])
    #expect(catalog.pictures(of: "9") == [])
  }

  @Test func `an empty response around a point isn't an error`() async throws {
    let ending = try await CampsiteServer.answering { _, _ in
      .body(#"{"response":{"header":{"resultCode":"03","resultMsg":"NODATA_ERROR"}}}"#)
    } during: {
      try await child.run(["--near", "33,126", "--radius", "1m"], at: $0)
    }
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.output.hasSuffix("0 campsites in the catalog: 0 new, 0 changed, 0 removed\n"))
  }
}
