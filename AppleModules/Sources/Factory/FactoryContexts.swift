/// Where an app runs.
public enum FactoryContextType: Equatable, Sendable {
  case arg(String)
  case args([String])
  case preview, test, debug, simulator, device
}

extension FactoryModifying {
  /// Replaces the closure where the app runs in one of the contexts.
  ///
  /// A shell is a simulator and a debug build, and none of the others.
  @discardableResult
  public func context(
    _ contexts: FactoryContextType..., factory: @escaping (Parameters) -> Value
  ) -> Self {
    changed {
      if contexts.contains(.simulator) { $0.onSimulator = factory }
      if contexts.contains(.debug) { $0.onDebug = factory }
    }
  }

  @discardableResult
  public func onDebug(factory: @escaping (Parameters) -> Value) -> Self {
    context(.debug, factory: factory)
  }

  @discardableResult
  public func onSimulator(factory: @escaping (Parameters) -> Value) -> Self {
    context(.simulator, factory: factory)
  }

  @discardableResult
  public func onDevice(factory: @escaping (Parameters) -> Value) -> Self {
    context(.device, factory: factory)
  }

  @discardableResult
  public func onPreview(factory: @escaping (Parameters) -> Value) -> Self {
    context(.preview, factory: factory)
  }

  @discardableResult
  public func onTest(factory: @escaping (Parameters) -> Value) -> Self {
    context(.test, factory: factory)
  }

  @discardableResult
  public func onArg(_ argument: String, factory: @escaping (Parameters) -> Value) -> Self {
    context(.arg(argument), factory: factory)
  }

  @discardableResult
  public func onArgs(_ arguments: [String], factory: @escaping (Parameters) -> Value) -> Self {
    context(.args(arguments), factory: factory)
  }
}
