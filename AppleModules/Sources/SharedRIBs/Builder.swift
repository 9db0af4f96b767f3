public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
  public let dependency: DependencyType

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}

/// Builds a RIB with a component of its own at each call.
open class ComponentizedBuilder<
  Component, Router, DynamicBuildDependency, DynamicComponentDependency
>: Buildable {
  private let componentBuilder: (DynamicComponentDependency) -> Component

  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency,
      dynamicComponentDependency: dynamicComponentDependency
    ).1
  }

  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    return (component, build(with: component, dynamicBuildDependency))
  }

  open func build(
    with component: Component, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> Router {
    fatalError("This method should be overridden by the subclass.")
  }
}

open class SimpleComponentizedBuilder<Component, Router>:
  ComponentizedBuilder<Component, Router, (), ()>
{
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: { componentBuilder() })
  }

  public final override func build(with component: Component, _ dynamicDependency: ()) -> Router {
    build(with: component)
  }

  open func build(with component: Component) -> Router {
    fatalError("This method should be overridden by the subclass.")
  }

  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }
}

/// Builds a RIB in several calls, which share a component until the last one.
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var current: Component?

  public init(componentBuilder: @escaping () -> Component) {
    self.componentBuilder = componentBuilder
  }

  public var componentForCurrentBuildPass: Component {
    let component = current ?? componentBuilder()
    current = component
    return component
  }

  public final func finalStageBuild(
    withDynamicDependency dynamicDependency: DynamicBuildDependency
  ) -> Router {
    defer { current = nil }
    return finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
  }

  open func finalStageBuild(
    with component: Component, _ dynamicDependency: DynamicBuildDependency
  ) -> Router {
    fatalError("This method should be overridden by the subclass.")
  }
}

open class SimpleMultiStageComponentizedBuilder<Component, Router>:
  MultiStageComponentizedBuilder<Component, Router, ()>
{
  public final override func finalStageBuild(
    with component: Component, _ dynamicDependency: ()
  ) -> Router {
    finalStageBuild(with: component)
  }

  open func finalStageBuild(with component: Component) -> Router {
    fatalError("This method should be overridden by the subclass.")
  }

  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }
}
