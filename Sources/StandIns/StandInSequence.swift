/// A generic class of a missing module with one argument: a stream, a promise, or a list.
@dynamicMemberLookup @dynamicCallable
public protocol StandInSequenceType: StandInBehavior {
  associatedtype Element
}

extension StandInSequenceType {
  /// The result of a member, with the same elements: most operators keep them.
  public subscript(dynamicMember member: String) -> StandInSequence<Element> {
    get { standInStore.child(for: member) { StandInSequence() } }
    set { standInStore.set(newValue, for: member) }
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> StandInSequence<Element> {
    StandInSequence()
  }
}

// Unchecked, since nothing says whether the missing class may cross threads: the app uses the stand-in
// where it would use the real one.
public final class StandInSequence<Element>: StandInObject, StandInSequenceType, @unchecked Sendable
{
  public override class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
    ({ StandInSequence<Element>() }, StandInSequence<Element>.self)
  }
}
