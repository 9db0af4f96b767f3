import Foundation
import FoundationNetworking
import UIKit

/// A button for each mischief.
final class MischiefViewController: UIViewController {
  private var hoard: [[UInt8]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add("trap") { [unowned self] in print(hoard[hoard.count]) }
    add("overreach") { [unowned self] in print(hoard(at: 0)) }
    add("overreach far") { [unowned self] in print(hoard(at: 9)) }
    add("spin") { while true {} }
    add("recurse") { print(Self.depth(of: 0)) }
    add("allocate") { [unowned self] in
      while true { hoard.append(.init(repeating: 1, count: 1 << 20)) }
    }
    add("leave") { exit(0) }
    add("die") { kill(getpid(), SIGKILL) }
    add("chat") { print("a word") }
    add("prattle") { while true { print(String(repeating: "word ", count: 1000)) } }
    add("wait") { [unowned self] in show(WaitingViewController(WaitingViewModel(leaks: false))) }
    add("wait and leak") { [unowned self] in
      show(WaitingViewController(WaitingViewModel(leaks: true)))
    }
    add("selfish") { [unowned self] in show(SelfishViewController()) }
    add("listen") { [unowned self] in show(ListeningViewController()) }
    add("poll") { [unowned self] in show(PollingViewController()) }
    add("deliver") { Mailbox.shared.deliver() }
    add("remember") {
      Memory.word = "a static"
      UserDefaults.standard.set("a default", forKey: "word")
      UserDefaults.standard.synchronize()
    }
    let label = UILabel()
    view.addSubview(label)
    add("show memory") {
      let words = [Memory.word, UserDefaults.standard.string(forKey: "word")]
      label.text = words.compactMap(\.self).first ?? "nothing"
    }
    add("show defaults") {
      let defaults = UserDefaults.standard
      let known = ["name", "isOn", "count", "share", "day", "code", "tags", "sizes", "theirs"]
      label.text = known.compactMap { key in
        defaults.object(forKey: key).map { value in
          let text = (value as? Data).map { $0.map { "\($0)" }.joined(separator: ".") }
          return "\(key) \(type(of: value)) \(text ?? "\(value)")"
        }
      }.joined(separator: "; ")
    }
    add("change defaults") { UserDefaults.standard.set("changed", forKey: "name") }
    add("keep") {
      try? Data("kept".utf8).write(to: URL(filePath: NSHomeDirectory() + "/kept.txt"))
      UserDefaults.standard.set("mine", forKey: "theirs")
      UserDefaults.standard.synchronize()
    }
    add("home") {
      let home = NSHomeDirectory()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
      print("home \(home) holds \(names.sorted())")
    }
    add("fetch") { Self.fetch() }
    add("requests") { [unowned self] in show(RequestingViewController()) }
    // Does something else every other time, as only the outside can make it do.
    add("waver") { [unowned self] in
      guard let path = ProcessInfo.processInfo.environment["WAVER"] else { return }
      if FileManager.default.fileExists(atPath: path) {
        try? FileManager.default.removeItem(atPath: path)
      } else {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        show(PollingViewController())
      }
    }
    add("form") { [unowned self] in show(FormViewController()) }
    add("linger") { _ = popen("exec sleep 987654", "r") }
  }

  private func hoard(at index: Int) -> [UInt8] { hoard[hoard.count + index] }

  private func show(_ screen: UIViewController) {
    present(screen, animated: true)
  }

  private func add(_ name: String, _ mischief: @escaping @MainActor () -> Void) {
    let button = UIButton()
    button.accessibilityIdentifier = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in mischief() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Asks a server, and waits, as no app should.
  private static func fetch() {
    guard let url = ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init) else { return }
    let isDone = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: url) { _, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      print(
        status.map { "answered \($0)" } ?? "no answer: \((error as? URLError)?.code.rawValue ?? 0)")
      isDone.signal()
    }.resume()
    isDone.wait()
  }

  private static func depth(of number: Int) -> Int {
    number < 0 ? 0 : 1 + depth(of: number + 1) + number
  }
}

/// What an app keeps beside its objects.
@MainActor private enum Memory {
  static var word: String?
}
