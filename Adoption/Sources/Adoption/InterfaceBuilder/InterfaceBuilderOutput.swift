/// What a target's storyboards and xibs become.
public struct InterfaceBuilderOutput: Sendable {
  /// Files for the app's bundle: scene tables, in the format that `UIStoryboard` and `UINib` read.
  public var bundleFiles: [BundleFile]

  /// Swift files that the module is compiled with, by file name: custom classes by name, for instance.
  public var sources: [GeneratedSource]

  /// What couldn't be read or isn't supported.
  public var notes: [Note]

  public init(
    bundleFiles: [BundleFile] = [], sources: [GeneratedSource] = [], notes: [Note] = []
  ) {
    self.bundleFiles = bundleFiles
    self.sources = sources
    self.notes = notes
  }
}

/// A file of the app's flat bundle folder.
public struct BundleFile: Sendable, Equatable {
  /// Where it goes, `Base.lproj/Main.scene` for instance.
  public var path: String
  public var content: [UInt8]

  public init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }
}

/// A Swift file that adoption adds to a module.
public struct GeneratedSource: Sendable, Equatable {
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Something that the report says about one of the app's files.
public struct Note: Sendable, Equatable, Codable {
  public var file: String
  public var line: Int?
  public var text: String

  public init(file: String, line: Int? = nil, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}

/// Compiles the module's `.storyboard` and `.xib` resources.
///
/// The rewrite adds this member on the last line of every class with outlets, actions or inspectable
/// properties whose superclasses lead to UIResponder; HeadlessUIKit declares it there as
/// `open class func connect(_ table: inout ConnectionTable)`:
///
///     override class func connect(_ table: inout ConnectionTable) {
///       super.connect(&table)
///       table.outlet("label") { (owner: Screen, value: UILabel?) in owner.label = value }
///       table.outlets("buttons") { (owner: Screen, value: [UIButton]) in owner.buttons = value }
///       table.action("save:", Screen.save(_:))
///       table.attribute("radius") { (owner: Screen, value: CGFloat) in owner.radius = value }
///     }
///
/// - Parameter classes: The names of all classes of the app, with the module that declares each.
public func compileInterfaceBuilder(
  _ module: AdoptedModule, classes: [String: String]
) throws -> InterfaceBuilderOutput {
  InterfaceBuilderOutput()
}
