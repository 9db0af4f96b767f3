import Combine
import Testing

@MainActor @Suite struct `Combine` {
  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private var device: HeadlessDevice { HeadlessDevice.boot() }

  @Test func `prefix finishes with its last element, and releases its subscriber`() {
    final class Leaf {}
    var leaf: Leaf? = Leaf()
    weak let held = leaf
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let subscription = subject.filter { $0 > 0 }.prefix(2)
      .sink(
        receiveCompletion: { _ in seen.append("end") },
        receiveValue: { [leaf] in
          seen.append("\($0)")
          withExtendedLifetime(leaf) {}
        })
    leaf = nil
    for number in [0, 1, 2] { subject.send(number) }
    #expect(seen == ["1", "2", "end"])
    #expect(held == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func `publishes a property's current value, and retains its object until cancelled`() {
    weak var released: UIView?
    var values: [CGFloat] = []
    var cancellable: AnyCancellable?
    do {
      let view = UIView()
      view.alpha = 0.5
      released = view
      cancellable = view.publisher(for: \.alpha).sink { values.append($0) }
    }
    #expect(values == [0.5])
    #expect(released != nil)
    cancellable?.cancel()
    #expect(released == nil)
  }

  @Test func `publishes a property's later values until cancelled`() {
    let list = UIScrollView()
    var values: [CGFloat] = []
    let cancellable = list.publisher(for: \.contentOffset).sink { values.append($0.y) }
    list.contentOffset.y = 4
    cancellable.cancel()
    list.contentOffset.y = 8
    #expect(values == [0, 4])
    _ = list.publisher(for: \.contentOffset).first().sink { values.append($0.y) }
    #expect(values == [0, 4, 8])
    let later = list.publisher(for: \.contentOffset, options: [.new]).sink { values.append($0.y) }
    #expect(values == [0, 4, 8])
    list.contentOffset.y = 9
    #expect(values == [0, 4, 8, 9])
    later.cancel()
  }

  @Test func `debounces in virtual time`() {
    let device = device
    let subject = PassthroughSubject<String, Never>()
    var values: [String] = []
    let cancellable = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { values.append($0) }
    subject.send("c")
    subject.send("ca")
    device.advance(by: .milliseconds(100))
    subject.send("cam")
    device.advance(by: .milliseconds(290))
    #expect(values.isEmpty)
    device.settle()
    #expect(values == ["cam"])
    cancellable.cancel()
  }

  @Test func `delivers on the main queue and the main run loop in the next turn`() {
    let device = device
    var values: [Int] = []
    let first = Just(1).receive(on: DispatchQueue.main).sink { values.append($0) }
    let second = Just(2).receive(on: RunLoop.main).sink { values.append($0) }
    let third = Just(3).receive(on: OperationQueue.main).sink { values.append($0) }
    #expect(values.isEmpty)
    device.settle()
    #expect(values == [1, 2, 3])
    withExtendedLifetime([first, second, third]) {}
  }

  @Test func `delays in virtual time`() {
    let device = device
    var values: [Int] = []
    let cancellable = Just(1).delay(for: .seconds(2), scheduler: RunLoop.main)
      .sink { values.append($0) }
    device.advance(by: .seconds(1))
    #expect(values.isEmpty)
    device.advance(by: .seconds(1))
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test func `combines the latest of two, three and four`() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<String, Never>("x")
    var values: [String] = []
    var isFinished = false
    let two = a.combineLatest(b) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in isFinished = true }) { values.append($0) }
    let four = Publishers.CombineLatest4(a, b, Just(7), Just(8)).sink {
      values.append("\($0)\($1)\($2)\($3)")
    }
    let three = a.combineLatest(b, Just(9)).sink { values.append("\($0)\($1)\($2)") }
    #expect(values.isEmpty)
    a.send(1)
    b.send("y")
    #expect(values.sorted() == ["1x", "1x78", "1x9", "1y", "1y78", "1y9"])
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    withExtendedLifetime([two, three, four]) {}
  }

  @Test func `combineLatest ends with the first failure and releases both publishers`() {
    struct Failed: Error {}
    let a = PassthroughSubject<Int, Failed>()
    let b = PassthroughSubject<Int, Failed>()
    var wasCancelled = false
    var completions = 0
    let cancellable = a.handleEvents(receiveCancel: { wasCancelled = true }).combineLatest(b)
      .sink(receiveCompletion: { _ in completions += 1 }) { _ in }
    b.send(completion: .failure(Failed()))
    a.send(completion: .finished)
    #expect(wasCancelled)
    #expect(completions == 1)
    cancellable.cancel()
  }

  @Test func `merges what comes`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let pair = a.merge(with: b).sink { values.append($0) }
    let many = Publishers.MergeMany([a, b]).sink { values.append($0 * 10) }
    b.send(2)
    a.send(1)
    #expect(values.sorted() == [1, 2, 10, 20])
    withExtendedLifetime([pair, many]) {}
  }

  @Test func `merges more than two publishers`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = Just(7)
    var values: [Int] = []
    let three = Publishers.Merge3(a, b, c).sink { values.append($0) }
    let four = Publishers.Merge4(a, b, c, c).sink { values.append($0 * 10) }
    b.send(1)
    #expect(values.sorted() == [1, 7, 10, 70, 70])
    withExtendedLifetime([three, four]) {}
  }

  @Test func `publishes changes of observable objects`() {
    let store = Store()
    var values: [Int] = []
    var changes = 0
    let first = store.$count.sink { values.append($0) }
    let second = store.objectWillChange.sink { changes += 1 }
    store.count = 3
    #expect(values == [0, 3])
    #expect(changes == 1)
    withExtendedLifetime([first, second]) {}
  }

  @Test func `publishes notifications until it is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `a data task sends its request for every subscriber, and fails as its session does`() {
    let session = URLSession(configuration: Echo.configuration)
    for (path, ending) in [("/a", "/a finished"), ("/b", "/b finished"), ("/offline", "-1009")] {
      let publisher = session.dataTaskPublisher(for: URL(string: "https://example.com\(path)")!)
      for _ in 1...2 {
        nonisolated(unsafe) var received = ""
        let hasEnded = DispatchSemaphore(value: 0)
        let cancellable = publisher.sink { completion in
          if case .failure(let error) = completion { received = String(error.code.rawValue) }
          if case .finished = completion { received += " finished" }
          hasEnded.signal()
        } receiveValue: {
          received = String(decoding: $0.data, as: UTF8.self)
        }
        #expect(hasEnded.wait(timeout: .now() + 10) == .success)
        #expect(received == ending)
        cancellable.cancel()
      }
    }
  }

  @Test func `releases what a cancelled subscription captured`() {
    final class Screen {}
    weak let screen: Screen?
    do {
      let made = Screen()
      screen = made
      let name = Notification.Name("x")
      let cancellables = [
        NotificationCenter.default.publisher(for: name).sink { _ in _ = made },
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in _ = made },
        Just(1).combineLatest(PassthroughSubject<Int, Never>()).sink { _ in _ = made },
      ]
      for cancellable in cancellables { cancellable.cancel() }
    }
    #expect(screen == nil)
  }
}

/// Responds with the request's path.
private final class Echo: TestServer {
  override func answer(to request: URLRequest, at url: URL) -> (status: Int, body: String)? {
    url.path == "/offline" ? nil : (200, url.path)
  }
}
