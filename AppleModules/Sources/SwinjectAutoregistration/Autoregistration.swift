@_exported import Swinject

/// The argument for an initializer's parameter, resolved from the container.
func part<Value>(_ resolver: any Resolver) -> Value {
  guard let value = resolver.resolve(Value.self) else {
    fatalError("\(Value.self) isn't registered")
  }
  return value
}

public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
  part(resolver)
}

public func ~> <Service>(
  resolver: any Resolver, request: (service: Service.Type, name: String)
) -> Service {
  guard let value = resolver.resolve(request.service, name: request.name) else {
    fatalError("\(Service.self) isn't registered as '\(request.name)'")
  }
  return value
}

extension Container {
  @discardableResult
  public func autoregister<Service>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping () -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { _ in initializer() }
  }

  @discardableResult
  public func autoregister<Service, Part1>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (Part1) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { initializer(part($0)) }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (Part1, Part2) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { initializer(part($0), part($0)) }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { initializer(part($0), part($0), part($0)) }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3, Part4>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3, Part4) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { initializer(part($0), part($0), part($0), part($0)) }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3, Part4, Part5>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3, Part4, Part5) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { initializer(part($0), part($0), part($0), part($0), part($0)) }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3, Part4, Part5, Part6>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3, Part4, Part5, Part6) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) {
      initializer(part($0), part($0), part($0), part($0), part($0), part($0))
    }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3, Part4, Part5, Part6, Part7>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3, Part4, Part5, Part6, Part7) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) {
      initializer(part($0), part($0), part($0), part($0), part($0), part($0), part($0))
    }
  }

  @discardableResult
  public func autoregister<Service, Part1, Part2, Part3, Part4, Part5, Part6, Part7, Part8>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (Part1, Part2, Part3, Part4, Part5, Part6, Part7, Part8) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) {
      initializer(part($0), part($0), part($0), part($0), part($0), part($0), part($0), part($0))
    }
  }
}
