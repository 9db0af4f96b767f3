import Combine
import Testing

@MainActor @Suite struct `objectWillChange` {
  private class Plain: ObservableObject {
    var number = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private final class Heir: Plain {}

  private final class Store: ObservableObject {
    @Published var number = 0
  }

  @Test func `is one publisher for each object`() {
    let (first, second) = (Plain(), Heir())
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(second.objectWillChange === second.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
  }

  @Test func `announces changes of a class without published properties`() {
    let (plain, published) = (Heir(), Store())
    var count = 0
    let subscriptions = [
      plain.objectWillChange.sink { count += 1 }, published.objectWillChange.sink { count += 10 },
    ]
    plain.number = 1
    published.number = 1
    published.objectWillChange.send()
    #expect(count == 21)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `doesn't retain its object`() {
    var plain: Plain? = Plain()
    weak let held = plain
    let subscription = plain?.objectWillChange.sink { [weak held] in withExtendedLifetime(held) {} }
    plain = nil
    #expect(held == nil)
    withExtendedLifetime(subscription) {}
  }
}
