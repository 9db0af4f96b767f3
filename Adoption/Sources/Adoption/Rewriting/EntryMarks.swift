/// The marks in the sources that determine how the app starts.
public struct EntryMarks: Sendable, Equatable {
  /// The type with `@main` or `@UIApplicationMain`, or the one passed to `UIApplicationMain`.
  public var main: TypePlace?
  /// Classes that conform to `UIApplicationDelegate`.
  public var applicationDelegates: [TypePlace] = []
  /// Classes that conform to `UIWindowSceneDelegate` or `UISceneDelegate`.
  public var sceneDelegates: [TypePlace] = []
  /// The class that `configurationForConnecting` sets in its configuration.
  public var configuredSceneDelegate: String?
  /// A `@main` type that is a SwiftUI `App`.
  public var swiftUIApp: TypePlace?

  /// The `@main` class, if its superclass isn't declared in the sources, and nothing shows that it is a delegate.
  public var foreign: ForeignType?

  public struct ForeignType: Sendable, Equatable {
    public var name: String
    public var superclass: String
  }

  public struct TypePlace: Sendable, Equatable {
    public var name: String
    public var module: String
    public var file: String
    public var line: Int
  }

  /// The name given to `UIApplicationMain`.
  var mainName: String?

  mutating func merge(_ other: EntryMarks) {
    main = main ?? other.main
    swiftUIApp = swiftUIApp ?? other.swiftUIApp
    configuredSceneDelegate = configuredSceneDelegate ?? other.configuredSceneDelegate
    mainName = mainName ?? other.mainName
  }

  /// Finds the delegates by their conformances.
  mutating func complete(with declarations: Declarations) {
    let classes = declarations.types.values
      .filter { $0.kind.contains(.class) && $0.file != nil }
      .sorted { ($0.file ?? "", $0.line) < ($1.file ?? "", $1.line) }
    for type in classes {
      let inherited = Set(
        type.inherited + declarations.superclasses(of: type.name).known.flatMap(\.inherited))
      let place = TypePlace(
        name: type.name, module: type.module, file: type.file ?? "", line: type.line)
      if inherited.contains("UIApplicationDelegate") { applicationDelegates.append(place) }
      if !inherited.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) {
        sceneDelegates.append(place)
      }
    }
    // `@main enum Main { static func main() { UIApplicationMain(…) } }` isn't a delegate itself.
    if let marked = main, !applicationDelegates.contains(where: { $0.name == marked.name }) {
      main = nil
      if swiftUIApp == nil, let superclass = declarations.superclasses(of: marked.name).outside {
        foreign = ForeignType(name: marked.name, superclass: superclass)
      }
    }
    if main == nil, let mainName {
      main = applicationDelegates.first { $0.name == mainName }
    }
  }
}
