/// What a value of a missing module does, whatever its class derives from.
@dynamicMemberLookup @dynamicCallable
public protocol StandInBehavior: AnyObject {
  var standInStore: StandInStore { get }
}

// One declaration for each: with a second, generic one the compiler would try both at every link of a
// chain. An app's value is given and taken through `StandIn(holding:)` and `standInValue`.
extension StandInBehavior {
  /// The value that was set, or a stand-in that stays the same one.
  public subscript(dynamicMember member: String) -> StandIn {
    get { standInStore.child(for: member) { StandIn() } }
    set { standInStore.set(newValue, for: member) }
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandIn {
    StandIn()
  }

  public subscript(key: Any?) -> StandIn {
    get { standInStore.child(for: "[]") { StandIn() } }
    set { standInStore.hold(newValue) }
  }
}
