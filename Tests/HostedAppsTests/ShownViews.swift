import HeadlessUIKit

/// Runs `body` while the only window of a new device shows a screen with these views.
@MainActor func showing<Answer>(
  _ views: [UIView], _ body: (HeadlessDevice) throws -> Answer
) rethrows -> Answer {
  let device = HeadlessDevice.boot()
  let screen = UIViewController()
  for view in views { screen.view.addSubview(view) }
  let window = UIWindow()
  window.rootViewController = screen
  window.makeKeyAndVisible()
  device.settle()
  return try withExtendedLifetime(window) { try body(device) }
}
