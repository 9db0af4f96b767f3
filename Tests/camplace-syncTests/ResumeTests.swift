import CamplaceServices
import FlyingFox
import Foundation
import Synchronization
import Testing

@Suite(.serialized) struct ResumeTests {
  private let listing = Listing(count: 600)

  /// Everything that a catalog says, its index included.
  private func contents(_ child: SyncChild) throws -> [String] {
    let catalog = try child.catalog()
    let here = Coordinate(latitude: 36, longitude: 127.5)
    return catalog.campsites.map { "\($0)" }
      + ["솔향", "캠핑장", "별", "바다 강릉"].map { "\(catalog.search($0).map(\.id))" }
      + catalog.nearest(to: here, within: 30_000).map { "\($0)" }
  }

  @Test func `a sync killed at ten random points has the same result as an undisturbed one`()
    async throws
  {
    // The server keeps the sync waiting at the point where it is to be killed, so that it is killed
    // there however busy the machine is.
    let stall = Atomic(0)
    try await CampsiteServer.answering { [listing] request, number in
      if number == stall.load(ordering: .relaxed) { try await Task.sleep(for: .seconds(60)) }
      return listing.page(for: request)
    } during: { server in
      let arguments = ["--all", "--page-size", "50"]
      let undisturbed = SyncChild()
      let ending = try await undisturbed.run(arguments, at: server)
      #expect(ending.status == 0, "\(ending.errors)")
      let disturbed = SyncChild()
      var kills = 0
      while kills < 10 {
        let point = server.requests.count + Int.random(in: 1...4)
        stall.store(point, ordering: .relaxed)
        let running = try disturbed.start(arguments, at: server)
        while server.requests.count < point, running.process.isRunning {
          try await Task.sleep(for: .milliseconds(10))
        }
        kill(running.process.processIdentifier, SIGKILL)
        if try await disturbed.end(of: running).status == -SIGKILL { kills += 1 }
      }
      stall.store(0, ordering: .relaxed)
      let last = try await disturbed.run(arguments, at: server)
      #expect(last.status == 0, "\(last.errors)")
      let (left, right) = (try contents(disturbed), try contents(undisturbed))
      #expect(left == right)
    }
  }

  @Test func `a killed sync continues at its page`() async throws {
    let child = SyncChild()
    try await CampsiteServer.answering { [listing] request, number in
      if number == 4 { try await Task.sleep(for: .seconds(60)) }
      return listing.page(for: request)
    } during: { server in
      let running = try child.start(["--all", "--page-size", "150"], at: server)
      while server.requests.count < 4 { try await Task.sleep(for: .milliseconds(10)) }
      #expect(try child.catalog().campsites.isEmpty, "nothing is published before the end")
      kill(running.process.processIdentifier, SIGKILL)
      #expect(try await child.end(of: running).status == -SIGKILL)
      let ending = try await child.run(["--all", "--page-size", "150"], at: server)
      #expect(
        ending.output == """
          continuing at page 4 of 4
          page 4 of 4: 600 of 600 campsites
          600 campsites in the catalog: 600 new, 0 changed, 0 removed

          """)
      #expect(server.requests.suffix(2).allSatisfy { $0.hasSuffix("pageNo=4") })
    }
  }

  @Test func `Ctrl-C loses nothing, and the next sync continues`() async throws {
    let child = SyncChild()
    try await CampsiteServer.answering { [listing] request, number in
      if number == 2 { try await Task.sleep(for: .seconds(60)) }
      return listing.page(for: request)
    } during: { server in
      let running = try child.start(["--all", "--page-size", "300"], at: server)
      while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
      kill(running.process.processIdentifier, SIGINT)
      let stopped = try await child.end(of: running)
      #expect(stopped.status == 130)
      #expect(stopped.output == "page 1 of 2: 300 of 600 campsites\n")
      #expect(
        stopped.errors == "\nstopped; the next sync continues from here\n")
      let ending = try await child.run(["--all", "--page-size", "300"], at: server)
      #expect(ending.output.hasPrefix("continuing at page 2 of 2\n"))
      #expect(try child.catalog().campsites.count == 600)
    }
  }

  @Test func `another page size starts over`() async throws {
    let child = SyncChild()
    try await CampsiteServer.answering { [listing] request, number in
      number == 2 ? .body("Unauthorized") : listing.page(for: request)
    } during: { server in
      let failed = try await child.run(["--all", "--page-size", "300"], at: server)
      #expect(failed.status == 77)
      let ending = try await child.run(["--all", "--page-size", "1000"], at: server)
      #expect(ending.status == 0)
      #expect(
        server.requests == [
          "basedList numOfRows=300 pageNo=1", "basedList numOfRows=300 pageNo=2",
          "basedList numOfRows=1000 pageNo=1",
        ])
    }
  }

  @Test func `a list that shrinks during the sync removes no campsites`() async throws {
    let child = SyncChild()
    let (before, after) = (
      Listing(count: 40), Listing(Array(Listing(count: 40).items.dropFirst(5)))
    )
    try await CampsiteServer.answering { request, number in
      (number <= 2 ? before : after).page(for: request)
    } during: { server in
      let first = try await child.run(["--all"], at: server)
      let second = try await child.run(["--all", "--page-size", "20"], at: server)
      #expect([first.status, second.status] == [0, 0])
    }
    #expect(try child.catalog().campsites.count == 40)
  }
}
