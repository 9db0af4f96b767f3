import HeadlessUIKit
import ShellLanguage

// What the system does to the app.
extension Session {
  /// Takes the app to the background, lets what that starts run to its end, and brings it back.
  func cycleThroughBackground() throws(StepFailure) {
    device.application.enterBackground()
    try endTurn(of: device)
    device.application.enterForeground()
  }

  /// Turns the device; fails where the app stays as it was.
  func rotate(to orientation: Move.Orientation) throws(StepFailure) {
    let wanted = orientation.interface
    guard device.orientation != wanted else { throw .turnedAlready(orientation.rawValue) }
    guard device.rotate(to: wanted) else { throw .doesNotTurn(orientation.rawValue) }
  }
}

extension Move.Orientation {
  /// Landscape is with the home button to the right, as UIKit prefers it.
  var interface: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
}
