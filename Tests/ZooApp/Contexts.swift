import UIKit

private protocol Section {
  associatedtype Item: Row
  var items: [Item] { get }
  var onSelect: ((Item.Key) -> Void)? { get set }
}
private protocol Row { associatedtype Key: Hashable }
private struct TextRow: Row {
  typealias Key = String
  let text: String
}
private struct ScreenRow: Row {
  typealias Key = ObjectIdentifier
  let screen: Screen
}
private struct TextSection: Section {
  var items: [TextRow] = []
  var onSelect: ((String) -> Void)?
}
private protocol Opening: AnyObject { func open() }
extension Screen: Opening { func open() { act() } }
private protocol Sourcing<Element> {
  associatedtype Element
  var first: Element? { get }
}
private struct Sourced<Element>: Sourcing { let first: Element? }

private struct Selected<Content: Section> {
  var section: Content
  /// The closure captures values of types that depend on the section's.
  func handler(_ item: Content.Item, _ key: Content.Item.Key?, _ screen: Screen) -> () -> Void {
    {
      _ = (item, key, self)
      screen.act()
    }
  }
  func weakHandler(_ item: Content.Item, _ key: Content.Item.Key?, _ screen: Screen) -> () -> Void {
    { [weak screen] in
      _ = (item, key, self)
      screen?.act()
    }
  }
  func itself(_ item: Content.Item) -> () -> Void { { _ = (item, self) } }
}
private func opaqueSource(_ screen: Screen) -> some Sourcing<Screen> { Sourced(first: screen) }
private func holding(_ source: some Sourcing) -> () -> Void { { _ = source.first } }
private func holdingOptional<Value>(_ value: Value??, _ number: Int8) -> () -> Void {
  { _ = (number, value) }
}
private func holdingResult<Value>(_ result: Result<Value, any Error>) -> () throws -> Value {
  { try result.get() }
}
private func holdingArray<each Value>(_ value: repeat each Value) -> () -> Int {
  {
    var count = 0
    for _ in repeat each value { count += 1 }
    return count
  }
}
private func holdingTyped<Failure: Error>(_ body: @escaping () throws(Failure) -> Void)
  -> () throws(Failure) -> Void
{ { () throws(Failure) in try body() } }
private struct OpeningFailure: Error { let by: Screen }

private enum Destination {
  case none
  case detail(id: Int, Screen)
  case closures(Int8, (() -> Void)?, Bool)
  case both(Screen, weak: WeakBox<Screen>)
  indirect case nested(Destination, depth: Int)
}
private struct Flags: OptionSet { let rawValue: UInt8 }
private struct Wide {
  let flags: Flags
  let date = Date(timeIntervalSince1970: 0)
  let url: URL?
  let rect: CGRect
  let body: (() -> Void)?
}

// MARK: Subclasses of Foundation's classes

private final class ScreenFormatter: Formatter, @unchecked Sendable {
  var screen: Screen?
  override func string(for object: Any?) -> String? { screen?.title }
}
private final class ScreenOperation: Operation, @unchecked Sendable {
  let done: () -> Void
  init(_ done: @escaping () -> Void) { self.done = done }
}
private final class ScreenDecoder: JSONDecoder, @unchecked Sendable { var screen: Screen? }
private class ScreenCache: NSCache<NSString, NSString>, NSCacheDelegate, @unchecked Sendable {
  var evicted: (() -> Void)?
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) { evicted?() }
}
private final class ScreenStream: NSObject, StreamDelegate {
  let input = InputStream(data: Data())
  var ended: (() -> Void)?
  override init() {
    super.init()
    input.delegate = self
  }
}
private final class ScreenError: NSError, @unchecked Sendable { var screen: Screen? }
private class GenericBase<Value> {
  private let flag: UInt8 = 1
  var value: Value?
  private let number: Int32 = 2
}
private class GenericMiddle<Value>: GenericBase<(Value, Int8)> { var handler: ((Value) -> Void)? }
private final class ConcreteEnd: GenericMiddle<String> {
  var last: Screen?
  weak var weakly: Screen?
}

/// Contexts of closures, payloads and subclasses whose layouts depend on other types.
extension Shape {
  private static func context(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ hold: @escaping (Screen) -> Void
  ) -> Shape { screen("context, \(name)", verdict, keeper, cut: cut, hold) }
  private static let ofAction =
    "action → closure capture of type Screen ← make this weak: frees all"

