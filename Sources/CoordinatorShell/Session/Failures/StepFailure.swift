import CoordinatorKit
import HeadlessUIKit

/// Why a command failed; `StepFailure.message` words it.
package enum StepFailure: Error {
  // Gestures and programmatic moves
  case gesture(Finger.Failure)
  case unknownTab(String, tabs: [String])
  case unknownInput(String, on: ObjectLabel, known: [String])
  case unknownAdjustable(String, on: ObjectLabel, known: [String])
  case unknownPress(String, on: ObjectLabel, known: [String])
  case unknownControl(String, on: ObjectLabel, known: [String])
  case ambiguousControl(String, matches: [String])
  case repeatedControl(String, count: Int)
  /// A number follows the name of a single control.
  case unnumberedControl(String)
  /// There are things of that kind, but not that many.
  case noNumberedControl(String, Int, on: ObjectLabel, ClosedRange<Int>)
  /// No item of this kind, such as a row, has this text or number; `known` are those that the screen has.
  case noItemOfKind(String, String, on: ObjectLabel, known: [String])
  case noStack
  case cannotPop(Int, above: Int, root: ObjectLabel, isPresented: Bool)
  case cannotGoBack(Int, most: Int)
  case notInStack(String, stack: [ObjectLabel])
  case nothingPresented(ObjectLabel?)
  case noScreen

  // The device
  case turnedAlready(String)
  case doesNotTurn(String)

  // Time
  case alreadyHeld
  case notHeld
  case fingerIsDown
  case noFingerDown

  // Routes
  /// `tab` is the tab whose coordinator offers the route, if it isn't the selected one.
  case unknownRoute(String, offered: [String], tab: String?)
  case route(RouteFailure, call: String)
  /// A route takes only one argument; `meant` is the statement with one text.
  case tooManyArguments(Int, route: String, usage: String, meant: String)

  // Events, links and scenes
  case unknownEvent(String, known: [String])
  case unhandledEvent(UnhandledFlowEvent)
  case endless(ObjectLabel)
  /// `example` is a link that the app handles.
  case malformedLink(MalformedLink, example: String)
  case foreignLink(String, app: String)
  case unhandledLink(String, route: String, known: [String])
  case noScene(Int, count: Int)
  case noScenes
  case onlyScene

  // UIKit
  case exception(Misuse)

  /// An error thrown by an app's own command, route or service.
  case added(any Error)

  // The session
  case unbound(String)
  case noSuchObject(String, known: [String])
  /// The object was alive earlier.
  case dead(String, made: String, died: String)
  case unknownDefect(String, defects: [String])
  case neverIdle(BusySource)
  case notAScreen(String)
  case unknownApp(String, apps: [String])
  case unknownSetting(String)
  case badSetting(String, value: String)
  /// Only the interactive shell keeps settings.
  case noSettingsFile
  case nothingToUndo(Int, steps: Int)
  case nothingToRedo(Int, undone: Int)
  case noSuchStep(Int, last: Int)
  case tooManySteps(Int)
  case unreadableFile(String, any Error)
  case unwritableFile(String, any Error)
  /// A command with `canForce` has the option to overwrite the file.
  case fileExists(String, canForce: Bool)
  case unknownTopic(String, near: String?)
  case interrupted
  /// The moves of the way to a screen failed.
  case lostWay(to: String)
  /// The program that runs the session can't explore.
  case cannotExplore
  /// The failure in the previous process, as text.
  case elsewhere(String)

  // Scripts
  case unmetExpectation(String, actual: String, scene: ExpectationScene? = nil)
  case unexpectedSuccess(String)
  case transcriptMismatch(TranscriptMismatch)
}

extension StepFailure {
  /// Whether the app would have ended on a device.
  var endsApp: Bool { if case .exception = self { true } else { false } }
}
