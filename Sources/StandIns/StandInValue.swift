import HeadlessUIKit

/// The app's value that a stand-in stands for, or a harmless one of the type that is asked for.
public func standInValue<Value>(
  _ standIn: Any?, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  if let value = standIn as? Value { return value }
  if let value = (standIn as? any StandInBehavior)?.standInStore.held(as: Value.self) {
    return value
  }
  return harmlessValue(because: "stand-in", file: file, line: line)
}

/// What a loop over a stand-in goes through: nothing.
public func standInElements(_ standIn: Any?) -> [StandIn] { [] }

/// A constant of a missing module: the same one for the same name.
public func standInConstant<Constant>(_ name: String) -> Constant {
  if let standIn = StandIn(named: name) as? Constant { return standIn }
  return harmlessValue(because: name)
}

/// A member that a missing module adds to a class.
public func standInMember(of owner: Any, _ name: String) -> StandIn { StandIn() }

/// Offers a closure that a stand-in was given; keeps it where the call would have.
public func standInClosure(
  _ name: String, _ file: StaticString, _ line: UInt, keptBy keeper: Any?,
  _ call: @escaping () -> Void
) {
  if let keeper = keeper as? any StandInBehavior {
    let handler = SeamHandler(call)
    keeper.standInStore.hold(handler)
    Seam.add(Seam(name: name, file: "\(file)", line: Int(line), keptBy: handler))
  } else {
    Seam.add(Seam(name: name, file: "\(file)", line: Int(line), completion: call))
  }
}

extension StandInBehavior {
  /// Is kept by a bag, as a subscription of a missing module is.
  public func disposed(by bag: some StandInBehavior) {
    bag.standInStore.hold(self)
  }
}
