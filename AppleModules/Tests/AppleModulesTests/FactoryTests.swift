import FactoryKit
import Testing

@Suite struct `A factory` {
  fileprivate class Store {}
  fileprivate final class OtherStore: Store {}

  fileprivate struct Owner {
    @Injected(\Stores.singleton) var injected
    @LazyInjected(\Stores.singleton) var lazy
    @WeakLazyInjected(\Stores.unique) var weak
    @DynamicInjected(\Stores.unique) var dynamic
  }

  @Test func `keeps an object as its scope says`() {
    let stores = Stores()
    #expect(stores.unique() !== stores.unique())
    #expect(stores.cached() === stores.cached())
    #expect(stores.cached() !== Stores().cached())
    #expect(stores.singleton() === Stores().singleton())
    weak let shared = stores.shared()
    #expect(shared == nil)
    let kept = stores.shared()
    #expect(stores.shared() === kept)
  }

  @Test func `makes an optional object again that nothing retains`() {
    let stores = Stores()
    weak let first = stores.sharedOptional()
    #expect(first == nil)
    #expect(stores.sharedOptional() != nil)
    let kept = stores.sharedOptional()
    #expect(stores.sharedOptional() === kept)
  }

  @Test func `keeps no empty optional`() {
    let stores = Stores()
    #expect(stores.cachedOptional() == nil)
    stores.isFull = true
    let kept = stores.cachedOptional()
    #expect(kept != nil)
    #expect(stores.cachedOptional() === kept)
  }

  @Test func `shares the objects of a graph`() {
    let (one, other) = Stores().pair()
    #expect(one === other)
    #expect(Stores().pair().0 !== one)
  }

  @Test func `uses the closure that was registered last`() {
    let stores = Stores()
    _ = stores.cached()
    stores.cached.register { OtherStore() }
    #expect(stores.cached() is OtherStore)
    stores.reset(options: .registration)
    #expect(stores.cached() is OtherStore)
    stores.cached.reset(.scope)
    #expect(!(stores.cached() is OtherStore))
    #expect(stores.promise() == nil)
  }

  @Test func `passes parameters`() {
    #expect(Stores().text(4) == "4")
  }

  @Test func `injects objects`() {
    let owner = Owner()
    #expect(owner.injected === owner.lazy)
    #expect(owner.weak == nil)
    #expect(owner.dynamic !== owner.dynamic)
    #expect(resolve(\Stores.singleton) === owner.injected)
  }

  @Test func `doesn't retain its container through an injected object`() {
    let injected = Injected(\Replaced.store)
    let lazy = LazyInjected(\Replaced.store)
    _ = lazy.wrappedValue
    weak let container = Replaced.shared
    Replaced.shared = Replaced()
    #expect(container == nil)
    #expect(injected.factory() !== injected.wrappedValue)
  }

