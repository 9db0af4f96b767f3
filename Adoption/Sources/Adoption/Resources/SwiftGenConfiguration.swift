/// The types that SwiftGen generates from resources, as `swiftgen.yml` describes them.
///
/// Most repositories contain the generated files; the others rely on a build phase that runs SwiftGen.
public struct SwiftGenConfiguration: Sendable, Equatable {
  enum Kind: String {
    case fonts, strings, xcassets

    /// Those of the files that the types are generated from.
    var suffixes: Set<String> {
      switch self {
      case .fonts: ["otf", "ttf", "ttc"]
      case .strings: ["strings", "stringsdict", "xcstrings"]
      case .xcassets: ["xcassets"]
      }
    }
  }

  /// Whether a name hardly means what is generated from a module's resources with these suffixes.
  public typealias UnlikelyName = (_ name: String, _ suffixes: Set<String>) -> Bool

  struct Output: Sendable, Equatable {
    let kind: Kind
    /// Files and folders, absolute; nil for all of a module's resources.
    let inputs: [String]?
    let typeName: String
    /// Whether each file has a type of its own even if there is only one.
    let namesFiles: Bool
    /// Whether the names of texts don't become types at their dots.
    let isFlat: Bool
    /// Whether each folder of a catalog becomes a type, also one without a namespace.
    var typesFolders = false
    /// The types of a catalog's colors and images, and of a font.
    var colorTypeName = "ColorAsset"
    var imageTypeName = "ImageAsset"
    var fontTypeName = "FontConvertible"

    init(
      kind: Kind, inputs: [String]? = nil, typeName: String, namesFiles: Bool = false,
      isFlat: Bool = false
    ) {
      self.kind = kind
      self.inputs = inputs
      self.typeName = typeName
      self.namesFiles = namesFiles
      self.isFlat = isFlat
    }

    /// An element of `outputs` in the configuration.
    fileprivate init(_ output: YAML, of kind: Kind, from inputs: [String]) {
      let parameters = output["params"]
      self.init(
        kind: kind, inputs: inputs,
        typeName: parameters?["enumName"]?.text ?? SwiftGenConfiguration.typeName(of: kind),
        namesFiles: parameters?["forceFileNameEnum"]?.text == "true",
        isFlat: output["templateName"]?.text?.hasPrefix("flat") == true)
      typesFolders = parameters?["forceProvidesNamespaces"]?.text == "true"
      colorTypeName = parameters?["colorTypeName"]?.text ?? colorTypeName
      imageTypeName = parameters?["imageTypeName"]?.text ?? imageTypeName
      fontTypeName = parameters?["fontTypeName"]?.text ?? fontTypeName
    }

    /// Whether the resource is one of the inputs or in one of them.
    func reads(_ resource: AdoptedModule.Resource) -> Bool {
      guard let inputs else { return true }
      return inputs.contains {
        $0 == resource.path || Paths.relative(resource.path, to: $0) != nil
      }
    }

    /// The members of the type, in a type for each file if there are several or the file is to be named.
    func members(of files: [(name: String, members: [String])]) -> [String] {
      guard namesFiles || files.count > 1 else { return files.flatMap(\.members) }
      return files.flatMap { name, members in
        ["  public enum \(AssetSymbols.quoted(SwiftGenNames.type(name))) {"]
          + members.map { "  " + $0 } + ["  }"]
      }
    }
  }

  private(set) var outputs: [Output] = []

  public init() {}

  /// Reads the files named `swiftgen.yml` in a checkout, in its root or up to two levels below.
  public init(in checkout: Checkout) {
    var folders = [checkout.root]
    for _ in 0...2 {
      for folder in folders {
        guard let text = try? checkout.text(folder + "/swiftgen.yml") else { continue }
        read(text, in: folder)
      }
      folders = folders.flatMap(checkout.folders)
    }
  }

  init(_ text: String, in folder: String) { read(text, in: folder) }

  private mutating func read(_ text: String, in folder: String) {
    let file = YAML(text)
    let base = Paths.join(folder, file["input_dir"]?.text ?? ".")
    for (key, section) in file.entries.sorted(by: { $0.key < $1.key }) {
      guard let kind = Kind(rawValue: key) else { continue }
      for entry in section.elements {
        let inputs = (entry["inputs"]?.texts ?? []).map { Paths.join(base, $0) }
        for output in entry["outputs"]?.elements ?? [] {
          outputs.append(Output(output, of: kind, from: inputs))
        }
      }
    }
  }

  fileprivate static func typeName(of kind: Kind) -> String {
    switch kind {
    case .fonts: "FontFamily"
    case .strings: "L10n"
    case .xcassets: "Asset"
    }
  }
}

extension SwiftGenConfiguration {
  /// The types that a module's sources use and don't declare.
  ///
  /// SwiftGen is often configured elsewhere, and Tuist generates such types by templates of SwiftGen's.
  /// Names for which `isUnlikely` is true count only if `swiftgen.yml` sets them.
  func sources(
    for module: AdoptedModule, mentions: Set<String>, isUnlikely: UnlikelyName,
    shared: SharedResources
  ) -> [GeneratedSource] {
    var known: Set<String> = []
    let usual = [Kind.strings, .xcassets].map { Output(kind: $0, typeName: Self.typeName(of: $0)) }
      .filter { !isUnlikely($0.typeName, $0.kind.suffixes) }
    let texts = Output(kind: .strings, typeName: TuistNames.prefix(of: module.name) + "Strings")
    return (outputs + usual + [texts]).compactMap { output in
      guard mentions.contains(output.typeName), !known.contains(output.typeName) else { return nil }
      let source =
        switch output.kind {
        case .fonts:
          TuistFonts(
            module.resources.filter(output.reads), typeName: output.typeName,
            fontTypeName: output.fontTypeName)?.source
        case .strings: SwiftGenTexts(output, module.resources, texts: shared.texts)?.source
        case .xcassets: SwiftGenAssets(output, module.resources, catalogs: shared.catalogs)?.source
        }
      if source != nil { known.insert(output.typeName) }
      return source
    }
  }
}
