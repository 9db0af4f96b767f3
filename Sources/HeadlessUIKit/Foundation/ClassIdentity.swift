/// Whether two classes are the same.
///
/// With Objective-C a class is an object, so apps compare classes like objects.
public func === (first: AnyClass?, second: AnyClass?) -> Bool {
  first.map { ObjectIdentifier($0) } == second.map { ObjectIdentifier($0) }
}

public func !== (first: AnyClass?, second: AnyClass?) -> Bool { !(first === second) }
