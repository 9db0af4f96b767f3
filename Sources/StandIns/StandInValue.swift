import HeadlessUIKit

/// The app's value that a stand-in wraps, or a harmless value of the requested type.
public func standInValue<Value>(
  _ standIn: Any?, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  if let value = standIn as? Value { return value }
  if let value = (standIn as? any StandInBehavior)?.standInStore.held(as: Value.self) {
    return value
  }
  if let made = StandInFactories.make(Value.self) {
    // The same stand-in stays the same object.
    (standIn as? any StandInBehavior)?.standInStore.hold(made)
    return made
  }
  // A text that a missing file declares, such as the address of the app's server.
  if let constant = standIn as? StandIn, !constant.standInStore.name.isEmpty,
    let text = constant.description as? Value
  {
    return text
  }
  return harmlessValue(because: "stand-in", file: file, line: line)
}

/// An object of a missing module's class that wraps and retains a value of the app.
public func standInObject<Object: StandInObject, Value>(holding value: Value) -> Object {
  let object: Object = harmlessValue(because: "stand-in")
  object.standInStore.hold(value)
  return object
}

/// The result that a stand-in wraps; a success if it wraps none, as a completion receives.
public func standInResult(_ standIn: Any?) -> Result<StandIn, any Error> {
  if let result = standIn as? Result<StandIn, any Error> { return result }
  return (standIn as? any StandInBehavior)?.standInStore.held(as: Result<StandIn, any Error>.self)
    ?? .success(StandIn())
}

/// An empty sequence for loops over a stand-in.
public func standInElements(_ standIn: Any?) -> [StandIn] { [] }

/// A missing module's constant; the same name returns the same constant.
public func standInConstant<Constant>(_ name: String) -> Constant {
  if let standIn = StandIn(named: name) as? Constant { return standIn }
  return harmlessValue(because: name)
}

/// A member that a missing module adds to a class.
public func standInMember(of owner: Any, _ name: String) -> StandIn { StandIn() }

/// Registers a closure passed to a stand-in, and retains it as the real call would.
public func standInClosure(
  _ name: String, _ file: StaticString, _ line: UInt, keptBy keeper: Any?,
  _ call: @escaping () -> Void
) {
  if let keeper = keeper as? any StandInBehavior {
    let handler = SeamHandler(call)
    keeper.standInStore.hold(handler)
    Seam.add(Seam(name: name, file: "\(file)", line: Int(line), keptBy: handler))
  } else {
    Seam.add(Seam(name: name, file: "\(file)", line: Int(line), isOnce: true, completion: call))
  }
}

extension StandInBehavior {
  /// Stores the subscription in a bag, like a missing module's subscription.
  public func disposed(by bag: some StandInBehavior) {
    bag.standInStore.hold(self)
  }
}
