import Observation
import UIKit

// MARK: Types

private protocol Formatting { var box: FormatBox { get } }
private final class FormatBox { var format: (() -> Void)? }
private struct BoxFormatting: Formatting { let box = FormatBox() }

private protocol Routed: AnyObject { var owner: AnyObject? { get set } }
private final class RoutedScreen: UIViewController, Routed { var owner: AnyObject? }

private enum SaveError: Error { case full }

@propertyWrapper private struct Recorded<Value> {
  private var values: [Value]
  init(wrappedValue: Value) { values = [wrappedValue] }
  var wrappedValue: Value {
    get { values[values.count - 1] }
    set { values.append(newValue) }
  }
}

/// Remembers the results of a function.
private func memoized<Key: Hashable, Value>(
  _ function: @escaping (Key) -> Value
) -> (Key) -> Value {
  var known: [Key: Value] = [:]
  return { key in
    if let value = known[key] { return value }
    let value = function(key)
    known[key] = value
    return value
  }
}
private func local(_ value: UIViewController) -> AnyObject {
  final class Local<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  return Local(value)
}

@Observable private final class Basket {
  var count = 0
  static let shared = Basket()
}

// MARK: Patterns

/// A view model in the style of RxSwift: inputs become outputs.
private final class TransformViewModel {
  struct Input {
    let title: () -> String?
    let refresh: () -> Void
  }
  struct Output { let name: () -> String }
  private var input: Input?
  private var name = ""
  func transform(_ input: Input) -> Output {
    self.input = input
    return Output { self.name }
  }
}
/// Calls what was registered for a screen when the screen is popped.
private final class NavigationRouter: NSObject, UINavigationControllerDelegate {
  static let shared = NavigationRouter()
  var completions: [UIViewController: () -> Void] = [:]
  func pop(_ screen: UIViewController) {
    screen.navigationController?.popViewController(animated: true)
    completions.removeValue(forKey: screen)?()
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for screen in completions.keys where !navigationController.viewControllers.contains(screen) {
      completions.removeValue(forKey: screen)?()
    }
  }
}
/// Makes one screen after the other.
private final class Wizard {
  var steps: [() -> UIViewController] = []
  var screens: [UIViewController] = []
  var finished: (() -> Void)?
  func make() -> UIViewController { UIViewController() }
}
/// A page whose scripts send messages to receivers, which it retains as WebKit does.
private final class Page: UIView {
  var receivers: [String: any Receiver] = [:]
}
private protocol Receiver: AnyObject { func receive(_ message: String) }
private final class WeakReceiver: Receiver {
  private weak var receiver: (any Receiver)?
  init(_ receiver: any Receiver) { self.receiver = receiver }
  func receive(_ message: String) { receiver?.receive(message) }
}
/// A coordinator in the responder chain.
private final class ResponderFlow: UIResponder {
  var root: UIViewController?
  weak var weakRoot: UIViewController?
}

// MARK: UIKit

private final class TapInteraction: NSObject, UIInteraction {
  weak var view: UIView?
  var tapped: (() -> Void)?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}
private final class OwnedGuide: UILayoutGuide { var owner: UIViewController? }
private final class PullToClose: UIPercentDrivenInteractiveTransition {
  var screen: UIViewController?
  weak var weakScreen: UIViewController?
}
private final class Notes: UIDocument {
  var changed: (() -> Void)?
  static var recent: [Notes] = []
}

private final class IdiomScreen: UIViewController, Receiver {
  let formatting: some Formatting = BoxFormatting()
  var save: (() throws(SaveError) -> Void)?
  var work: (@isolated(any) () async -> Void)?
  var load: (nonisolated(nonsending) () async -> Void)?
  var rows: [String: (title: String, tapped: () -> Void)] = [:]
  var child: (any UIViewController & Routed)?
  var memo: ((Int) -> UIViewController?)?
  var output: TransformViewModel.Output?
  var flow: ResponderFlow?
  var kept: AnyObject?
  var value: Any?
  var task: Task<Void, Never>?
  var left: (() -> Void)?
  var router: NavigationRouter?
  override var next: UIResponder? { flow ?? super.next }
  func act() {}
  func receive(_ message: String) {}
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left?()
  }
}
private enum Idioms {
  static var memo: ((Int) -> UIViewController?)?
  static var text: NSAttributedString?
}
private final class Banner: UIView {}
private extension NSAttributedString.Key {
  static let tapped = NSAttributedString.Key("tapped")
}

