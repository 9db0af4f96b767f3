/// An app as its checkout describes it: everything that adoption reads before it writes.
///
/// Paths are absolute and inside the checkout.
public struct AdoptedProject: Sendable, Equatable {
  /// The name of the app's target.
  public var name: String

  /// The folder that was adopted.
  public var directory: String

  /// How the checkout describes its targets.
  public var layout: Layout

  /// The modules compiled from source, each after its dependencies; the app's is the last.
  public var modules: [AdoptedModule]

  /// The app's Info.plist with the `INFOPLIST_KEY_…` build settings merged in.
  public var infoPlist: PropertyList

  /// Packages that the app depends on and whose sources aren't in the checkout.
  public var packages: [PackageReference]

  /// Scripts and plugins that Xcode would run during a build.
  ///
  /// camsh lists them and never runs them.
  public var notExecuted: [NotExecuted]

  /// Assumptions about information that the checkout doesn't contain.
  public var notes: [Note] = []

  /// The files that the project lists and the checkout lacks.
  public var missingFiles: [String] = []

  public enum Layout: String, Sendable, Codable {
    case xcodeProject, workspace, package, folder
  }

  public init(
    name: String, directory: String, layout: Layout, modules: [AdoptedModule],
    infoPlist: PropertyList = .dictionary([:]), packages: [PackageReference] = [],
    notExecuted: [NotExecuted] = []
  ) {
    self.name = name
    self.directory = directory
    self.layout = layout
    self.modules = modules
    self.infoPlist = infoPlist
    self.packages = packages
    self.notExecuted = notExecuted
  }

  /// The app's own module.
  public var app: AdoptedModule? { modules.last }
}

/// A package that the project references by URL.
public struct PackageReference: Sendable, Equatable {
  /// The last part of its URL, without `.git`.
  public var name: String
  public var location: String
  /// The products that the app's targets link.
  public var products: [String]

  public init(name: String, location: String, products: [String] = []) {
    self.name = name
    self.location = location
    self.products = products
  }
}

/// A build phase, build rule, plugin or macro.
public struct NotExecuted: Sendable, Equatable, Codable {
  public var kind: String
  public var name: String

  public init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension AdoptedProject {
  /// The names under which the sources import the project's own modules.
  var importedNames: Set<String> {
    Set(modules.map(\.name) + modules.flatMap(\.settings.aliases.keys))
  }
}
