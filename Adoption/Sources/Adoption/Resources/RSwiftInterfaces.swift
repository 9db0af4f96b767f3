import Foundation

/// Generates the members of `R` that R.swift generates for storyboards, xibs, segues and reuse identifiers.
///
/// They are of the types of camsh's module Rswift, which `R.generated.swift` of a checkout is compiled against too.
struct RSwiftInterfaces {
  /// The kinds of members.
  static let kinds: Set<String> = ["nib", "reuseIdentifier", "segue", "storyboard"]

  private var storyboards: [String] = []
  private var nibs: [String] = []
  /// The lines of segues by the members' names, and by their sources.
  private var segues: [String: [String: String]] = [:]
  /// The lines of reuse identifiers by the members' names.
  private var reuseIdentifiers: [String: String] = [:]
  /// The modules that declare the classes.
  private(set) var modules: Set<String> = []
  private let module: String
  private let classes: [String: String]

  /// - Parameter classes: The names of all classes of the app, with the module that declares each.
  init(_ module: AdoptedModule, classes: [String: String]) {
    self.module = module.name
    self.classes = classes
    for file in LocalizedFile.preferred(in: module.resources, types: ["storyboard", "xib"]) {
      // A file that can't be read has a note already.
      guard let document = try? MarkupFile.read(file.path) else { continue }
      addReuseIdentifiers(document)
      if document.child("scenes") != nil {
        addStoryboard(document, file.name)
      } else if let objects = document.child("objects")?.children {
        addNib(objects, file.name)
      }
    }
  }

  /// The lines of the members, inside of `R`.
  var lines: [String] {
    var lines = ["  enum storyboard {"] + storyboards + ["  }", "  enum nib {"] + nibs
    lines += ["  }", "  enum segue {"]
    for (source, members) in segues.sorted(by: { $0.key < $1.key }) {
      lines += ["    enum \(source) {"] + members.values.sorted() + ["    }"]
    }
    lines += ["  }", "  enum reuseIdentifier {"]
    lines += reuseIdentifiers.values.sorted()
    return lines + ["  }"]
  }

  // MARK: Files

  private mutating func addStoryboard(_ document: MarkupElement, _ name: String) {
    var scenes: [String: String] = [:]
    var initial: String?
    var types: [String: String] = [:]
    var owners: [MarkupElement] = []
    document.forEach { element in
      guard element.name.hasSuffix("Controller"), let id = element["id"] else { return }
      owners.append(element)
      let type = type(of: element)
      types[id] = type
      if id == document["initialViewController"] { initial = type }
      guard let identifier = element["storyboardIdentifier"] else { return }
      scenes[Self.member(identifier)] =
        "      var \(Self.member(identifier)): RScreen<\(type)> { .init(identifier: "
        + "\(SwiftText.literal(identifier)), storyboard: name) }"
    }
    for owner in owners { addSegues(of: owner, types) }
    let conformance =
      "StoryboardResource" + (initial == nil ? "Type" : "WithInitialControllerType")
    storyboards.append("    struct \(Self.type(name)): \(conformance), RStoryboard {")
    if let initial { storyboards.append("      typealias InitialController = \(initial)") }
    storyboards += ["      var bundle: Bundle { .main }"]
    storyboards += ["      var name: String { \(SwiftText.literal(name)) }"]
    storyboards += scenes.values.sorted() + ["    }"]
    storyboards.append(
      "    static var \(Self.member(name)): \(Self.type(name)) { .init() }")
  }

  private mutating func addSegues(of owner: MarkupElement, _ types: [String: String]) {
    let source = type(of: owner)
    owner.forEach { element in
      guard element.name == "segue", let identifier = element["identifier"] else { return }
      let segue = known(element["customClass"]) ?? "UIStoryboardSegue"
      let destination = element["destination"].flatMap { types[$0] } ?? "UIViewController"
      let line =
        "      static var \(Self.member(identifier)): StoryboardSegueIdentifier<\(segue), "
        + "\(source), \(destination)> { .init(identifier: \(SwiftText.literal(identifier))) }"
      segues[Self.member(source), default: [:]][Self.member(identifier)] = line
    }
  }

