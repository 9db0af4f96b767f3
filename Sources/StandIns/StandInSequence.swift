/// A class of a missing module with one generic argument: a stream, a promise, a list of elements.
@dynamicMemberLookup @dynamicCallable
public protocol StandInSequenceType: StandInBehavior {
  associatedtype Element
}

extension StandInSequenceType {
  /// What a member answers still has the elements: most operators keep them.
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
