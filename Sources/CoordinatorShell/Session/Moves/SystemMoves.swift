import HeadlessUIKit
import ShellLanguage

// What the system does to the app.
extension Session {
  /// Moves the app to the background, lets the resulting work run to its end, and brings it back.
  func cycleThroughBackground() throws(StepFailure) {
    device.application.enterBackground()
    try endTurn(of: device)
    device.application.enterForeground()
  }

  /// Rotates the device; fails if the app stays as it was.
  func rotate(to orientation: Move.Orientation) throws(StepFailure) {
    let wanted = orientation.interface
    guard device.orientation != wanted else { throw .turnedAlready(orientation.rawValue) }
    guard device.rotate(to: wanted) else { throw .doesNotTurn(orientation.rawValue) }
  }
}

extension Move.Orientation {
  /// Landscape means the home button on the right, which UIKit prefers.
  var interface: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
}
