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
    standInStore.take(closuresIn: arguments)
    return StandInSequence()
  }
}

// Unchecked: whether the missing class is Sendable is unknown, and the app uses the stand-in wherever
// it would use the real class.
public final class StandInSequence<Element>: StandInObject, StandInSequenceType, @unchecked Sendable
{
  public override class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
    ({ StandInSequence<Element>() }, StandInSequence<Element>.self)
  }
}