  private mutating func addNib(_ objects: [MarkupElement], _ name: String) {
    guard let first = objects.first(where: { $0.name != "placeholder" }) else { return }
    let type = type(of: first)
    let identifier = first["reuseIdentifier"]
    let conformance = identifier == nil ? "" : ", ReuseIdentifierType"
    nibs.append("    struct \(Self.type(name)): NibResourceType\(conformance), RNib {")
    nibs.append("      typealias First = \(type)")
    if let identifier {
      nibs.append("      typealias ReusableType = \(type)")
      nibs.append("      var identifier: String { \(SwiftText.literal(identifier)) }")
    }
    nibs += ["      var bundle: Bundle { .main }"]
    nibs += ["      var name: String { \(SwiftText.literal(name)) }", "    }"]
    nibs.append("    static var \(Self.member(name)): \(Self.type(name)) { .init() }")
  }

  private mutating func addReuseIdentifiers(_ document: MarkupElement) {
    document.forEach { element in
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
      reuseIdentifiers[Self.member(identifier)] =
        "    static var \(Self.member(identifier)): ReuseIdentifier<\(type(of: element))> "
        + "{ .init(identifier: \(SwiftText.literal(identifier))) }"
    }
  }

  // MARK: Classes

  /// The app's class of an element, or UIKit's.
  private mutating func type(of element: MarkupElement) -> String {
    if let name = known(element["customClass"]) { return name }
    return Self.classesOfUIKit[element.name]
      ?? (element.name.hasSuffix("Controller") ? "UIViewController" : "UIView")
  }

  /// Only a name that the app declares goes into a source, whatever a file contains.
  private mutating func known(_ name: String?) -> String? {
    guard let name, let owner = classes[name] else { return nil }
    if owner != module { modules.insert(owner) }
    return name
  }

  private static let classesOfUIKit: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewController",
      "UINavigationController", "UIPageViewController", "UISplitViewController",
      "UITabBarController", "UITableViewCell", "UITableViewController",
    ].map { name in
      let rest = name.dropFirst(2)
      return (rest.prefix(1).lowercased() + rest.dropFirst(), name)
    })

  // MARK: Names

  private static func member(_ name: String) -> String {
    AssetSymbols.quoted(RSwiftResources.identifier(name))
  }

  private static func type(_ name: String) -> String {
    let identifier = RSwiftResources.identifier(name)
    return identifier.prefix(1).uppercased() + identifier.dropFirst() + "Resource"
  }

  /// The declarations outside of `R`.
  static let types = [
    "", "protocol RStoryboard: StoryboardResourceType {}", "", "extension RStoryboard {",
    "  @preconcurrency @MainActor func callAsFunction() -> UIStoryboard { "
      + "UIStoryboard(name: name, bundle: bundle) }", "}",
    "", "struct RScreen<Screen>: StoryboardViewControllerResourceType {",
    "  typealias ViewControllerType = Screen", "  let identifier: String",
    "  let storyboard: String",
    "  @preconcurrency @MainActor func callAsFunction(creator: ((NSCoder) -> Screen?)? = nil)"
      + " -> Screen? {",
    "    UIStoryboard(name: storyboard, bundle: .main).instantiateViewController("
      + "identifier: identifier) { creator?($0) as? UIViewController } as? Screen", "  }", "}",
    "", "protocol RNib: NibResourceType { associatedtype First }", "", "extension RNib {",
    "  @preconcurrency @MainActor func callAsFunction() -> UINib "
      + "{ UINib(nibName: name, bundle: bundle) }",
    "  @preconcurrency @MainActor func callAsFunction("
      + "owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> First? {",
    "    instantiate(withOwner: owner, options: options).first as? First", "  }",
    "  @preconcurrency @MainActor func firstView("
      + "owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> First? {",
    "    callAsFunction(owner: owner, options: options)", "  }",
    "  @preconcurrency @MainActor func firstView("
      + "withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> First? {",
    "    callAsFunction(owner: owner, options: options)", "  }", "}",
  ]
}
