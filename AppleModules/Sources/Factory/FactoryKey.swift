/// A factory's name, and the types of its parameters and its value.
struct FactoryKey: Hashable {
  let name: String
  let parameters: ObjectIdentifier
  let value: ObjectIdentifier
  /// The parameters, if the factory keeps an object for each.
  var argument: AnyHashable?

  init<Parameters, Value>(name: String, parameters: Parameters.Type, value: Value.Type) {
    self.name = name
    self.parameters = ObjectIdentifier(parameters)
    self.value = ObjectIdentifier(value)
  }

  func with(_ argument: AnyHashable?) -> FactoryKey {
    var key = self
    key.argument = argument
    return key
  }
}
