import SwinjectAutoregistration
import Testing

@Suite struct `A container` {
  private final class Store {}
  private final class Model {
    let store: Store
    init(store: Store) { self.store = store }
  }
  private final class Named {
    let name: String
    let number: Int
    init(_ name: String, _ number: Int) {
      self.name = name
      self.number = number
    }
  }

  @Test func `creates registered types and no others`() {
    let container = Container()
    container.register(Store.self) { _ in Store() }
    #expect(container.resolve(Store.self) != nil)
    #expect(container.resolve(Store.self, name: "other") == nil)
    #expect(container.resolve(Model.self) == nil)
  }

  @Test func `logs what it can't resolve`() {
    var lines: [String] = []
    Container.loggingFunction = { lines.append($0) }
    defer { Container.loggingFunction = nil }
    _ = Container().resolve(Store.self, name: "other")
    #expect(lines == ["Swinject: Resolution failed. Service: Store, name: other"])
  }

  @Test func `gives an argument to the parameter of its type, and resolves the others`() {
    let container = Container()
    container.autoregister(
      Named.self, argument: Int.self,
      initializer: { (name: String, number: Int) in
        Named(name, number)
      })
    container.register(String.self) { _ in "one" }
    let made = container.resolve(Named.self, argument: 4)
    #expect(made?.name == "one")
    #expect(made?.number == 4)
  }

  @Test func `retains an object for the lifetime of its scope`() {
    let container = Container()
    container.register(Store.self) { _ in Store() }.inObjectScope(.container)
    container.register(Model.self) { Model(store: $0.resolve(Store.self)!) }
    let (one, other) = (container.resolve(Model.self), container.resolve(Model.self))
    #expect(one !== other)
    #expect(one?.store === other?.store)
    container.resetObjectScope(.container)
    #expect(container.resolve(Store.self) !== one?.store)
  }

  @Test func `doesn't keep what it made weakly or for one graph`() {
    let container = Container()
    container.register(Store.self) { _ in Store() }.inObjectScope(.weak)
    container.register(Named.self) { _ in Named("a", 1) }
    weak let store = container.resolve(Store.self)
    weak let named = container.resolve(Named.self)
    #expect(store == nil)
    #expect(named == nil)
  }

  @Test func `passes arguments on`() {
    let container = Container()
    container.register(Named.self) { (_, name: String, number: Int) in Named(name, number) }
    let made = container.resolve(Named.self, arguments: "a", 7)
    #expect(made?.name == "a")
    #expect(made?.number == 7)
    #expect(container.resolve(Named.self, arguments: 7, "a") == nil)
  }

  @Test func `can be registered with by an app's own extension`() {
    let container = Container()
    container._register(Store.self, factory: { _ in Store() }, name: "own")
    container._register(Named.self, factory: { (_, name: String) in Named(name, 1) })
    #expect(container.resolve(Store.self, name: "own") != nil)
    #expect(container.resolve(Store.self) == nil)
    #expect(container.resolve(Named.self, argument: "a")?.name == "a")
  }

  @Test func `finds the parts of an initializer, and those of its parent`() {
    let parent = Container()
    parent.register(Store.self) { _ in Store() }.inObjectScope(.container)
    let child = Container(parent: parent)
    child.autoregister(Model.self, initializer: Model.init)
    #expect((child ~> Model.self).store === parent.resolve(Store.self))
  }

  @Test func `is filled by assemblies`() {
    struct Stores: Assembly {
      func assemble(container: Container) { container.register(Store.self) { _ in Store() } }
    }
    #expect(Assembler([Stores()]).resolver.resolve(Store.self) != nil)
  }
}
