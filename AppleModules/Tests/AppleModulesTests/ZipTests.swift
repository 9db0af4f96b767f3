import Combine
import Testing

@MainActor @Suite struct `Combine's zip` {
  /// A publisher whose values arrive after its cancellation, as those on their way from another queue do.
  private final class Late: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private var send: ((Int) -> Void)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      send = { _ = subscriber.receive($0) }
      subscriber.receive(subscription: Subscriptions.empty)
    }

    func send(_ value: Int) { send?(value) }
  }

  private func text<P: Publisher>(of publisher: P) -> [String] where P.Failure: Equatable {
    var seen: [String] = []
    let subscription = publisher.sink(
      receiveCompletion: { seen.append($0 == .finished ? "end" : "failure") },
      receiveValue: { seen.append("\($0)") })
    withExtendedLifetime(subscription) {}
    return seen
  }

  @Test func `ignores what arrives after its end`() {
    let late = Late()
    var seen: [Int] = []
    let subscription = late.zip(Just(10)).sink { seen.append($0 + $1) }
    for number in 1...3 { late.send(number) }
    #expect(seen == [11])
    withExtendedLifetime(subscription) {}
  }

  @Test func `ignores what arrives after its cancellation, also if its type is written out`() {
    let late = Late()
    var seen: [Int] = []
    let zip: Publishers.Zip<Late, PassthroughSubject<Int, Never>> = Publishers.Zip(late, .init())
    zip.sink { seen.append($0 + $1) }.cancel()
    late.send(1)
    zip.b.send(1)
    #expect(seen.isEmpty)
  }

  @Test func `pairs values in order, and finishes when no pair can follow`() {
    #expect(
      text(of: [1, 2, 3].publisher.zip(["a", "b"].publisher)) == [
        #"(1, "a")"#, #"(2, "b")"#, "end",
      ])
    #expect(
      text(of: [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher) { $0 + $1 + $2 }) == [
        "9", "12", "end",
      ])
    let four = [1].publisher.zip([2].publisher, [3].publisher, [4].publisher)
    #expect(text(of: four) == ["(1, 2, 3, 4)", "end"])
    #expect(text(of: Empty<Int, Never>().zip([1].publisher)) == ["end"])
  }

  @Test func `fails at once, and cancels the other publisher`() {
    struct Refusal: Error, Equatable {}
    var wasCancelled = false
    let other = PassthroughSubject<Int, Refusal>().handleEvents(receiveCancel: {
      wasCancelled = true
    })
    #expect(text(of: other.zip(Fail<Int, Refusal>(error: Refusal()))) == ["failure"])
    #expect(wasCancelled)
  }

  @Test func `asks for as many values as its subscriber`() {
    var requests: [Subscribers.Demand] = []
    let numbers = [1, 2, 3].publisher.handleEvents(receiveRequest: { requests.append($0) })
    #expect(text(of: numbers.zip([4, 5, 6].publisher).prefix(2)) == ["(1, 4)", "(2, 5)", "end"])
    #expect(!requests.isEmpty)
  }
}
