import Foundation

/// A condition or a property in `where { $0.name == "oak" }`.
@dynamicMemberLookup public struct Query<Value> {
  let value: (Any) -> Value?

  init(_ value: @escaping (Any) -> Value?) { self.value = value }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> {
    Query<Member> { object in value(object).map { $0[keyPath: path] } }
  }

  func test(_ condition: @escaping (Value) -> Bool) -> Query<Bool> {
    Query<Bool> { object in value(object).map(condition) ?? false }
  }
}

extension Query where Value: Equatable {
  public static func == (query: Query, other: Value) -> Query<Bool> { query.test { $0 == other } }
  public static func != (query: Query, other: Value) -> Query<Bool> { query.test { $0 != other } }
  public func `in`(_ values: some Collection<Value>) -> Query<Bool> {
    let values = Array(values)
    return test { values.contains($0) }
  }
}

extension Query where Value: Comparable {
  public static func < (query: Query, other: Value) -> Query<Bool> { query.test { $0 < other } }
  public static func > (query: Query, other: Value) -> Query<Bool> { query.test { $0 > other } }
  public static func <= (query: Query, other: Value) -> Query<Bool> { query.test { $0 <= other } }
  public static func >= (query: Query, other: Value) -> Query<Bool> { query.test { $0 >= other } }
}

extension Query where Value == String {
  public func contains(_ text: String, options: String.CompareOptions = []) -> Query<Bool> {
    test { $0.range(of: text, options: options) != nil }
  }
  public func starts(with text: String, options: String.CompareOptions = []) -> Query<Bool> {
    test { $0.range(of: text, options: options.union(.anchored)) != nil }
  }
}

extension Query where Value == Bool {
  public static func && (one: Query, other: Query) -> Query {
    Query { one.value($0) == true && other.value($0) == true }
  }
  public static func || (one: Query, other: Query) -> Query {
    Query { one.value($0) == true || other.value($0) == true }
  }
  public static prefix func ! (query: Query) -> Query { Query { query.value($0) != true } }
}
