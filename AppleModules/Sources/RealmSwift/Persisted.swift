import Foundation
import Synchronization

/// A property's wrapper, whatever its value's type is.
protocol AnyPersisted {
  var anyValue: Any { get }
  var isPrimaryKey: Bool { get }
  func setAny(_ value: Any)
}

/// A property that a realm stores.
@propertyWrapper public struct Persisted<Value>: AnyPersisted {
  /// The storage is an object of its own, so that values can be set by name.
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  let isPrimaryKey: Bool

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public init() { self.init(PersistedDefault.make(), isPrimaryKey: false) }
  public init(wrappedValue: Value) { self.init(wrappedValue, isPrimaryKey: false) }
  public init(primaryKey: Bool) { self.init(PersistedDefault.make(), isPrimaryKey: primaryKey) }
  public init(wrappedValue: Value, primaryKey: Bool) {
    self.init(wrappedValue, isPrimaryKey: primaryKey)
  }
  public init(indexed: Bool) { self.init(PersistedDefault.make(), isPrimaryKey: false) }
  public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue, isPrimaryKey: false) }
  public init(originProperty: String) { self.init(PersistedDefault.make(), isPrimaryKey: false) }

  private init(_ value: Value, isPrimaryKey: Bool) {
    box = Box(value)
    self.isPrimaryKey = isPrimaryKey
  }

  var anyValue: Any { box.value }
  func setAny(_ value: Any) { if let value = value as? Value { box.value = value } }
}

/// The value of a property that an app declares without one.
enum PersistedDefault {
  static func make<Value>() -> Value {
    if let type = Value.self as? any Defaulted.Type, let made = type.init() as? Value {
      return made
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type, let made = none(type) as? Value {
      return made
    }
    if let type = Value.self as? any PersistableEnum.Type, let made = first(type) as? Value {
      return made
    }
    fatalError("a persisted property of type \(Value.self) has no default value")
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
    Value(nilLiteral: ()) as Any
  }
  private static func first<Value: PersistableEnum>(_ type: Value.Type) -> Any? {
    type.allCases.first
  }
}

/// A type whose values begin empty, or zero.
protocol Defaulted {
  init()
}

extension String: Defaulted {}
extension Bool: Defaulted {}
extension Int: Defaulted {}
extension Int8: Defaulted {}
extension Int16: Defaulted {}
extension Int32: Defaulted {}
extension Int64: Defaulted {}
extension Float: Defaulted {}
extension Double: Defaulted {}
extension Data: Defaulted {}
extension Date: Defaulted {}
extension UUID: Defaulted {}
extension ObjectId: Defaulted {}
extension List: Defaulted {}
extension MutableSet: Defaulted {}
extension Map: Defaulted {}
extension LinkingObjects: Defaulted {}

extension String: RealmFetchable {}
extension Bool: RealmFetchable {}
extension Int: RealmFetchable {}
extension Int64: RealmFetchable {}
extension Float: RealmFetchable {}
extension Double: RealmFetchable {}
extension Data: RealmFetchable {}
extension Date: RealmFetchable {}
extension UUID: RealmFetchable {}

/// An enumeration that properties can have.
public protocol PersistableEnum: RawRepresentable, CaseIterable, RealmFetchable {}

/// The name of enumerations before `PersistableEnum`.
public protocol RealmEnum {}

/// An identifier that a realm makes.
public struct ObjectId: Hashable, Codable, CustomStringConvertible, RealmFetchable, Sendable {
  public let stringValue: String
  public var description: String { stringValue }
  private static let count = Atomic(0)

  public init() { self = .generate() }
  public init(string: String) throws { stringValue = string }

  public static func generate() -> ObjectId {
    let number = count.add(1, ordering: .relaxed).newValue
    let digits = String(number, radix: 16)
    return ObjectId(text: String(repeating: "0", count: 24 - digits.count) + digits)
  }

  private init(text: String) { stringValue = text }
}
