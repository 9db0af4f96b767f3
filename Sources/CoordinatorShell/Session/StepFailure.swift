import CoordinatorKit
import HeadlessUIKit

/// Why a command could not do what it says; the words for it are in `StepFailure.message`.
package enum StepFailure: Error {
  // Gestures and programmatic moves
  case gesture(Finger.Failure)
  case unknownTab(String, tabs: [String])
  case unknownInput(String, on: ObjectLabel, known: [String])
  case unknownControl(String, on: ObjectLabel, known: [String])
  case ambiguousControl(String, matches: [String])
  /// Things of a kind are there, but not that many.
  case noNumberedControl(String, Int, on: ObjectLabel, ClosedRange<Int>)
  case noStack
  case cannotPop(Int, above: Int, root: ObjectLabel, isPresented: Bool)
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
  /// `tab` is the one whose coordinator offers it, where that is another than the one in front.
  case unknownRoute(String, offered: [String], tab: String?)
  case route(RouteFailure, call: String)
  /// More than the one argument that a route takes; `meant` is the same with one text.
  case tooManyArguments(Int, route: String, usage: String, meant: String)

  // Events, links and scenes
  case unknownEvent(String, known: [String])
  case unhandledEvent(UnhandledFlowEvent)
  case endless(ObjectLabel)
  /// `example` is a link that the app knows.
  case malformedLink(MalformedLink, example: String)
  case foreignLink(String, app: String)
  case unhandledLink(String, route: String, known: [String])
  case noScene(Int, count: Int)
  case noScenes

  // UIKit
  case exception(Misuse)

  /// What an app's own command, route or service throws.
  case added(any Error)

  // The session
  case unbound(String)
  case noSuchObject(String)
  /// It was alive once.
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
  case fileExists(String)
  case unknownTopic(String, near: String?)
  case interrupted
  /// The moves of the way to a screen could not be made.
  case lostWay(to: String)
  /// The program that runs the session has no way to explore.
  case cannotExplore
  /// What went wrong in the process before this one, in words.
  case elsewhere(String)

  // Scripts
  case unmetExpectation(String, actual: String, scene: ExpectationScene? = nil)
  case unexpectedSuccess(String)
  case transcriptMismatch(TranscriptMismatch)
}

extension StepFailure {
  /// Whether the app would be gone on a device.
  var endsApp: Bool { if case .exception = self { true } else { false } }
}
