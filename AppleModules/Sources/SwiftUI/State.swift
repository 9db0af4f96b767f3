/// A property that a view's graph binds before it reads the body.
@preconcurrency @MainActor public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public func update() {}
}

/// A property wrapper that keeps its value between two readings of the body.
@MainActor protocol GraphProperty {
  /// Takes over the value of the same property of the same view.
  func adopt(_ previous: any GraphProperty)
  func bind(_ environment: EnvironmentValues)
  /// The objects whose changes cause the body to be read again.
  var observed: [any ObservableObject] { get }
  /// Calls a closure when the value changes.
  func onChange(_ call: @escaping () -> Void)
}

extension GraphProperty {
  func adopt(_ previous: any GraphProperty) {}
  func bind(_ environment: EnvironmentValues) {}
  var observed: [any ObservableObject] { [] }
  func onChange(_ call: @escaping () -> Void) {}
}

/// A value that outlives the view structs that use it.
final class ValueStorage<Value> {
  /// Setting an equal value changes nothing, so that a body may set what it has measured.
  var value: Value {
    didSet { if !Self.areEqual(oldValue, value) { changed?() } }
  }
  var changed: (() -> Void)?

  init(_ value: Value) { self.value = value }

  private static func areEqual(_ old: Value, _ new: Value) -> Bool {
    func isEqual<Old: Equatable>(_ old: Old) -> Bool { [new] as? Old == old }
    // A list of optionals is equatable even if its element is nil.
    guard let old = [old] as Any as? any Equatable else { return false }
    return isEqual(old)
  }
}

final class ValueLocation<Value> {
  var storage: ValueStorage<Value>

  init(_ value: Value) { storage = ValueStorage(value) }
}

@propertyWrapper public struct State<Value> {
  let location: ValueLocation<Value>

  public init(wrappedValue: Value) { location = ValueLocation(wrappedValue) }
  public init(initialValue: Value) { location = ValueLocation(initialValue) }

  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.storage.value }, set: { location.storage.value = $0 })
  }

  func onChange(_ call: @escaping () -> Void) { location.storage.changed = call }
}

extension State: GraphProperty {
  func adopt(_ previous: any GraphProperty) {
    if let previous = previous as? State<Value> {
      location.storage = previous.location.storage
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper public struct FocusState<Value> {
  let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(state: state) }

  /// Reads and changes the focus of the view that declares it.
  @propertyWrapper public struct Binding {
    let state: State<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  func adopt(_ previous: any GraphProperty) {
    if let previous = previous as? FocusState<Value> { state.adopt(previous.state) }
  }

  // The body is read again when the focus changes, as it is for a state.
  func onChange(_ call: @escaping () -> Void) { state.onChange(call) }
}

@propertyWrapper public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: GraphProperty {
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.get() }, set: { if let value = $0 { base.set(value) } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.get() else { return nil }
    self.init(get: { base.get() ?? first }, set: { base.set($0) })
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// Bindings to an observed object's properties.
@dynamicMemberLookup public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> {
    let object = object
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public typealias Wrapper = ObjectBindings<Object>

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
  var observed: [any ObservableObject] { [wrappedValue] }
}

extension ObservedObject: GraphProperty {
}

final class ObjectStorage<Object> {
  var object: Object?
  init() {}
}

final class ObjectLocation<Object> {
  var storage = ObjectStorage<Object>()
  init() {}
}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  let make: () -> Object
  let location = ObjectLocation<Object>()

  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  public var wrappedValue: Object {
    if let object = location.storage.object { return object }
    let object = make()
    location.storage.object = object
    return object
  }
  public var projectedValue: ObjectBindings<Object> {
    ObjectBindings(object: wrappedValue)
  }
  var observed: [any ObservableObject] { [wrappedValue] }
}

extension StateObject: GraphProperty {
  func adopt(_ previous: any GraphProperty) {
    if let previous = previous as? StateObject<Object> {
      location.storage = previous.location.storage
    }
  }
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  let location = ObjectLocation<Object>()

  public init() {}

  public var wrappedValue: Object {
    guard let object = location.storage.object else {
      fatalError("no ObservableObject of type \(Object.self) found in the environment")
    }
    return object
  }
  public var projectedValue: ObjectBindings<Object> {
    ObjectBindings(object: wrappedValue)
  }
  var observed: [any ObservableObject] { location.storage.object.map { [$0] } ?? [] }
}

extension EnvironmentObject: GraphProperty {
  func bind(_ environment: EnvironmentValues) {
    location.storage.object = environment.objects[ObjectIdentifier(Object.self)] as? Object
  }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Object: AnyObject> {
  public var wrappedValue: Object

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> { projectedValue[dynamicMember: path] }

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

@propertyWrapper public struct AppStorage<Value> {
  let key: String
  let store: UserDefaults
  let initial: Value

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.store = store ?? .standard
    initial = wrappedValue
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? initial }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

public typealias SceneStorage = AppStorage

@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

@propertyWrapper public struct ScaledMetric<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
