/// What a factory's property, or a container that registers, says about the factory's objects.
///
/// The container keeps it under the factory's key, so it counts wherever it is said.
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

  @discardableResult
  public func scope(_ scope: Scope) -> Self {
    registration.register(scope: scope)
    return self
  }

  @discardableResult
  public func decorator(_ decorator: @escaping (Value) -> Void) -> Self {
    changed { $0.decorator = { value, _ in decorator(value) } }
  }

  @discardableResult
  public func decorator(_ decorator: @escaping (Value, Bool) -> Void) -> Self {
    changed { $0.decorator = decorator }
  }

  /// Makes an object again that hasn't been used for a time.
  @discardableResult
  public func timeToLive(_ seconds: TimeInterval) -> Self { changed { $0.timeToLive = seconds } }

  /// Lets the modifiers before it count once, so that they don't replace later ones.
  @discardableResult
  public func once() -> Self {
    var copy = changed { $0.isOnce = true }
    copy.registration.isOnce = true
    return copy
  }

  @discardableResult
  public func reset(_ options: FactoryResetOptions = .all) -> Self {
    registration.reset(options)
    return self
  }

  func changed(_ change: (inout FactoryOptions<Parameters, Value>) -> Void) -> Self {
    registration.change(change)
    return self
  }
}

extension FactoryModifying where Parameters: Hashable {
  /// Keeps an object for each value of the parameters.
  public var scopeOnParameters: Self { changed { $0.argument = { AnyHashable($0) } } }
}
