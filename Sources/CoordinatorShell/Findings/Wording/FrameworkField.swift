import HeadlessUIKit

/// Names a reference from an object of Foundation, Dispatch, Observation, WebKit or Combine by its API.
///
/// The name is for readers. Signatures keep the fields' own names.
@MainActor enum FrameworkField {
  /// The names, by the fields of the frameworks' classes; a collection's elements have none but their places.
  private static let names = [
    "__completion": "completionBlock",
    "_block": "block",
    "_fire": "block",
    "_storage": "",
    "_userInfo": "userInfo",
    "handlers": "add(_:name:)",
  ]

  /// A path in terms of the frameworks' API.
  static func name(_ path: String, of holder: AnyObject?) -> String {
    if ModuleFields.observation.contain(path, of: holder),
      let closure = path.firstRange(of: " → ")
    {
      return "withObservationTracking" + path[closure.lowerBound...]
    }
    if path == "object", let holder, ModuleFields.reactive.contain(path, of: holder),
      _typeName(type(of: holder), qualified: false).hasPrefix("Assign<")
    {
      return "object of assign(to:on:)"
    }
    let field = ModuleFields.first(of: path)
    guard let name = names[field], ModuleFields.frameworks.contain(path, of: holder) else {
      return path
    }
    let rest = path.dropFirst(field.count)
    return name.isEmpty && rest.first == "." ? String(rest.dropFirst()) : name + rest
  }
}
