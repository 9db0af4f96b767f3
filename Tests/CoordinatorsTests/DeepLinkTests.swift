import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators
@testable import CoordinatorKit

@MainActor struct DeepLinkTests {
  private let title = Route.Parameter.text("title", isOptional: true)

  private func argument(
    _ link: String, for parameter: Route.Parameter
  ) throws -> RouteArgument {
    try DeepLink(link).argument(for: parameter)
  }

  @Test func `a link names an app and a route and keeps its text`() throws {
    let link = try DeepLink("Camplace://detail/3#map")
    #expect(link.app == "camplace")
    #expect(link.route == "detail")
    #expect(link.description == "Camplace://detail/3#map")
  }

  @Test func `the argument follows the slash or is in the query`() throws {
    #expect(try argument("camplace://detail/3", for: .item(of: "campsite")) == .number(3))
    #expect(try argument("camplace://detail?campsite=3", for: .item(of: "campsite")) == .number(3))
    #expect(try argument("campers://detail/2/", for: .number(of: "camper")) == .number(2))
    #expect(try argument("issues://create?utm=x&title=Door", for: title) == .text("Door"))
    #expect(try argument("camplace://list?utm=x", for: .none) == .none)
  }

  @Test func `digits can be text`() throws {
    #expect(try argument("issues://create?title=007", for: title) == .text("007"))
  }

  @Test func `a missing or empty argument is none`() throws {
    for link in ["issues://create", "issues://create?", "issues://create?title="] {
      #expect(try argument(link, for: title) == .none)
    }
  }

  @Test func `percent signs encode any text, in the path and in the query`() throws {
    let encoded = "%EC%86%94%ED%96%A5%EA%B8%B0"
    #expect(
      try argument("camplace://detail/\(encoded)", for: .item(of: "campsite")) == .text("솔향기"))
    #expect(try argument("issues://create?title=\(encoded)", for: title) == .text("솔향기"))
    #expect(try argument("camplace://detail/솔향기", for: .item(of: "campsite")) == .text("솔향기"))
    #expect(try argument("camplace://detail/a%2Fb", for: .item(of: "campsite")) == .text("a/b"))
  }

  @Test func `a plus sign is a blank only in the query`() throws {
    #expect(try argument("issues://create?title=Fix+the+door", for: title) == .text("Fix the door"))
    #expect(try argument("issues://create?title=1%2B1", for: title) == .text("1+1"))
    #expect(try argument("camplace://detail/a+b", for: .item(of: "campsite")) == .text("a+b"))
  }

  @Test func `a malformed link's error names the problem`() {
    func failure(_ text: String) -> MalformedLink? {
      do {
        _ = try DeepLink(text)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("detail") == .noLink("detail"))
    #expect(failure("://detail") == .noLink("://detail"))
    #expect(failure("camplace://") == .noRoute("camplace://"))
    #expect(failure("camplace://?title=x") == .noRoute("camplace://?title=x"))
    #expect(failure("camplace://detail/3/4") == .tooManyParts("camplace://detail/3/4"))
    #expect(failure("camplace://detail/100%") == .badEncoding("100%"))
    #expect(failure("issues://create?title=%zz") == .badEncoding("%zz"))
    #expect(failure("issues://create?title=%FF") == .badEncoding("%FF"))
  }

  @Test func `an unexpected argument is an error`() {
    #expect(throws: RouteFailure.unexpectedArgument) {
      try argument("camplace://list/3", for: .none)
    }
    #expect(throws: RouteFailure.noLinkItem("title", given: ["titel"])) {
      try argument("issues://create?titel=x", for: title)
    }
  }
}
