import StandIns
import Testing

private protocol Shop: AnyObject {}
private final class LocalShop: Shop {}
private final class Cart {
  let shop: any Shop
  init(shop: any Shop) { self.shop = shop }
}

/// The closures that an app registers in a missing module's container answer for their types.
@Suite(.serialized) @MainActor struct StandInFactoryTests {
  private let container = StandIn()

  private func register<Made>(_ key: Any?, _ make: @escaping () throws -> Made) {
    standInFactory("register", #fileID, 1, keptBy: container, keys: [key], make)
  }

  @Test func `a stand-in becomes what a registered closure makes, and stays it`() {
    register(nil) { LocalShop() }
    let answer = container.answer
    let shop: any Shop = standInValue(answer)
    #expect(shop is LocalShop)
    #expect(standInValue(answer) as any Shop === shop)
    #expect((standInValue(container.other) as (any Shop)?) !== shop)
  }

  @Test func `a closure may ask for what others make`() {
    register((any Shop).self) { LocalShop() as any Shop }
    register(Cart.self) { Cart(shop: standInValue(StandIn())) }
    let cart: Cart! = standInResolved()
    #expect(cart.shop is LocalShop)
    let same = container.resolve(Cart.self)!
    #expect(same.shop is LocalShop)
    let shop: any Shop = container.resolve()
    #expect(shop is LocalShop)
  }

  @Test func `the latest closure for a type answers`() {
    final class Other: Shop {}
    register((any Shop).self) { LocalShop() }
    register((any Shop).self) { Other() }
    #expect(standInService() as (any Shop)? is Other)
  }

  @Test func `a deallocated container resolves no object`() {
    do {
      let other = StandIn()
      standInFactory("register", #fileID, 1, keptBy: other, keys: []) { Cart(shop: LocalShop()) }
      #expect(standInService() as Cart? != nil)
    }
    #expect(standInService() as Cart? == nil)
  }
}
