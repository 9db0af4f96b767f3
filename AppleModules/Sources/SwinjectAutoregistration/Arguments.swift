import Swinject

/// The argument of the registration if the parameter has its type, or else what the container has for it.
private func part<Value, Argument>(_ resolver: any Resolver, _ argument: Argument) -> Value {
  if Value.self == Argument.self, let value = argument as? Value { return value }
  return part(resolver)
}

extension Container {
  @discardableResult
  public func autoregister<Service, Argument, Part1>(
    _ service: Service.Type, name: String? = nil, argument: Argument.Type,
    initializer: @escaping (Part1) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { (resolver: any Resolver, argument: Argument) in
      initializer(part(resolver, argument))
    }
  }

  @discardableResult
  public func autoregister<Service, Argument, Part1, Part2>(
    _ service: Service.Type, name: String? = nil, argument: Argument.Type,
    initializer: @escaping (Part1, Part2) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { (resolver: any Resolver, argument: Argument) in
      initializer(part(resolver, argument), part(resolver, argument))
    }
  }

  @discardableResult
  public func autoregister<Service, Argument, Part1, Part2, Part3>(
    _ service: Service.Type, name: String? = nil, argument: Argument.Type,
    initializer: @escaping (Part1, Part2, Part3) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { (resolver: any Resolver, argument: Argument) in
      initializer(
        part(resolver, argument), part(resolver, argument), part(resolver, argument))
    }
  }
}
