/// What Swinject offers to extensions of a container that declare a `register` of their own.
extension Container {
  @discardableResult
  public func _register<Service>(
    _ serviceType: Service.Type, factory: @escaping (any Resolver) -> Service,
    name: String? = nil
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name, factory: factory)
  }

  @discardableResult
  public func _register<Service, Arg1>(
    _ serviceType: Service.Type, factory: @escaping (any Resolver, Arg1) -> Service,
    name: String? = nil
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name, factory: factory)
  }

  @discardableResult
  public func _register<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, factory: @escaping (any Resolver, Arg1, Arg2) -> Service,
    name: String? = nil
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name, factory: factory)
  }
}
