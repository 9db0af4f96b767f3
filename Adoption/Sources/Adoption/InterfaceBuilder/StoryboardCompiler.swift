/// Compiles one storyboard or xib.
struct StoryboardCompiler {
  /// A class that a file names.
  struct NamedClass: Hashable {
    enum Kind: String {
      case view, controller, segue, object
    }

    let name: String
    let module: String?
    let kind: Kind
  }

  let file: String
  private let document: MarkupElement
  private let trimming: SceneTrimming
  private let module: (_ className: String, _ given: String?) -> String?
  private(set) var notes: [Note] = []

  init(
    _ document: MarkupElement, file: String, texts: [String: [String: String]],
    module: @escaping (_ className: String, _ given: String?) -> String?
  ) {
    self.file = file
    self.document = document
    self.module = module
    trimming = SceneTrimming(document, texts: texts, module: module)
  }

  /// The kind of document: a storyboard, a xib, or one that camsh doesn't compile.
  enum Kind {
    case storyboard, nib
  }

  var kind: Kind? {
    guard document.name == "document", document["targetRuntime"]?.contains("Cocoa") == true,
      document["targetRuntime"] != "MacOSX.Cocoa"
    else { return nil }
    if document.child("scenes") != nil { return .storyboard }
    return document.child("objects") != nil ? .nib : nil
  }

  // MARK: Scenes

  mutating func storyboard() -> SceneTable {
    var table = SceneTable()
    table.initial = document["initialViewController"]
    let scenes = document.child("scenes")?.children ?? []
    let closing = SceneCycles(scenes.compactMap { controller(in: $0) }).closingSegues
    for scene in scenes {
      guard let objects = scene.child("objects"), let controller = controller(in: scene),
        let id = controller["id"]
      else { continue }
      for segue in closing[id] ?? [] {
        notes.append(
          Note(
            file: file, line: segue.line,
            text: "The scene contains itself by this segue, which is left out."))
        objects.forEach { element in
          element.children.removeAll { $0 === segue }
        }
      }
      if let identifier = controller["storyboardIdentifier"] {
        if table.identifiers[identifier] != nil {
          notes.append(
            Note(
              file: file, line: controller.line,
              text: "Two scenes have the storyboard identifier \(identifier)."))
        }
        table.identifiers[identifier] = id
      }
      table.add(["scene", [String: String](), objects.children.map(trimming.json)], of: id)
    }
    return table
  }

  private func controller(in scene: MarkupElement) -> MarkupElement? {
    let objects = scene.child("objects")?.children ?? []
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
  }

  func nib() -> SceneTable {
    var table = SceneTable()
    let objects = document.child("objects")?.children ?? []
    table.add(["nib", [String: String](), objects.map(trimming.json)], of: "")
    return table
  }

  // MARK: Classes

  /// The classes to find by name, each once, in the order of the file.
  var namedClasses: [NamedClass] {
    var classes: [NamedClass] = []
    var known: Set<NamedClass> = []
    document.forEach { element in
      guard element.name != "placeholder" else { return }
      let named: NamedClass
      if let name = element["customClass"] {
        named = NamedClass(
          name: name, module: module(name, element["customModule"]), kind: Self.kind(of: element))
      } else if let system = SceneTrimming.systemClasses[element.name] {
        named = NamedClass(name: system.type, module: system.module, kind: Self.kind(of: element))
      } else {
        return
      }
      if known.insert(named).inserted { classes.append(named) }
    }
    return classes
  }

  static func kind(of element: MarkupElement) -> NamedClass.Kind {
    switch element.name {
    case "segue": return .segue
    case "customObject", "barButtonItem", "tabBarItem", "navigationItem", "constraint", "exit":
      return .object
    default:
      if element.name.hasSuffix("Controller") { return .controller }
      return element.name.hasSuffix("GestureRecognizer") || element.name.hasSuffix("Layout")
        ? .object : .view
    }
  }
}
