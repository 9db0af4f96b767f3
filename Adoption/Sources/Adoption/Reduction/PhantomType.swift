extension StandInLibrary {
  /// A missing type of the app.
  struct PhantomType: Equatable {
    enum Kind: Equatable {
      case `class`, `protocol`, propertyWrapper
      /// A name for a closure's type, with the number of its parameters.
      case closure(Int)
    }
    var kind: Kind
    var module: String
    /// The module of the app whose stand-in this is; nil if the module itself declares it.
    var declaredIn: String?
    var genericCount = 0
    var superclass: String?
    var initializers: [CallShape] = []
    var statics: Set<String> = []
    /// The types within it, as paths, with the initializers that the app calls.
    var nested: [String: [CallShape]] = [:]
    var conformances: Set<String> = []
    /// Implementations of requirements of the app's protocols.
    var witnesses: [ProtocolRequirements.Witness] = []
    var isInheritedByValues = false
    /// A protocol's associated types.
    var associatedTypes: Set<String> = []
    /// Constants that turned out to have another type than this one.
    var loose: Set<String> = []
    /// Whether it is written as a list of its constants, like an option set.
    var isList = false
    /// Whether every property that the wrapper is applied to is optional.
    var wrapsOptionals = false
  }
}
