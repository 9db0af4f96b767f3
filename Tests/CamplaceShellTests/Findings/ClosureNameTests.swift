import Testing

@testable import CoordinatorShellCore
@testable import RetainGraph

@MainActor struct ClosureNameTests {
  private static let functions = [
    1: "RxSwift.AnyObserver.on(RxSwift.Event<A>) -> ()",
    2: "closure #1 (Swift.Int) -> () in Shop.CartView.bind(to: Shop.Cart) -> ()",
  ]

  private func named(_ field: String, _ code: [UInt], library: String?) -> Finding.Link {
    var link = Finding.Link(
      holder: "Sink<Int>", field: field, shape: "handler", holderType: "Sink<Int>",
      isPossible: false)
    link.code = .closures(code)
    link.library = library
    return link.named { address in
      Self.functions[Int(address)].flatMap { FunctionName(demangled: $0) }
    }
  }

  private let field =
    "handler → closure capture of type AnyObserver<Int>.handler → closure capture of type CartView"

  @Test func `names the app's function whose closure a library stores`() {
    let link = named(field, [1, 2], library: "RxSwift")
    #expect(link.holder == "RxSwift")
    #expect(link.field == "closure in CartView.bind(to:) → closure capture of type CartView")
    #expect(link.shape == "handler" && link.holderType == "Sink<Int>")
  }

  @Test func `a library's own closure keeps its name`() {
    #expect(named(field, [1], library: "RxSwift").holder == "Sink<Int>")
  }

  @Test func `the app's own object keeps its name`() {
    #expect(named(field, [1, 2], library: nil).field == field)
  }
}
