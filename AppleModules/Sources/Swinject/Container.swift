@_exported import Foundation

/// Creates the objects that an app requests by their type.
public final class Container: Resolver, @unchecked Sendable {
  // Unchecked: the lock orders accesses from several threads.
  fileprivate struct Key: Hashable {
    let service: ObjectIdentifier
    let arguments: ObjectIdentifier
    let name: String?
  }

  /// Called with a description of what couldn't be resolved; Swinject prints it by default.
  ///
  /// Unprotected, as in Swinject: apps set it once, before they resolve anything.
  public nonisolated(unsafe) static var loggingFunction: ((String) -> Void)?

  private let parent: Container?
  private let defaultScope: ObjectScope
  private var entries: [Key: any ServiceEntryType] = [:]
  private var depth = 0
  private let lock = NSRecursiveLock()

  public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
    defaultScope = defaultObjectScope
  }

  public convenience init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void
  ) {
    self.init(parent: parent, defaultObjectScope: defaultObjectScope)
    registeringClosure(self)
  }

  public func removeAll() { lock.withLock { entries = [:] } }
  public func synchronize() -> any Resolver { self }

  public func resetObjectScope(_ scope: ObjectScope) {
    lock.withLock {
      for entry in entries.values where entry.scope === scope { entry.forget() }
    }
  }

  public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool
  {
    let service = ObjectIdentifier(serviceType)
    return lock.withLock { entries.keys.contains { $0.service == service && $0.name == name } }
      || parent?.hasAnyRegistration(of: serviceType, name: name) ?? false
  }

  /// Registers how to create a service from arguments, which are passed as one value.
  @discardableResult
  public func register<Service, Arguments>(
    service: Service.Type, arguments: Arguments.Type, name: String?,
    make: @escaping (any Resolver, Arguments) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(scope: defaultScope) { resolver, arguments in
      (arguments as? Arguments).map { make(resolver, $0) }
    }
    let key = Key(
      service: ObjectIdentifier(service), arguments: ObjectIdentifier(arguments), name: name)
    lock.withLock { entries[key] = entry }
    return entry
  }

  public func resolve<Service, Arguments>(
    service: Service.Type, arguments: Arguments, name: String?
  ) -> Service? {
    let key = Key(
      service: ObjectIdentifier(service), arguments: ObjectIdentifier(Arguments.self), name: name)
    let resolved = lock.withLock { resolve(key, arguments, for: self) as? Service }
    if resolved == nil {
      let name = name.map { ", name: \($0)" } ?? ""
      Self.loggingFunction?("Swinject: Resolution failed. Service: \(service)\(name)")
    }
    return resolved
  }

  private func resolve(_ key: Key, _ arguments: Any, for resolver: Container) -> Any? {
    guard let entry = entries[key] else { return parent?.resolve(key, arguments, for: resolver) }
    resolver.depth += 1
    defer {
      resolver.depth -= 1
      if resolver.depth == 0 { resolver.endGraph() }
    }
    return entry.instance(for: resolver, arguments)
  }

  private func endGraph() {
    for entry in entries.values where entry.scope === ObjectScope.graph { entry.forget() }
    parent?.endGraph()
  }
}

/// How long a container keeps the objects that it creates.
public final class ObjectScope: Sendable, CustomStringConvertible {
  public static let transient = ObjectScope("transient")
  public static let graph = ObjectScope("graph")
  public static let container = ObjectScope("container")
  public static let weak = ObjectScope("weak")

  public let description: String

  private init(_ description: String) {
    self.description = description
  }
}

public protocol ServiceEntryType: AnyObject {
  var scope: ObjectScope { get }
  func instance(for resolver: any Resolver, _ arguments: Any) -> Any?
  func forget()
}

/// How to create one service, and the created object.
public final class ServiceEntry<Service>: ServiceEntryType {
  public private(set) var scope: ObjectScope
  private let make: (any Resolver, Any) -> Service?
  private var completions: [(any Resolver, Service) -> Void] = []
  private var kept: Any?
  private weak var known: AnyObject?

  init(scope: ObjectScope, make: @escaping (any Resolver, Any) -> Service?) {
    self.scope = scope
    self.make = make
  }

  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    completions.append(completed)
    return self
  }

  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self { self }

  public func instance(for resolver: any Resolver, _ arguments: Any) -> Any? {
    if scope !== ObjectScope.transient, let found = kept ?? known { return found }
    guard let made = make(resolver, arguments) else { return nil }
    // The completion may resolve objects that refer back to this one.
    if scope === ObjectScope.weak {
      known = made as AnyObject
    } else if scope !== ObjectScope.transient {
      kept = made
    }
    for completion in completions { completion(resolver, made) }
    return made
  }

  public func forget() {
    kept = nil
    known = nil
  }
}

/// No arguments.
struct NoArguments {}
