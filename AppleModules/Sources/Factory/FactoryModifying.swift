/// What a factory's declaration says about its objects.
public protocol FactoryModifying {
  associatedtype Parameters
  associatedtype Value
  var registration: FactoryRegistration<Parameters, Value> { get set }
}

extension FactoryModifying {
  public var cached: Self { scope(.cached) }
  public var graph: Self { scope(.graph) }
  public var shared: Self { scope(.shared) }
  public var singleton: Self { scope(.singleton) }
  public var unique: Self { scope(.unique) }

  public func scope(_ scope: Scope) -> Self { changed { $0.scope = scope } }

  public func decorator(_ decorator: @escaping (Value) -> Void) -> Self {
    changed { $0.decorators.append { value, _ in decorator(value) } }
  }

  public func decorator(_ decorator: @escaping (Value, Bool) -> Void) -> Self {
    changed { $0.decorators.append(decorator) }
  }

  /// Takes effect, because a shell is a debug build.
  @discardableResult
  public func onDebug(factory: @escaping (Parameters) -> Value) -> Self {
    changed { $0.make = factory }
  }

  /// Takes effect, because a shell takes the simulator's place.
  @discardableResult
  public func onSimulator(factory: @escaping (Parameters) -> Value) -> Self {
    changed { $0.make = factory }
  }

  @discardableResult
  public func onDevice(factory: @escaping (Parameters) -> Value) -> Self { self }
  @discardableResult
  public func onPreview(factory: @escaping (Parameters) -> Value) -> Self { self }
  @discardableResult
  public func onTest(factory: @escaping (Parameters) -> Value) -> Self { self }

  @discardableResult
  public func onArg(_ argument: String, factory: @escaping (Parameters) -> Value) -> Self { self }
  @discardableResult
  public func onArgs(_ arguments: [String], factory: @escaping (Parameters) -> Value) -> Self {
    self
  }

  public func timeToLive(_ seconds: TimeInterval) -> Self { self }
  public func once() -> Self { self }

  @discardableResult
  public func reset(_ options: FactoryResetOptions = .all) -> Self {
    if options == .all || options == .registration {
      registration.container.manager.register(nil, for: registration.key)
    }
    if options == .all || options == .scope { registration.forget() }
    return self
  }

  private func changed(_ change: (inout FactoryRegistration<Parameters, Value>) -> Void) -> Self {
    var copy = self
    change(&copy.registration)
    return copy
  }
}
