public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

/// The dependencies that a RIB provides, with those of its parent.
open class Component<DependencyType>: Dependency {
  public let dependency: DependencyType
  private var instances: [String: Any] = [:]

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  /// The instance of the calling property, made at the first call.
  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
    if let instance = instances[__function] as? T { return instance }
    let instance = factory()
    instances[__function] = instance
    return instance
  }
}

open class EmptyComponent: EmptyDependency {
  public init() {}
}
