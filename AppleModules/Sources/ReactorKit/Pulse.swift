/// A state's value that is also an event: every assignment sends it, even of an equal value.
@propertyWrapper
public struct Pulse<Value> {
  public var value: Value {
    didSet { riseValueUpdatedCount() }
  }
  public internal(set) var valueUpdatedCount = UInt.min

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public var projectedValue: Pulse<Value> { self }

  private mutating func riseValueUpdatedCount() {
    valueUpdatedCount &+= 1
  }
}

extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}