  static let contexts: [Shape] = [
    context("of dependent types", .leaked, "action", cut: ofAction) { screen in
      screen.action = Selected(section: TextSection()).handler(TextRow(text: "a"), "a", screen)
    },
    context("of dependent types, weak", .none) { screen in
      screen.action = Selected(section: TextSection()).weakHandler(TextRow(text: "a"), nil, screen)
    },
    context("of a generic section whose handler captures", .leaked, "onSelect") { screen in
      var selected = Selected(section: TextSection())
      selected.section.onSelect = { screen.title = $0 }
      screen.action = selected.itself(TextRow(text: "a"))
    },
    context("of a generic section whose handler knows", .none) { screen in
      var selected = Selected(section: TextSection())
      selected.section.onSelect = { [weak screen] in screen?.title = $0 }
      screen.action = selected.itself(TextRow(text: "a"))
    },
    context("of an opaque source", .leaked, "action") { $0.action = holding(opaqueSource($0)) },
    context("of an opaque source of a weak box", .none) {
      $0.action = holding(Sourced(first: WeakBox(object: $0)))
    },
    context("of a constrained existential", .leaked, "action") { screen in
      let source: any Sourcing<Screen> = Sourced(first: screen)
      screen.action = { _ = source.first }
    },
    context("of a doubled optional after a byte", .leaked, "action") {
      $0.action = holdingOptional($0, 1)
    },
    context("of a doubled optional that is nil within", .none) {
      $0.action = holdingOptional(Optional<Screen?>.some(nil), 1)
    },
    context("of a result", .leaked, "action") { screen in
      let body = holdingResult(Result<Screen, any Error>.success(screen))
      screen.action = { _ = try? body() }
    },
    context("of a failed result whose error knows the screen strongly", .leaked, "by") { screen in
      let body = holdingResult(Result<Int, any Error>.failure(OpeningFailure(by: screen)))
      screen.action = { _ = try? body() }
    },
    context("of a pack of different sizes", .leaked, "action") { screen in
      let body = holdingArray(UInt8(1), screen, "text", 2.0)
      screen.action = { _ = body() }
    },
    context("of a pack without the screen", .none) { screen in
      let body = holdingArray(UInt8(1), WeakBox(object: screen), "text", 2.0)
      screen.action = { _ = body() }
    },
    context("of a typed error's thrower", .leaked, "action") { screen in
      let body = holdingTyped { () throws(OpeningFailure) in throw OpeningFailure(by: screen) }
      screen.action = { try? body() }
    },
    context("of an unowned existential", .none) { screen in
      let opening: any Opening = screen
      screen.action = { [unowned opening] in opening.open() }
    },
    context("of a weak existential", .none) { screen in
      let opening: any Opening = screen
      screen.action = { [weak opening] in opening?.open() }
    },
    context("of a weak existential beside a strong one", .leaked, "action") { screen in
      let opening: any Opening = screen
      screen.action = { [weak weakly = opening] in
        weakly?.open()
        opening.open()
      }
    },
    context("of a weak variable of an existential", .none) { screen in
      weak var opening: (any Opening)? = screen
      screen.action = { opening?.open() }
      screen.other = { opening = nil }
    },
    context("of a local actor-isolated function", .leaked, "action") { screen in
      @MainActor func show() { screen.act() }
      screen.action = { MainActor.assumeIsolated { show() } }
    },
    context("of a destination", .leaked, "any", cut: "any.detail.1 ← make this weak: frees all") {
      $0.any = Destination.detail(id: 1, $0)
    },
    context("of a destination's optional closure", .leaked, "any") { screen in
      screen.any = Destination.closures(1, { screen.act() }, true)
    },
    context("of a destination without its closure", .none) {
      $0.any = Destination.closures(1, nil, true)
    },
    context("of a nested destination", .leaked, "any") { screen in
      screen.any = Destination.nested(
        .nested(.both(screen, weak: WeakBox(object: screen)), depth: 2), depth: 1)
    },
    context("of a wide structure", .leaked, "any") { screen in
      screen.any = Wide(flags: [], url: nil, rect: .zero) { screen.act() }
    },
    context("of a wide structure that a closure captures", .leaked, "action") { screen in
      let wide = Wide(flags: [], url: URL(string: "a:b"), rect: .zero) { screen.act() }
      screen.action = { wide.body?() }
    },
    context("of a wide structure without a body", .none) { screen in
      let wide = Wide(flags: [], url: URL(string: "a:b"), rect: .zero, body: nil)
      screen.action = { wide.body?() }
    },
    context("of rows as values", .leaked, "any") { $0.any = [ScreenRow(screen: $0)] },
    context("of a formatter", .leaked, "object", cut: "screen ← make this weak: frees all") {
      let formatter = ScreenFormatter()
      formatter.screen = $0
      $0.object = formatter
    },
    context("of an operation's subclass", .leaked, "done") { screen in
      screen.object = ScreenOperation { screen.act() }
    },
    context("of an operation's subclass, weak", .none) { screen in
      screen.object = ScreenOperation { [weak screen] in screen?.act() }
    },
    context("of a decoder's subclass", .leaked, "screen") {
      let decoder = ScreenDecoder()
      decoder.screen = $0
      $0.object = decoder
    },
    context("of a cache's subclass that is its own delegate", .leaked, "evicted") { screen in
      let cache = ScreenCache()
      cache.evicted = { screen.act() }
      screen.object = cache
    },
    context("of a cache's subclass that is its own delegate, weak", .none) { screen in
      let cache = ScreenCache()
      cache.delegate = cache
      cache.evicted = { [weak screen] in screen?.act() }
      screen.object = cache
    },
    context("of a stream's delegate that the screen forgets", .none) { screen in
      let stream = ScreenStream()
      stream.ended = { screen.act() }
    },
    context("of a stream's delegate", .leaked, "ended") { screen in
      let stream = ScreenStream()
      stream.ended = { screen.act() }
      screen.object = stream
    },
    context("of an error's subclass", .leaked, "screen") {
      let error = ScreenError(domain: "a", code: 1)
      error.screen = $0
      $0.any = error
    },
    context("of a generic superclass's handler", .leaked, "handler") { screen in
      let end = ConcreteEnd()
      end.handler = { screen.title = $0 }
      end.value = (("a"), 1)
      screen.object = end
    },
    context("of a subclass of generic classes", .leaked, "last") {
      let end = ConcreteEnd()
      end.last = $0
      $0.object = end
    },
    context("of a subclass of generic classes, weak", .none) {
      let end = ConcreteEnd()
      end.weakly = $0
      $0.object = end
    },
  ]
}
