// Unchecked: factories only create, and the lock orders what containers and properties keep.

extension FactoryRegistration: @unchecked Sendable where Parameters: Sendable, Value: Sendable {}
extension Factory: @unchecked Sendable where Value: Sendable {}
extension ParameterFactory: @unchecked Sendable where Parameters: Sendable, Value: Sendable {}
extension Injected: @unchecked Sendable where Value: Sendable {}
extension LazyInjected: @unchecked Sendable where Value: Sendable {}
extension WeakLazyInjected: @unchecked Sendable where Value: Sendable {}
extension DynamicInjected: @unchecked Sendable where Value: Sendable {}
extension InjectedType: @unchecked Sendable where Value: Sendable {}
