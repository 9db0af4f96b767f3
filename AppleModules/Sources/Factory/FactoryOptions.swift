/// What modifiers and `register` have said about a factory.
struct FactoryOptions<Parameters, Value>: ResettableOptions {
  var scope: Scope?
  var timeToLive: TimeInterval?
  /// The parameters as a part of the key, if the factory keeps an object for each.
  var argument: ((Parameters) -> AnyHashable)?
  var registered: ((Parameters) -> Value)?
  var onSimulator: ((Parameters) -> Value)?
  var onDebug: ((Parameters) -> Value)?
  var decorator: ((Value, Bool) -> Void)?
  /// Whether only modifiers after `once()` count.
  var isOnce = false

  /// The closure that replaces the factory's own.
  var make: ((Parameters) -> Value)? { onSimulator ?? onDebug ?? registered }

  mutating func reset(_ options: FactoryResetOptions) {
    switch options {
    case .all: self = Self()
    case .context: (onSimulator, onDebug) = (nil, nil)
    case .registration: registered = nil
    case .none, .scope: break
    }
  }
}

/// The options of a factory whose types the container doesn't know.
protocol ResettableOptions {
  mutating func reset(_ options: FactoryResetOptions)
}
