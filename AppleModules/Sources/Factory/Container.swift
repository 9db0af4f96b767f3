@_exported import Foundation

/// The container of an app that declares none of its own.
public final class Container: SharedContainer, @unchecked Sendable {
  // Unchecked: the manager's lock orders accesses from several threads.
  public static let shared = Container()
  public let manager = ContainerManager()

  public init() {}
}

/// A container that has one instance for the whole app.
public protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

/// An object whose properties are factories.
public protocol ManagedContainer: AnyObject, Sendable {
  var manager: ContainerManager { get }
}

/// A container that registers more factories before it is used for the first time.
public protocol AutoRegistering {
  func autoRegister()
}

extension ManagedContainer {
  public func callAsFunction<Value>(
    key: StaticString = #function, _ make: @escaping () -> Value
  ) -> Factory<Value> {
    Factory(self, key: key, make)
  }

  public func callAsFunction<Parameters, Value>(
    key: StaticString = #function, _ make: @escaping (Parameters) -> Value
  ) -> ParameterFactory<Parameters, Value> {
    ParameterFactory(self, key: key, make)
  }

  public func factory<Value>(
    key: StaticString = #function, _ make: @escaping () -> Value
  ) -> Factory<Value> {
    Factory(self, key: key, make)
  }

  /// A factory that another part of the app registers later.
  public func promised<Value>(key: StaticString = #function) -> Factory<Value?> {
    Factory(self, key: key) { nil }
  }

  public func promised<Parameters, Value>(
    key: StaticString = #function
  ) -> ParameterFactory<Parameters, Value?> {
    ParameterFactory(self, key: key) { _ in nil }
  }

  public func decorator(_ decorator: ((Any) -> Void)?) {
    factoryLock.withLock { manager.decorator = decorator }
  }

  public func reset(options: FactoryResetOptions = .all) { manager.reset(options: options) }

  @discardableResult
  public func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

public enum FactoryResetOptions: Sendable {
  case all, context, none, registration, scope
}
