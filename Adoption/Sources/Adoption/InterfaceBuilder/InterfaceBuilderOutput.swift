/// The results of compiling a target's storyboards and xibs.
public struct InterfaceBuilderOutput: Sendable {
  /// Files for the app's bundle: scene tables in the format that `UIStoryboard` and `UINib` read.
  public var bundleFiles: [BundleFile]

  /// Swift files to compile into the module, by file name, such as the table of custom classes.
  public var sources: [GeneratedSource]

  /// The classes of other modules that the files name, with UIKit's class that each is drawn as.
  public var drawnClasses: [String: String] = [:]

  /// Problems and unsupported features.
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
  /// The path in the bundle, such as `Base.lproj/Main.scene`.
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

/// A remark in the report about one of the app's files.
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
/// - Parameters:
///   - classes: The names of all classes of the app, with the module that declares each.
///   - attributes: The inspectable properties that the module's extensions of other classes declare.
///   - declarations: The app's declarations, with the outlets' classes.
func compileInterfaceBuilder(
  _ module: AdoptedModule, classes: [String: String], attributes: [InspectableAttribute] = [],
  declarations: Declarations = Declarations()
) throws -> InterfaceBuilderOutput {
  var output = InterfaceBuilderOutput()
  var nibNames: [String] = []
  var named: [StoryboardCompiler.NamedClass] = []
  for file in LocalizedFile.preferred(in: module.resources, types: ["storyboard", "xib"]) {
    let document: MarkupElement
    do {
      document = try MarkupFile.read(file.path)
    } catch {
      output.notes.append(error.note)
      continue
    }
    OutletClasses(declarations: declarations).mark(document)
    ExtendedElements.mark(document, classes: classes, in: module.name)
    output.drawnClasses.merge(DrawnClasses.all(in: document, except: Set(classes.keys))) { $1 }
    var compiler = StoryboardCompiler(
      document, file: file.path, texts: file.texts(in: module.resources)
    ) { name, given in
      // `customModule` is the module at the time of saving; the module that declares the class now
      // takes precedence.
      classes[name] ?? given
    }
    switch compiler.kind {
    case .storyboard:
      let table = compiler.storyboard()
      output.bundleFiles.append(
        BundleFile(path: file.name + ".storyboardc", content: try table.bytes()))
    case .nib:
      nibNames.append(file.name)
      output.bundleFiles.append(
        BundleFile(path: file.name + ".nib", content: try compiler.nib().bytes()))
    case nil:
      output.notes.append(
        Note(file: file.path, text: "The file isn't an iOS storyboard or xib of Xcode 5 or later."))
    }
    output.notes += compiler.notes
    named += compiler.namedClasses
  }
  guard !output.bundleFiles.isEmpty || !attributes.isEmpty else { return output }
  let systems = Set(SceneTrimming.systemClasses.values.map(\.type))
  // Only names that the app declares go into a source, whatever a file contains.
  let registry = ClassRegistry(
    module: module.name, nibNames: nibNames,
    classes: named.filter { classes[$0.name] != nil || systems.contains($0.name) },
    attributes: attributes)
  output.sources = [registry.source]
  return output
}
