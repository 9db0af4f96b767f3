import OpenCombine
import StandIns

// Values that a missing module publishes or subscribes to are stand-ins, in any module of an
// adopted app.

extension StandIn: @retroactive Cancellable {
  /// Releases what the stand-in retains.
  public func cancel() { standInStore.letGo() }
}

extension AnyPublisher: @retroactive HarmlessMaking {
  /// A publisher that never sends.
  public static func makeHarmless() -> Any {
    Empty<Output, Failure>(completeImmediately: false).eraseToAnyPublisher()
  }
}
