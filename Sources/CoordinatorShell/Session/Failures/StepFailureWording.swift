import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension StepFailure {
  /// A screen's report of a failure.
  package static func words(forReport error: any Error) -> String {
    guard let failed = error as? FailedLink else { return "\(error)".escapedForTerminal }
    return StepFailure.route(failed.failure, call: failed.link.description).message
  }

  /// What happened and what to do next, on one line, escaped for a terminal.
  package var message: String { words.escapedForTerminal }

  private var words: String {
    switch self {
    case .gesture(let failure): failure.words
    case .unknownTab(let name, let tabs):
      "there is no tab '\(name)'; the tabs are \(Self.list(tabs))" + Self.hint(name, among: tabs)
    case .unknownInput(let name, let screen, let known):
      known.isEmpty
        ? "\(screen.text) has no text field"
        : "\(screen.text) has no text field '\(name)'" + Self.hint(name, among: known)
    case .unknownAdjustable(let name, let screen, let known):
      known.isEmpty
        ? "\(screen.text) has no slider, stepper, picker or page control"
        : "\(screen.text) has nothing '\(name)' to adjust" + Self.hint(name, among: known)
    case .unknownPress(let name, let screen, let known):
      known.isEmpty
        ? "\(screen.text) has nothing to press"
        : "\(screen.text) has nothing '\(name)' to press" + Self.hint(name, among: known)
    case .unknownControl(let name, let screen, let known):
      known.isEmpty
        ? "\(screen.text) has nothing to tap"
        : "\(screen.text) has no control '\(name)'" + Self.hint(name, among: known)
          + "; 'screen' lists the controls"
    case .ambiguousControl(let name, let matches):
      "'\(name)' could be \(Self.list(matches)); write more of the name, or the number"
    case .repeatedControl(let name, let count):
      "\(count) controls are called '\(name)'; 'tap \(Word.spelling(of: name)) 1' taps the first"
    case .unnumberedControl(let name):
      "only one control is called '\(name)'; leave the number out"
    case .noNumberedControl(let kind, let number, let screen, let range):
      "there is no \(kind) \(number): \(screen.text) has "
        + (range.count == 1
          ? "only \(kind) \(range.lowerBound)"
          : "\(kind)s \(range.lowerBound) to \(range.upperBound)")
    case .noItemOfKind(let kind, let name, let screen, let known):
      known.isEmpty
        ? "\(screen.text) has no \(kind)s"
        : "\(screen.text) has no \(kind) '\(name)'" + Self.hint(name, among: known)
          + "; 'screen' lists the \(kind)s"
    case .noStack: "the visible screen is in no navigation controller"
    case .cannotPop(let count, let above, let root, let isPresented):
      above == 0
        ? "cannot pop: \(root.text) is the root of its stack"
          + (isPresented ? "; 'dismiss' dismisses the presented screen" : "")
        : "cannot pop \(count): the stack holds \(above) above its root"
    case .cannotGoBack(let count, let most):
      "cannot go back \(count): only \(most) \(most == 1 ? "page has" : "pages have") a back button"
    case .notInStack(let screen, let stack):
      "'\(screen)' is not in the stack, which holds \(Self.list(stack.map(\.text)))"
    case .nothingPresented(let front):
      "nothing to dismiss: \(front?.text ?? "the visible screen") is not presented"
    case .elsewhere(let words): words
    case .noScreen: "no window shows a screen"
    case .turnedAlready(let orientation): "the device is in \(orientation) already"
    case .doesNotTurn(let orientation): "the visible screen does not support \(orientation)"
    case .alreadyHeld: "time is held already; 'settle' ends the hold"
    case .notHeld: "time is not held; use 'hold' first"
    case .fingerIsDown: "a finger is down already; 'lift' lifts it"
    case .noFingerDown:
      "no finger is down; during a hold, 'swipe back' or 'swipe down' puts one down"
    case .unknownRoute(let call, let offered, let tab):
      "no coordinator here offers '\(call)'"
        + (tab.map { "; the tab '\($0)' does" } ?? Self.hint(call, among: offered))
        + (offered.isEmpty
          ? tab == nil ? "; 'screen' lists what to tap" : ""
          : "; offered: \(offered.joined(separator: ", "))")
    case .route(let failure, let call): failure.words(for: call)
    case .tooManyArguments(let count, let route, let usage, let meant):
      "'\(route)' takes one argument, not \(count); usage: \(usage); "
        + "a text of several words is quoted: \(meant)"
    case .unknownEvent(let name, let known):
      known.isEmpty
        ? "no coordinator here handles events"
        : "no coordinator knows the event '\(name)'" + Self.hint(name, among: known)
          + "; the events are \(known.joined(separator: ", "))"
    case .unhandledEvent(let event): "\(event)"
    case .endless(let coordinator): "\(coordinator.text) doesn't support 'finish'"
    case .malformedLink(let failure, let example): failure.words(example: example)
    case .foreignLink(let text, let app):
      "'\(text)' belongs to another app; this one is \(app)"
    case .unhandledLink(let text, let route, let known):
      "nothing handles '\(text)'" + Self.hint(route, among: known)
        + (known.isEmpty ? "" : "; links lead to \(known.joined(separator: ", "))")
    case .noScene(let number, let count):
      switch count {
      case 0: "no scene is connected; 'scene connect' connects one"
      case 1: "there is no scene \(number); only one is connected"
      default: "there is no scene \(number); \(count) are connected, counted from 1"
      }
    case .onlyScene:
      "the app's only scene is connected: its Info.plist doesn't support multiple scenes"
    case .noScenes: "the app has no scenes: its application delegate makes the window"
    case .exception(let misuse):
      "\(misuse.exceptionName): \(misuse.message) (in \(misuse.call) of \(misuse.receiver))"
    case .added(let error): "\(error)"
    case .noSuchObject(let name, let known):
      "no live object is called '\(name)'" + Self.hint(name, among: known)
        + "; 'alive' lists the types"
    case .dead(let name, let made, let died):
      "\(name) isn't alive: it was created at \(made) and deallocated at \(died)"
    case .unknownDefect(let name, let defects):
      defects.isEmpty
        ? "the app has no defects to switch"
        : "the app has no defect '\(name)'; it has \(Self.list(defects))"
          + Self.hint(name, among: defects)
    case .neverIdle(let source): source.words
    case .unbound(let name): "$\(name) has no value yet"
    case .notAScreen(let name): "$\(name) is not a screen"
    case .unknownApp(let name, let apps):
      "there is no app '\(name)'; "
        + (apps.count == 1 ? "the app is \(apps[0])" : "the apps are \(Self.list(apps))")
        + Self.hint(name, among: apps)
    case .unknownSetting(let name): "there is no setting '\(name)'; 'set' lists them"
    case .badSetting(let name, let value): "'\(value)' is not a value of '\(name)'; see 'help set'"
    case .noSettingsFile: "only the interactive shell keeps settings; leave '--save' out"
    case .nothingToUndo(let count, let steps):
      steps == 0
        ? "nothing to undo"
        : "cannot undo \(count): there \(steps == 1 ? "was 1 step" : "were \(steps) steps")"
    case .nothingToRedo(let count, let undone):
      undone == 0
        ? "nothing to redo"
        : "cannot redo \(count): \(undone) \(undone == 1 ? "was" : "were") undone"
    case .noSuchStep(let step, let last): "there is no step \(step); the last is \(last)"
    case .tooManySteps(let limit):
      "stopped after \(limit) steps; 'set steps <n>' allows more"
    case .unreadableFile(let path, let error): "cannot read \(path): \(error)"
    case .unwritableFile(let path, let error): "cannot write \(path): \(error)"
    case .fileExists(let path, let canForce):
      "'\(path)' exists already; "
        + (canForce ? "add --force to overwrite it" : "remove it, or choose another name")
    case .unknownTopic(let topic, let near):
      "no help topic '\(topic)'" + (near.map { "; did you mean '\($0)'?" } ?? "; try 'help'")
    case .lostWay(let screen):
      "the path to \(screen.escapedForTerminal) led elsewhere: the app isn't deterministic"
    case .cannotExplore: "this program cannot explore; 'camsh explore' can"
    case .interrupted: "interrupted"
    case .unmetExpectation(let claim, let actual, _): "expected \(claim), but \(actual)"
    case .unexpectedSuccess(let command): "'\(command)' should have failed, but did not"
    case .transcriptMismatch: "the output differs from the transcript"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func hint(_ name: String, among names: [String]) -> String {
    let quotes = name.hasPrefix("'") ? "; only \" quotes" : ""
    let nearest = Suggestion.nearest(to: name, among: names.lazy.filter { $0 != name })
    return quotes + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension Misuse {
  package var isException: Bool { outcome != .warning }

  /// The exception's name; empty for a warning.
  package var exceptionName: String {
    if case .exception(let name) = outcome { name } else { "" }
  }
}

extension BusySource {
  fileprivate var words: String {
    let what =
      switch self {
      case .layout(let object): "the layout of \(object)"
      case .timedWork(let name): "\(name), which always schedules more work"
      case .mainQueue: "DispatchQueue.main.async, which always adds more work"
      case .task: "a task, which never ends or always starts another"
      case .mainActorTask: "a task of the main actor, which never ends or always starts another"
      case .processMainQueue: "the main queue, which always receives more work"
      }
    return "the app never becomes idle because of \(what)"
  }
}