/// Language features and UIKit's less frequent classes, as apps combine them.
extension Shape {
  private static func idiom(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (IdiomScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = IdiomScreen()
      screen.loadViewIfNeeded()
      hold(screen)
      return screen
    }
  }
  private static let weakened =
    "closure capture of type IdiomScreen ← make this weak: frees all"

  static let idioms: [Shape] = [
    idiom("property of an opaque type", .leaked, "formatting") { screen in
      screen.formatting.box.format = { screen.act() }
    },
    idiom("property of an opaque type, weak", .none) { screen in
      screen.formatting.box.format = { [weak screen] in screen?.act() }
    },
    idiom("closure that throws one type", .leaked, "save", cut: "save → \(weakened)") { screen in
      screen.save = { () throws(SaveError) in screen.act() }
    },
    idiom("closure isolated to any actor", .leaked, "work", cut: "work → \(weakened)") { screen in
      screen.work = { @MainActor in screen.act() }
    },
    idiom("closure on its caller's actor", .leaked, "load", cut: "load → \(weakened)") { screen in
      screen.load = { await screen.act() }
    },
    idiom("closures in tuples of a dictionary", .leaked, "rows") { screen in
      screen.rows["a"] = ("A", { screen.act() })
      screen.rows["b"] = ("B", {})
    },
    idiom("closures in tuples of a dictionary, weak", .none) { screen in
      screen.rows["a"] = ("A", { [weak screen] in screen?.act() })
    },
    idiom("screen of a composed type that knows its owner", .leaked, "owner") { screen in
      let child = RoutedScreen()
      child.owner = screen
      screen.child = child
    },
    idiom("object of a function's own generic class", .leaked, "value") { screen in
      screen.kept = local(screen)
    },
    idiom("wrapped variable that a closure captures", .leaked, "left") { screen in
      @Recorded var owner: UIViewController? = screen
      screen.left = { owner?.title = "" }
    },
    idiom("wrapped variable that a closure sets to nil", .leaked, "left") { screen in
      @Recorded var owner: UIViewController? = screen
      screen.left = { owner = nil }
    },
    idiom("remembered results of its own function", .leaked, "memo") { screen in
      screen.memo = memoized { [weak screen] _ in screen }
      _ = screen.memo?(1)
    },
    idiom("remembered results that nobody asked for", .none) { screen in
      screen.memo = memoized { [weak screen] _ in screen }
    },
    idiom("remembered results of a static function", .abandoned, "static Idioms.memo") { screen in
      Idioms.memo = memoized { [weak screen] _ in screen }
      _ = Idioms.memo?(1)
    },
    idiom("token whose end captures its owner", .leaked, "end") { screen in
      screen.kept = Token { screen.act() }
    },
    idiom("token whose end captures a model", .none) { screen in
      let basket = Basket()
      screen.kept = Token { basket.count = 0 }
    },
    idiom("inputs of a transforming view model", .leaked, "input") { screen in
      let model = TransformViewModel()
      screen.output = model.transform(
        TransformViewModel.Input(
          title: { screen.title }, refresh: { [weak screen] in screen?.act() }))
    },
    idiom("inputs of a transforming view model, weak", .none) { screen in
      let model = TransformViewModel()
      screen.output = model.transform(
        TransformViewModel.Input(
          title: { [weak screen] in screen?.title }, refresh: { [unowned screen] in screen.act() }))
    },
    idiom("router that only its own pop tells", .abandoned, "completions") { screen in
      let router = NavigationRouter.shared
      router.completions[screen] = {}
    },
    idiom("router that only its own pop tells, told", .none, script: "open; tap Close") { screen in
      let router = NavigationRouter.shared
      router.completions[screen] = { [weak screen] in screen?.act() }
      button(screen, "Close") { [unowned screen, router] in router.pop(screen) }
    },
    idiom(
      "router that the navigation controller tells", .none, script: "open; tap Listen; back"
    ) { screen in
      let router = NavigationRouter.shared
      button(screen, "Listen") { [unowned screen] in
        router.completions[screen] = {}
        screen.navigationController?.delegate = router
      }
    },
    idiom("wizard whose steps capture it and its screens", .leaked, "steps") { screen in
      let wizard = Wizard()
      wizard.steps = [{ wizard.make() }]
      wizard.screens = [screen]
    },
    idiom("wizard whose steps it hands over", .none) { screen in
      let wizard = Wizard()
      wizard.steps = [{ [unowned wizard] in wizard.make() }]
      wizard.screens = [UIViewController()]
      screen.kept = wizard
    },
    idiom("receiver of a page's messages", .leaked, "receivers") { screen in
      let page = Page()
      page.receivers["log"] = screen
      screen.view.addSubview(page)
    },
    idiom("receiver of a page's messages, through a weak one", .none) { screen in
      let page = Page()
      page.receivers["log"] = WeakReceiver(screen)
      screen.view.addSubview(page)
    },
    idiom("receiver of a page's messages until it leaves", .none) { screen in
      let page = Page()
      page.receivers["log"] = screen
      screen.view.addSubview(page)
      screen.left = { [unowned page] in page.receivers = [:] }
    },
    idiom("flow in the responder chain", .leaked, "root") { screen in
      screen.flow = ResponderFlow()
      screen.flow?.root = screen
    },
    idiom("flow in the responder chain, weak", .none) { screen in
      screen.flow = ResponderFlow()
      screen.flow?.weakRoot = screen
    },
    idiom("interactive transition that knows its screen", .leaked, "screen") { screen in
      let pull = PullToClose()
      pull.screen = screen
      screen.kept = pull
    },
    idiom("interactive transition that knows its screen weakly", .none) { screen in
      let pull = PullToClose()
      pull.weakScreen = screen
      screen.kept = pull
    },
    idiom("tab whose provider captures its owner", .leaked, "provider") { screen in
      screen.kept = UITab(title: "A", image: nil, identifier: "a") { _ in screen }
    },
    idiom("button of an empty list", .leaked, "primaryAction") { screen in
      var empty = UIContentUnavailableConfiguration.empty()
      empty.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in screen.act() }
      screen.contentUnavailableConfiguration = empty
    },
    idiom("button of an empty list that has filled", .none) { screen in
      var empty = UIContentUnavailableConfiguration.empty()
      empty.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in screen.act() }
      screen.contentUnavailableConfiguration = empty
      screen.contentUnavailableConfiguration = nil
    },
    idiom("behavior of a dynamic animator", .leaked, "action") { screen in
      let animator = UIDynamicAnimator(referenceView: screen.view)
      let gravity = UIGravityBehavior(items: [screen.view])
      gravity.action = { screen.act() }
      animator.addBehavior(gravity)
      screen.kept = animator
    },
    idiom("behavior of a dynamic animator that was removed", .none) { screen in
      let animator = UIDynamicAnimator(referenceView: screen.view)
      let gravity = UIGravityBehavior(items: [screen.view])
      gravity.action = { screen.act() }
      animator.addBehavior(gravity)
      animator.removeAllBehaviors()
      screen.kept = animator
    },
    idiom("custom action for accessibility", .leaked, "accessibilityCustomActions") { screen in
      screen.view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in
          screen.act()
          return true
        }
      ]
    },
    idiom("layout guide that knows its owner", .leaked, "owner") { screen in
      let guide = OwnedGuide()
      guide.owner = screen
      screen.view.addLayoutGuide(guide)
    },
    idiom("interaction of a view", .leaked, "tapped") { screen in
      let interaction = TapInteraction()
      interaction.tapped = { screen.act() }
      screen.view.addInteraction(interaction)
    },
    idiom("interaction of a view, weak", .none) { screen in
      let interaction = TapInteraction()
      interaction.tapped = { [weak screen] in screen?.act() }
      screen.view.addInteraction(interaction)
    },
    idiom("button beside a field's text", .leaked, "rightView") { screen in
      let field = UITextField()
      field.rightView = UIButton(primaryAction: UIAction { _ in screen.act() })
      screen.view.addSubview(field)
    },
    idiom("user info of an activity", .leaked, "userInfo") { screen in
      let activity = NSUserActivity(activityType: "edit")
      activity.userInfo = ["back": { screen.act() } as () -> Void]
      screen.userActivity = activity
    },
    idiom("document that tells its screen", .leaked, "changed") { screen in
      let notes = Notes(fileURL: URL(filePath: "/nowhere"))
      notes.changed = { screen.act() }
      screen.kept = notes
    },
    idiom("document in the list of recent ones", .abandoned, "static Notes.recent") { screen in
      let notes = Notes(fileURL: URL(filePath: "/nowhere"))
      notes.changed = { screen.act() }
      notes.open { [weak screen] _ in screen?.act() }
      Notes.recent.append(notes)
    },
    idiom(
      "attribute of a static text, read at the next visit", .abandoned, "static Idioms.text",
      script: "open; back; open; back"
    ) { screen in
      let all = NSRange(location: 0, length: 2)
      Idioms.text?.enumerateAttribute(.tapped, in: all) { value, _, _ in
        (value as? FormatBox)?.format?()
      }
      let box = FormatBox()
      box.format = { screen.act() }
      Idioms.text = NSAttributedString(string: "Hi", attributes: [.tapped: box])
    },
    idiom(
      "closure that captures the navigation controller", .leaked, "left",
      script: "open; tap Listen; scene disconnect"
    ) { screen in
      button(screen, "Listen") { [unowned screen] in
        screen.left = { [navigation = screen.navigationController] in navigation?.title = "" }
      }
    },
    idiom(
      "closure that captures the navigation controller, popped", .none,
      script: "open; tap Listen; back"
    ) { screen in
      button(screen, "Listen") { [unowned screen] in
        screen.left = { [navigation = screen.navigationController] in navigation?.title = "" }
      }
    },
    idiom(
      "banner that each visit adds to the screen below", .growing, "Banner",
      script: "repeat 5 { open; back }"
    ) { screen in
      screen.left = { [unowned screen] in
        delegate?.window?.rootViewController?.children.first { $0 !== screen }?.view
          .addSubview(Banner())
      }
    },
    idiom("reader of a pipe", .abandoned, "source") { screen in
      let pipe = Pipe()
      pipe.fileHandleForReading.readabilityHandler = { _ in screen.title = "read" }
      screen.kept = pipe
    },
    idiom("reader of a pipe until it leaves", .none) { screen in
      let pipe = Pipe()
      pipe.fileHandleForReading.readabilityHandler = { _ in screen.title = "read" }
      screen.left = { pipe.fileHandleForReading.readabilityHandler = nil }
    },
    idiom("deallocator of its data", .leaked, "value") { screen in
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
      screen.value = Data(
        bytesNoCopy: bytes, count: 64,
        deallocator: .custom { bytes, _ in
          bytes.deallocate()
          screen.left = nil
        })
    },
    idiom("observations of its own model", .leaked, "task") { screen in
      let basket = Basket()
      screen.kept = basket
      screen.task = Task { for await _ in Observations({ basket.count }) { screen.act() } }
    },
    idiom("observations of a shared model", .pending) { screen in
      screen.task = Task { for await _ in Observations({ Basket.shared.count }) { screen.act() } }
    },
    idiom("observations of a shared model, weak", .none) { screen in
      screen.task = Task { [weak screen] in
        for await _ in Observations({ Basket.shared.count }) { screen?.act() }
      }
    },
    idiom("task that starts at once and sleeps", .none) { screen in
      screen.task = Task.immediate {
        try? await Task.sleep(for: .seconds(100))
        screen.act()
      }
    },
    idiom("task that starts at once and never ends", .abandoned, "task") { screen in
      screen.task = Task.immediate {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          screen.act()
        }
      }
    },
  ]
}