  @Test func `may be used on several threads`() async {
    let made = Made()
    let stores = Stores()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          stores.text.register { "\(number + $0)" }
          _ = made.settings.mode
        }
      }
    }
    #expect(made.settings === made.settings)
    #expect(Int(stores.text(0)) != nil)
  }

  fileprivate final class Settings: Sendable {
    let mode = 1
  }

  /// Compiles because its properties are `Sendable`.
  private struct Made: Sendable {
    @LazyInjected(\Stores.settings) var settings
    @Injected(\Stores.settings) var other
    let factory = Stores.shared.settings
  }

  @Test func `may belong to no container, as in version 1`() {
    #expect(Old.first() === Old.first())
    #expect(Old.first() !== Old.second())
    #expect(Injected(Old.first).wrappedValue === LazyInjected(Old.first).wrappedValue)
  }

  @Test func `lets its container register more before it is used`() {
    #expect(Registering.shared.store() is OtherStore)
  }

  @Test func `keeps an object as a registration's scope says`() {
    let stores = Registering()
    #expect(stores.promise() != nil)
    #expect(stores.promise() === stores.promise())
  }

  @Test func `uses a decorator and a context that are registered`() {
    let stores = Stores()
    var decorated: [Store] = []
    stores.unique.decorator { decorated.append($0) }
    stores.unique.onSimulator { OtherStore() }
    let store = stores.unique()
    #expect(store is OtherStore)
    #expect(decorated.first === store)
  }

  @Test func `prefers the simulator's closure to the debugger's, and that to a registered one`() {
    let stores = Stores()
    stores.text.onSimulator { "simulator \($0)" }
    stores.text.onDebug { "debug \($0)" }
    stores.text.register { "registered \($0)" }
    #expect(stores.text(1) == "simulator 1")
    stores.text.reset(.context)
    #expect(stores.text(1) == "registered 1")
    stores.text.context(.device, .debug) { "debug \($0)" }
    #expect(stores.text(1) == "debug 1")
    stores.reset(options: .context)
    #expect(stores.text(1) == "registered 1")
  }

  @Test func `replaces its property's scope unless that is set each time`() {
    let stores = Stores()
    stores.cached.scope(.unique)
    #expect(stores.cached() === stores.cached())
    stores.cachedOnce.scope(.unique)
    #expect(stores.cachedOnce() !== stores.cachedOnce())
  }

  @Test(arguments: [FactoryResetOptions.all, .registration])
  func `lets its container register again after a reset`(options: FactoryResetOptions) {
    let stores = Registering()
    stores.store.register { Store() }
    #expect(!(stores.store() is OtherStore))
    stores.manager.reset(options: options)
    #expect(stores.store() is OtherStore)
  }

  @Test func `keeps a singleton when its container resets the scope`() {
    let stores = Stores()
    let (cached, singleton) = (stores.cached(), stores.singleton())
    stores.manager.reset(scope: .cached)
    stores.manager.reset(scope: .singleton)
    #expect(stores.cached() !== cached)
    #expect(stores.singleton() === singleton)
  }

  @Test func `returns to what its container saved`() {
    let stores = Stores()
    let kept = stores.cached()
    stores.manager.push()
    stores.cached.register { OtherStore() }
    #expect(stores.cached() is OtherStore)
    stores.manager.pop()
    #expect(stores.cached() === kept)
  }

  @Test func `keeps an object for each parameter if it says so`() {
    let stores = Stores()
    #expect(stores.numbered(1) === stores.numbered(1))
    let first = stores.numbered(1)
    #expect(stores.numbered(2) !== first)
    stores.numbered.reset(.scope)
    #expect(stores.numbered(1) !== first)
  }

  @Test func `makes an object again after its time to live`() {
    let stores = Stores()
    stores.cached.timeToLive(1000)
    #expect(stores.cached() === stores.cached())
    stores.cached.timeToLive(0)
    #expect(stores.cached() !== stores.cached())
  }

  @Test func `is found by its object's type`() {
    let stores = Registering()
    #expect(stores.resolve(Store.self) == nil)
    stores.register { Store() }.scope(.cached)
    #expect(stores.resolve(Store.self) != nil)
    #expect(stores.resolve(Store.self) === InjectedType<Store>(stores).wrappedValue)
    #expect(InjectedContainer(Registering.self).wrappedValue === Registering.shared)
  }

  @Test func `forgets what version 1 registered and kept`() {
    let kept = Old.session()
    #expect(Old.session() === kept)
    Container.Registrations.push()
    Old.session.register { OtherStore() }
    #expect(Old.session() is OtherStore)
    Container.Registrations.reset()
    SharedContainer.Scope.session.reset()
    #expect(!(Old.session() is OtherStore))
    Container.Registrations.pop()
    #expect(Old.session() === kept)
  }

  private enum Old {
    nonisolated(unsafe) static let session = Factory<Store>(scope: .session) { Store() }
    nonisolated(unsafe) static let first = Factory<Store>(scope: .singleton) { Store() }
    nonisolated(unsafe) static let second = Factory<Store>(scope: .singleton) { Store() }
  }
}

extension SharedContainer.Scope {
  fileprivate static let session = Cached()
}

private final class Stores: SharedContainer, @unchecked Sendable {
  static let shared = Stores()
  let manager = ContainerManager()

  var unique: Factory<`A factory`.Store> { self { `A factory`.Store() } }
  var cached: Factory<`A factory`.Store> { self { `A factory`.Store() }.cached }
  var shared: Factory<`A factory`.Store> { self { `A factory`.Store() }.shared }
  var singleton: Factory<`A factory`.Store> { self { `A factory`.Store() }.singleton }
  var sharedOptional: Factory<`A factory`.Store?> { self { `A factory`.Store() }.shared }
  var isFull = false
  var cachedOptional: Factory<`A factory`.Store?> {
    self { self.isFull ? `A factory`.Store() : nil }.cached
  }
  var cachedOnce: Factory<`A factory`.Store> { self { `A factory`.Store() }.cached.once() }
  var graph: Factory<`A factory`.Store> { self { `A factory`.Store() }.scope(.graph) }
  var pair: Factory<(`A factory`.Store, `A factory`.Store)> {
    self { (self.graph(), self.graph()) }
  }
  var promise: Factory<`A factory`.Store?> { promised() }
  var numbered: ParameterFactory<Int, `A factory`.Store> {
    self { _ in `A factory`.Store() }.cached.scopeOnParameters
  }
  var settings: Factory<`A factory`.Settings> { self { `A factory`.Settings() } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
}

private final class Replaced: SharedContainer, @unchecked Sendable {
  nonisolated(unsafe) static var shared = Replaced()
  let manager = ContainerManager()

  var store: Factory<`A factory`.Store> { self { `A factory`.Store() } }
}

private final class Registering: SharedContainer, AutoRegistering, Resolving, @unchecked Sendable {
  static let shared = Registering()
  let manager = ContainerManager()

  var store: Factory<`A factory`.Store> { self { `A factory`.Store() } }

  var promise: Factory<`A factory`.Store?> { promised() }

  func autoRegister() {
    store.register { `A factory`.OtherStore() }
    promise.register { `A factory`.Store() }.scope(.cached)
  }
}
