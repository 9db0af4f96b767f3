/// Returns objects by their type.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, Arg1>(
    _ serviceType: Service.Type, name: String?, argument: Arg1
  ) -> Service?
  func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6
  ) -> Service?
}

extension Resolver {
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }

  public func resolve<Service, Arg1>(
    _ serviceType: Service.Type, argument: Arg1
  ) -> Service? {
    resolve(serviceType, name: nil, argument: argument)
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: arg1, arg2)
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: arg1, arg2, arg3)
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: arg1, arg2, arg3, arg4)
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5)
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5, _ arg6: Arg6
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5, arg6)
  }
}

extension Container {
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    resolve(service: serviceType, arguments: NoArguments(), name: name)
  }

  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: NoArguments.self, name: name) { resolver, _ in
      factory(resolver)
    }
  }

  public func resolve<Service, Arg1>(
    _ serviceType: Service.Type, name: String?, argument: Arg1
  ) -> Service? {
    resolve(service: serviceType, arguments: argument, name: name)
  }

  @discardableResult
  public func register<Service, Arg1>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: Arg1.self, name: name) { factory($0, $1) }
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? {
    resolve(service: serviceType, arguments: (arg1, arg2), name: name)
  }

  @discardableResult
  public func register<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1, Arg2) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: (Arg1, Arg2).self, name: name) {
      factory($0, $1.0, $1.1)
    }
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? {
    resolve(service: serviceType, arguments: (arg1, arg2, arg3), name: name)
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1, Arg2, Arg3) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: (Arg1, Arg2, Arg3).self, name: name) {
      factory($0, $1.0, $1.1, $1.2)
    }
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service? {
    resolve(service: serviceType, arguments: (arg1, arg2, arg3, arg4), name: name)
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1, Arg2, Arg3, Arg4) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: (Arg1, Arg2, Arg3, Arg4).self, name: name) {
      factory($0, $1.0, $1.1, $1.2, $1.3)
    }
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5
  ) -> Service? {
    resolve(service: serviceType, arguments: (arg1, arg2, arg3, arg4, arg5), name: name)
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1, Arg2, Arg3, Arg4, Arg5) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: (Arg1, Arg2, Arg3, Arg4, Arg5).self, name: name) {
      factory($0, $1.0, $1.1, $1.2, $1.3, $1.4)
    }
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6
  ) -> Service? {
    resolve(service: serviceType, arguments: (arg1, arg2, arg3, arg4, arg5, arg6), name: name)
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Service
  ) -> ServiceEntry<Service> {
    register(service: serviceType, arguments: (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6).self, name: name)
    { factory($0, $1.0, $1.1, $1.2, $1.3, $1.4, $1.5) }
  }
}
