import Combine
import ModernRIBs
import Testing

private final class Logic: Interactor {
  let values = PassthroughSubject<Int, Never>()
  var received: [Int] = []

  override func didBecomeActive() {
    values.sink { [weak self] in self?.received.append($0) }
      .cancelOnDeactivate(interactor: self)
  }
}

struct ModernRIBTests {
  @Test func `a subscription ends when the interactor becomes inactive`() {
    let logic = Logic()
    logic.activate()
    logic.values.send(1)
    logic.deactivate()
    logic.values.send(2)
    #expect(logic.received == [1])
  }

  @Test func `an interactor publishes its activity until it is deallocated`() {
    var seen: [String] = []
    var logic: Logic? = Logic()
    let stream: AnyPublisher<Bool, Never>? = logic?.isActiveStream
    let subscription = stream?.sink(
      receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append("\($0)") })
    logic?.activate()
    logic?.deactivate()
    logic = nil
    #expect(seen == ["false", "true", "false", "end"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `values are confined to the time when the interactor is active`() {
    let logic = Logic()
    var confined: [Int] = []
    let subscription = logic.values.eraseToAnyPublisher().confineTo(logic)
      .sink { confined.append($0) }
    logic.values.send(1)
    logic.activate()
    logic.values.send(2)
    logic.deactivate()
    logic.values.send(3)
    #expect(confined == [1, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a workflow completes after its last step`() {
    final class Flow: ModernRIBs.Workflow<Logic> {
      var isComplete = false
      override func didComplete() { isComplete = true }
    }
    let logic = Logic()
    let flow = Flow()
    flow.onStep { logic in
      Just((logic, 1)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    .commit()
    logic.activate()
    flow.subscribe(logic)
    #expect(flow.isComplete)
  }
}
