import HeadlessUIKit

/// The behavior of a missing module's values, whatever their superclass.
@dynamicMemberLookup @dynamicCallable
public protocol StandInBehavior: MissingObject {
  var standInStore: StandInStore { get }
}

// Declares each member once: with a second, generic overload, the compiler would try both at every
// link of a chain. `StandIn(holding:)` and `standInValue` convert the app's values.
extension StandInBehavior {
  /// The value that was set, or a stand-in that stays the same.
  public subscript(dynamicMember member: String) -> StandIn {
    get { standInStore.child(for: member) { StandIn() } }
    set { standInStore.set(newValue, for: member) }
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn {
    standInStore.take(closuresIn: arguments)
    return StandIn()
  }

  /// A member of any type, for key paths that write it.
  public subscript<Value>(standInMember member: String) -> Value {
    get { standInValue(self[dynamicMember: member]) }
    set { self[dynamicMember: member] = StandIn(holding: newValue) }
  }

  public subscript(key: Any?) -> StandIn {
    get { standInStore.child(for: "[]") { StandIn() } }
    set { standInStore.hold(newValue) }
  }
}
