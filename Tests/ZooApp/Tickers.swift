import UIKit

// MARK: Timers, links, notifications and observed keys

private final class StopwatchController: UIViewController {
  enum Style { case inDeinit, disappears, proxy, forever }
  private let style: Style
  private var timer: Timer?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    switch style {
    case .inDeinit, .disappears, .forever:
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self,
        selector: Selector("tick", StopwatchController.tick), userInfo: nil, repeats: true)
    case .proxy:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        tick()
      }
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if style == .disappears { timer?.invalidate() }
  }
  func tick() { title = "tick" }
  deinit { timer?.invalidate() }
}

private final class LinkProxy: NSObject {
  weak var view: SpinnerView?
  func step() { view?.step() }
}
private final class SpinnerView: UIView {
  private var link: CADisplayLink?
  private let isProxied: Bool
  init(isProxied: Bool) {
    self.isProxied = isProxied
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, link == nil else { return }
    if isProxied {
      let proxy = LinkProxy()
      proxy.view = self
      link = CADisplayLink(target: proxy, selector: Selector("step", LinkProxy.step))
    } else {
      link = CADisplayLink(target: self, selector: Selector("step", SpinnerView.step))
    }
    link?.add(to: .main, forMode: .common)
  }
  func step() { alpha = 0.5 }
  deinit { link?.invalidate() }
}
/// A label that counts up.
private final class CountingLabel: UILabel {
  private var link: CADisplayLink?
  private var count = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector("step", CountingLabel.step))
    link?.add(to: .main, forMode: .common)
  }

  func step() {
    count += 1
    text = "\(count)"
    if count == 60 { link?.invalidate() }
  }
}

private final class CountingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(CountingLabel())
  }
}

private final class LoadingController: UIViewController {
  private let spinner: SpinnerView
  init(isProxied: Bool) {
    spinner = SpinnerView(isProxied: isProxied)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
  }
}

private final class NotificationBag {
  private var tokens: [NSObjectProtocol] = []
  func add(_ name: Notification.Name, _ body: @escaping (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body))
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
private final class InboxController: UIViewController {
  enum Style { case strong, weak, selector, inner }
  private let style: Style
  private let bag = NotificationBag()
  private var badge = 0
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = Notification.Name("newMail")
    switch style {
    case .strong: bag.add(name) { _ in self.badge += 1 }
    case .weak: bag.add(name) { [weak self] _ in self?.badge += 1 }
    case .selector:
      NotificationCenter.default.addObserver(
        self, selector: Selector("mail", InboxController.mail), name: name, object: nil)
    case .inner:
      bag.add(name) { [weak self] _ in
        DispatchQueue.main.async { self?.badge += 1 }
      }
    }
  }
  func mail() { badge += 1 }
}

private final class PlayerController: UIViewController {
  private let progress = UIProgressView()
  private var observation: NSKeyValueObservation?
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(progress)
    if strongly {
      observation = progress.observe(\.alpha, options: [.new, .initial]) { _, _ in self.update() }
    } else {
      observation = progress.observe(\.alpha, options: [.new, .initial]) { [weak self] _, _ in
        self?.update()
      }
    }
  }
  private func update() { title = "playing" }
}

private final class SensorController: UIViewController {
  enum Style { case strong, weak }
  private let style: Style
  private var source: DispatchSourceTimer?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    switch style {
    case .strong: source.setEventHandler { self.read() }
    case .weak: source.setEventHandler { [weak self] in self?.read() }
    }
    source.resume()
    self.source = source
  }
  private func read() { title = "read" }
  deinit { source?.cancel() }
}

private final class LookupController: UIViewController {
  enum Style { case strong, weak, clears }
  private let style: Style
  private var work: DispatchWorkItem?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Look up") { [unowned self] in lookUp() }
  }
  private func lookUp() {
    work?.cancel()
    let work: DispatchWorkItem
    switch style {
    case .strong: work = DispatchWorkItem { self.request() }
    case .weak: work = DispatchWorkItem { [weak self] in self?.request() }
    case .clears:
      work = DispatchWorkItem {
        self.request()
        self.work = nil
      }
    }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: work)
  }
  private func request() { title = "found" }
}

/// Screens that are called at times, or when something changes.
extension Shape {
  static let tickers: [Shape] = [
    Shape(
      "stopwatch invalidated in deinit", .abandoned, "Timer",
      script: "open; advance 2s; back"
    ) { StopwatchController(.inDeinit) },
    Shape("stopwatch invalidated when it disappears", .none, script: "open; advance 2s; back") {
      StopwatchController(.disappears)
    },
    Shape(
      "stopwatch whose swipe back is cancelled", .abandoned, "Timer",
      script: "open; advance 2s; swipe back cancel; back"
    ) { StopwatchController(.forever) },
    Shape(
      "stopwatch that disappears twice", .none,
      script: "open; advance 2s; swipe back cancel; swipe back"
    ) { StopwatchController(.disappears) },
    Shape("stopwatch whose block ends it", .none, script: "open; back; advance 2s") {
      StopwatchController(.proxy)
    },
    Shape(
      "spinner that its link retains", .growing, "CADisplayLink", script: "repeat 4 { open; back }"
    ) { LoadingController(isProxied: false) },
    Shape("label that counts up", .none, script: "repeat 5 { open; back }") {
      CountingController()
    },
    Shape("spinner whose link has a proxy", .none) { LoadingController(isProxied: true) },
    Shape(
      "inbox whose bag of observers captures it", .abandoned, "newMail"
    ) { InboxController(.strong) },
    Shape("inbox whose bag of observers captures it weakly", .none) { InboxController(.weak) },
    Shape("inbox with a selector", .none) { InboxController(.selector) },
    Shape("inbox whose inner closure captures what is weak", .none) { InboxController(.inner) },
    Shape(
      "player that an observed part calls", .leaked, "observation",
      cut: "changeHandler → closure capture of type PlayerController ← make this weak: frees all"
    ) { PlayerController(strongly: true) },
    Shape("player that an observed part calls weakly", .none) { PlayerController(strongly: false) },
    Shape(
      "sensor whose timer captures it", .abandoned, "a dispatch timer",
      cut: "its handler ← make this weak: frees all"
    ) { SensorController(.strong) },
    Shape("sensor whose timer captures it weakly", .none) { SensorController(.weak) },
    Shape(
      "lookup whose last work captures it", .leaked, "work",
      cut: "block ← make this weak: frees all",
      script: "open; tap \"Look up\"; advance 1s; back"
    ) { LookupController(.strong) },
    Shape(
      "lookup whose last work captures it weakly", .none,
      script: "open; tap \"Look up\"; tap \"Look up\"; advance 1s; back"
    ) { LookupController(.weak) },
    Shape(
      "lookup whose last work clears itself", .none,
      script: "open; tap \"Look up\"; advance 1s; back"
    ) { LookupController(.clears) },
    Shape(
      "lookup whose work another replaced before it cleared itself", .none,
      script: "open; tap \"Look up\"; tap \"Look up\"; advance 1s; back"
    ) { LookupController(.clears) },
  ]
}
