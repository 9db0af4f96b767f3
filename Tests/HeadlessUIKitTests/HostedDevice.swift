import HeadlessUIKit

/// Runs `body` on a device whose host lives on the main thread, as XCTest does, outside the main queue.
func onHostedDevice(_ body: @MainActor (HeadlessDevice, Journal) -> Void) {
  MainActor.assumeIsolated {
    HeadlessDevice.runsProcessMainQueue = true
    defer { HeadlessDevice.runsProcessMainQueue = false }
    let device = HeadlessDevice.boot()
    defer { HeadlessDevice.boot() }
    body(device, Journal())
  }
}
