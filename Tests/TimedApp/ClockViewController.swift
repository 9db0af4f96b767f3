import UIKit

/// Counts the seconds in its title.
final class ClockViewController: UIViewController {
  enum End {
    case leftRunning, stoppedOnLeaving, stoppedInDeinit
  }

  private let end: End
  private var timer: Timer?
  private var seconds = 0

  init(_ end: End) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there is no storyboard") }

  deinit {
    timer?.invalidate()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "0 s"
    switch end {
    case .leftRunning:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { self.tick() }
      }
    case .stoppedOnLeaving:
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { self.tick() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    case .stoppedInDeinit:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if end == .stoppedOnLeaving { timer?.invalidate() }
  }

  private func tick() {
    seconds += 1
    title = "\(seconds) s"
  }
}
