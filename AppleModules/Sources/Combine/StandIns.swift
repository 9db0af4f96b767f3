import OpenCombine
import StandIns

// What a missing module publishes or subscribes is a stand-in, in any module of an adopted app.

extension StandIn: @retroactive Cancellable {
  /// Lets go of what the stand-in keeps.
  public func cancel() { standInStore.letGo() }
}

extension AnyPublisher: @retroactive HarmlessMaking {
  /// A publisher that never sends.
  public static func makeHarmless() -> Any {
    Empty<Output, Failure>(completeImmediately: false).eraseToAnyPublisher()
  }
}
