import Combine
import UIKit

final class CombineViewModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  var cancellables: Set<AnyCancellable> = []
  let passthrough = PassthroughSubject<Int, Never>()
  var shared: AnyPublisher<String, Never>?
  var last = ""
  func note(_ s: String) { last = s }
}
final class CombineScreen: UIViewController {
  let viewModel = CombineViewModel()
  var cancellables: Set<AnyCancellable> = []
  var text = ""
  var left: () -> Void = {}
  func update(_ s: String) { text = s }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    left()
  }
}

private enum Events {
  static let numbers = PassthroughSubject<Int, Never>()
  static let name = CurrentValueSubject<String, Never>("")
  static let pages = PassthroughSubject<String, Never>()
  static var readers: Set<AnyCancellable> = []
}

extension UIControl {
  /// A publisher of the app's own, whose subscription retains the control.
  struct Presses: Publisher {
    typealias Output = UIControl
    typealias Failure = Never
    let control: UIControl
    func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
      subscriber.receive(subscription: PressSubscription(subscriber: subscriber, control: control))
    }
  }
  final class PressSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
    private let subscriber: S
    private let control: UIControl
    init(subscriber: S, control: UIControl) {
      self.subscriber = subscriber
      self.control = control
      control.addTarget(self, action: #selector(press), for: .touchUpInside)
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    @objc func press(_ sender: UIControl) { _ = subscriber.receive(sender) }
  }
}
final class PressButton: UIButton {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var count = 0
  init() {
    super.init(frame: .zero)
    Presses(control: self).sink { [weak self] _ in self?.count += 1 }.store(in: &cancellables)
  }
  required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
  /// A publisher of the app's own, whose subscription retains the view.
  struct Taps: Publisher {
    typealias Output = UIView
    typealias Failure = Never
    let view: UIView
    func receive<S: Subscriber>(subscriber: S) where S.Input == UIView, S.Failure == Never {
      subscriber.receive(subscription: TapSubscription(subscriber: subscriber, view: view))
    }
  }
  final class TapSubscription<S: Subscriber>: Subscription where S.Input == UIView {
    private var subscriber: S?
    private var view: UIView
    init(subscriber: S, view: UIView) {
      self.subscriber = subscriber
      self.view = view
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscriber = nil }
    @objc func tap() { _ = subscriber?.receive(view) }
  }
}
final class TapCell: UITableViewCell {
  var cancellables: Set<AnyCancellable> = []
}
final class TapListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TapCell.self, forCellReuseIdentifier: "tap")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tap", for: indexPath)
    guard let cell = cell as? TapCell else { return cell }
    UIView.Taps(view: cell).sink { [weak self] _ in self?.title = "tapped" }
      .store(in: &cell.cancellables)
    return cell
  }
}

extension Lifetime {
  private init(combine name: String, _ wire: @escaping (CombineScreen) -> Void) {
    self.init(name, of: CombineScreen.init, wire)
  }

  static let ofCombine: [Lifetime] = [
    Lifetime(combine: "first of two readers") { s in
      Events.pages.sink { s.update($0) }.store(in: &s.cancellables)
      s.left = { Events.pages.sink { _ in }.store(in: &Events.readers) }
    },
    Lifetime(combine: "sink self") { s in
      s.viewModel.$query.sink { s.update($0) }.store(in: &s.cancellables)
    },
    Lifetime(combine: "button presses itself") { s in s.view.addSubview(PressButton()) },
    Lifetime("cells tap themselves", of: TapListController.init) { _ in },
    Lifetime(combine: "model sink self") { s in
      let vm = s.viewModel
      vm.$query.debounce(for: .seconds(1), scheduler: DispatchQueue.main).map { $0 + "!" }
        .sink { vm.note($0) }.store(in: &vm.cancellables)
    },
    Lifetime(combine: "assign on self") { s in
      s.viewModel.$query.assign(to: \.text, on: s).store(in: &s.cancellables)
    },
    Lifetime(combine: "share map self c") { s in
      let vm = s.viewModel
      vm.shared = vm.$query.map { vm.last + $0 }.share().eraseToAnyPublisher()
      vm.shared?.sink { [weak s] in s?.update($0) }.store(in: &s.cancellables)
    },
    Lifetime(combine: "autoconnect multicast") { s in
      s.viewModel.$query.map { q in s.text + q }.multicast { PassthroughSubject<String, Never>() }
        .autoconnect()
        .sink { [weak s] in s?.update($0) }.store(in: &s.cancellables)
    },
    Lifetime(combine: "global sink strong") { s in
      Events.numbers.sink { _ in s.update("x") }.store(in: &s.cancellables)
    },
    Lifetime(combine: "global current weak") { s in
      Events.name.sink { [weak s] in s?.update($0) }.store(in: &s.cancellables)
    },
    Lifetime(combine: "future promise") { s in
      Future<Int, Never> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(1)) }
      }
      .sink { _ in s.update("f") }.store(in: &s.cancellables)
    },
    Lifetime(combine: "assign to published") { s in
      s.viewModel.$query.map { [$0] }.assign(to: &s.viewModel.$results)
    },
    Lifetime(combine: "flatMap self model") { s in
      let vm = s.viewModel
      vm.passthrough.flatMap { n in Just(vm.last + "\(n)") }.receive(on: RunLoop.main)
        .sink { [weak s] in s?.update($0) }.store(in: &vm.cancellables)
    },
  ]
}
