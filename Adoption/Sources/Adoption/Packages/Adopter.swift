import Foundation

/// Adopts an app: reads it, rewrites it, and generates a package that builds it with a shell.
public struct Adopter: Sendable {
  public var checkout: Checkout
  public var options: Options
  public var hosting: Hosting

  public struct Options: Sendable {
    public var output: String
    public var target: String?
    public var sources: [String] = []
    public var entry: String?
    public var isStrict = false
    /// The folders of packages that the app depends on, by name.
    public var packagePaths: [String: String] = [:]
    /// Whether to build and launch the generated package.
    public var builds = true

    public init(output: String) {
      self.output = output
    }

    /// Throws an error if a folder that the user named can't be one.
    func check() throws(AdoptionError) {
      let manager = FileManager.default
      for (name, folder) in packagePaths.sorted(by: { $0.key < $1.key })
      where !manager.fileExists(atPath: folder + "/Package.swift") {
        throw .noPackage(name, folder: folder)
      }
      var isFolder: ObjCBool = false
      if manager.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue {
        throw .outputIsNoFolder(output)
      }
    }
  }

  public init(checkout: Checkout, options: Options, hosting: Hosting) {
    self.checkout = checkout.providing(options.packagePaths.values)
    self.options = options
    self.hosting = hosting
  }

  /// The results of reading and rewriting, without a build.
  struct Survey {
    var project: AdoptedProject
    var rewritten: Rewriter.Output
    var entry: AppEntry
    var missing: [String: Int]
    var packageModules: Set<String>
    /// The part of the time that rewriting took.
    var rewriteSeconds: Double
  }

  func survey() throws -> Survey {
    try options.check()
    let reader = ProjectReader(checkout: checkout)
    let available = Set(hosting.appleModules)
    var project = try reader.completing(
      reader.read(.init(target: options.target, sources: options.sources)),
      available: available, packages: options.packagePaths.values.sorted())
    project.modules = ModuleAliases.renaming(
      project.modules, reserved: hosting.ownModules.union(ModuleAliases.apple))
    var packageModules: Set<String> = []
    var implicit: [String: [String]] = [:]
    for module in project.modules {
      if let header = module.settings.bridgingHeader, checkout.exists(header) {
        implicit[module.name] = BridgingHeader.imports(try checkout.text(header))
      }
    }
    var sources: [Rewriter.Source] = []
    for module in project.modules {
      if module.settings.conditions.contains("SWIFT_PACKAGE") {
        packageModules.insert(module.name)
      }
      for path in module.sources {
        sources.append(
          .init(
            path: path, module: module.name, relativePath: relativePath(path),
            text: try checkout.text(path),
            conditions: module.settings.conditions + ["DEBUG"]))
      }
    }
    let rewriter = Rewriter(
      implicitImports: implicit, packageModules: packageModules,
      requirements: hosting.delegateRequirements)
    let start = ContinuousClock.now
    let output = rewriter.rewrite(sources)
    let rewriteSeconds = start.secondsUntilNow
    // A tool writes the Info.plist of a generated project, which isn't in the checkout.
    if project.layout == .folder {
      project.infoPlist = InfoPlist.adding(output.readKeys.infoKeys, to: project.infoPlist)
    }
    project.infoPlist = ServerHosts.addressed(project, sources: sources)
    let entry = try AppEntry(project: project, marks: output.entry, override: options.entry)
    let missing = ImportedModules(
      files: output.files, own: project.importedNames, available: available
    ).missing
    return Survey(
      project: project, rewritten: output, entry: entry, missing: missing,
      packageModules: packageModules, rewriteSeconds: rewriteSeconds)
  }

  /// Reports what adopting would do, without building.
  public func examine() throws -> AdoptionReport {
    let start = ContinuousClock.now
    let survey = try survey()
    var report = report(survey)
    report.seconds["read"] = start.secondsUntilNow
    report.seconds["rewritten"] = survey.rewriteSeconds
    return report
  }

  /// - Parameter notice: Receives messages that are printed even if the progress isn't shown.
  public func adopt(
    progress: (String) -> Void, notice: (String) -> Void
  ) throws -> AdoptionReport {
    let start = ContinuousClock.now
    let folder = OutputFolder(path: options.output)
    let survey = try survey()
    guard
      !survey.project.modules.contains(where: { module in
        module.sources.contains { $0.hasPrefix(options.output + "/") }
      })
    else { throw AdoptionError.outputInsideSources(options.output) }
    progress("read \(survey.rewritten.files.count) files of \(survey.project.name)")
    var report = report(survey)
    try folder.write(".gitignore", "*\n")
    let bundle = try writeBundle(survey, folder: folder)
    report.notes += bundle.notes
    report.seconds["read"] = start.secondsUntilNow
    report.seconds["rewritten"] = survey.rewriteSeconds

    let hosted = HostedModules(
      hosting: hosting, imported: importedModules(survey, bundle: bundle))
    let lock = try hosted.build {
      notice("waiting for another camsh adopt, which builds or uses camsh's modules")
    } building: { isFirst in
      notice(
        isFirst
          ? "building camsh's own modules, which the app is checked against (a few minutes, once)"
          : "building those of camsh's modules that the app imports (once)")
    }
    defer { withExtendedLifetime(lock) {} }

    let reduction = ContinuousClock.now
    let wanted = ImportedModules(
      files: survey.rewritten.files, own: survey.project.importedNames,
      available: hosted.availableModules)
    let handed = try HandedPackages(
      folders: options.packagePaths, scratch: options.output + "/packages"
    ).build(wanted.missing.keys.sorted(), progress: progress)
    report.notes += handed.notes
    for name in options.packagePaths.keys.sorted() where hosting.appleModules.contains(name) {
      report.notes.append(
        Note(file: name, text: "camsh's own headless version is used; the folder isn't built."))
    }
    let missing = wanted.missing.filter { !handed.modules.contains($0.key) }
    report.missingModules = missing
    var input = ReductionInput(
      modules: inputs(survey, bundle: bundle, hosted: hosted, handed: handed),
      missingModules: missing.keys.sorted(),
      workspace: options.output + "/reduction", isStrict: options.isStrict)
    input.drawnClasses = bundle.drawnClasses
    input.signature = hosted.signature + handed.signature
    let app = AdoptedBuild(
      folder: folder, name: survey.project.name, checkout: checkout.root,
      executable: "\(options.output)/\(bundle.folder)/\(survey.executable)")
    while true {
      let result = try reduce(input, progress: progress)
      record(result, of: survey, in: &report)
      report.seconds["reduced"] = reduction.secondsUntilNow
      try writePackage(
        survey, result: result, bundle: bundle, hosted: hosted, handed: handed, folder: folder)
      guard options.builds else { break }
      let build = ContinuousClock.now
      progress("building \(survey.project.name)")
      report.build = try app.run(progress: progress)
      report.seconds["built"] = build.secondsUntilNow
      // A change of one file may have broken others, which weren't checked again.
      guard report.build?.builds == false, result.isPartlyChecked else { break }
      input.trustsEarlierRuns = false
      report.missingModules = missing
    }
    try folder.write("report.txt", ReportText.of(report))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try folder.write("report.json", Array(try encoder.encode(report)) + [10])
    return report
  }

  private func record(
    _ result: ReductionResult, of survey: Survey, in report: inout AdoptionReport
  ) {
    report.reduced = result.ledger
    report.rounds = result.rounds
    report.standIns = Dictionary(grouping: result.declarations, by: \.module)
      .mapValues { $0.map(\.name) }
    report.unresolved = result.unresolved
    for name in result.replaced {
      report.missingModules[name] = survey.rewritten.files.count { $0.imports.contains(name) }
    }
  }

  // MARK: Reading

  /// The path below the checkout, flattened into a name that is unique in the module.
  private func relativePath(_ path: String) -> String {
    let below = Paths.relative(path, to: checkout.root) ?? String(path.dropFirst())
    // SwiftPM doesn't compile what is in a documentation catalog.
    let path = below.replacing(".docc/", with: "-docc/")
    guard Paths.name(path) == "main.swift" else { return path }
    return String(path.dropLast("main.swift".count)) + "main.entry.swift"
  }

  private func report(_ survey: Survey) -> AdoptionReport {
    var rewritten: [String: Int] = [:]
    for file in survey.rewritten.files {
      for rewrite in file.rewrites { rewritten[rewrite.kind, default: 0] += 1 }
    }
    let known = Set(options.packagePaths.keys).union(hosting.appleModules)
    return AdoptionReport(
      app: survey.project.name, directory: checkout.root, output: options.output,
      layout: survey.project.layout.rawValue,
      modules: survey.project.modules.map {
        .init(
          name: $0.name, files: $0.sources.count, resources: $0.resources.count,
          languageMode: $0.settings.languageMode)
      },
      entry: .init(
        sceneDelegate: survey.entry.sceneDelegate,
        applicationDelegate: survey.entry.applicationDelegate),
      rewritten: rewritten, reduced: [], unresolved: [], missingModules: survey.missing,
      missingPackages: survey.project.packages.map(\.name).filter { !known.contains($0) },
      notExecuted: survey.project.notExecuted, notes: survey.project.notes + survey.rewritten.notes,
      build: nil,
      rounds: 0, standIns: [:], seconds: [:])
  }

  // MARK: Writing

  /// The compiled resources of all modules.
  struct Bundle {
    var generated: [String: [GeneratedSource]] = [:]
    /// The modules with classes that a storyboard names.
    var registers: [String] = []
    /// The classes of other modules that storyboards name, with UIKit's class that each is drawn as.
    var drawnClasses: [String: String] = [:]
    /// The modules with data models.
    var models: [String] = []
    var folder: String
    var notes: [Note] = []
  }

  func writeBundle(_ survey: Survey, folder: OutputFolder) throws -> Bundle {
    var bundle = Bundle(folder: Paths.moduleName(survey.project.name) + ".app")
    let mentions = survey.rewritten.foreignNames
    let shared = try SharedResources(
      survey.project.modules.flatMap(\.resources), infoPlist: survey.project.infoPlist)
    let swiftGen = SwiftGenConfiguration(in: checkout)
    var files = shared.bundleFiles
    var kept: Set<String> = []
    bundle.notes += shared.notes
    for module in survey.project.modules {
      let interfaces = try compileInterfaceBuilder(
        module, classes: survey.rewritten.classes,
        attributes: InspectableAttribute.all(
          in: survey.rewritten.declarations, of: module.sources),
        declarations: survey.rewritten.declarations)
      let resources = compileResources(
        module, mentions: mentions,
        isUnlikely: {
          survey.rewritten.isUnlikely(
            $0, generatedFrom: $1, of: module, among: survey.project.modules)
        },
        shared: shared, classes: survey.rewritten.classes, swiftGen: swiftGen)
      files += interfaces.bundleFiles
      bundle.drawnClasses.merge(interfaces.drawnClasses) { $1 }
      for copy in resources.copies where checkout.isInside(copy.path) {
        try folder.copy(copy.path, to: bundle.folder + "/" + copy.bundlePath)
        kept.insert(bundle.folder + "/" + copy.bundlePath)
      }
      var generated = interfaces.sources + resources.sources
      if survey.project.layout == .folder,
        let tuist = TuistBundle(module: module.name, mentions: mentions)
      {
        generated.append(tuist.source)
      }
      if let support = SupportSource.text(
        mentions: survey.rewritten.mentions[module.name] ?? [],
        // Tuist creates a bundle for each module, as SwiftPM does.
        hasOwnBundle: survey.packageModules.contains(module.name)
          || survey.project.layout == .folder)
      {
        generated.append(.init(name: "CamshSupport.swift", text: support))
      }
      bundle.generated[module.name] = generated
      if generated.contains(where: { $0.name == "DataModelClasses.swift" }) {
        bundle.models.append(module.name)
      }
      if !interfaces.sources.isEmpty { bundle.registers.append(module.name) }
      bundle.notes += interfaces.notes + resources.notes
    }
    let missing = try MissingPropertyLists(of: survey.project, in: checkout)
    files += try missing.bundleFiles()
    bundle.notes += missing.notes
    for file in files {
      try folder.write(bundle.folder + "/" + file.path, file.content)
      kept.insert(bundle.folder + "/" + file.path)
    }
    kept.insert(bundle.folder + "/" + survey.executable)
    try folder.prune(bundle.folder, keeping: kept)
    return bundle
  }

  /// Those of camsh's modules that the app's sources or the generated ones import, or whose presence they test.
  private func importedModules(_ survey: Survey, bundle: Bundle) -> Set<String> {
    let generated = bundle.generated.values.joined().map { ImportLines.modules(in: $0.text) }
    let imports =
      survey.rewritten.files.map {
        ImportLines.tested(in: $0.text).union($0.imports)
      } + generated
    return Set(imports.joined()).intersection(hosting.appleModules)
  }

  private func inputs(
    _ survey: Survey, bundle: Bundle, hosted: HostedModules, handed: HandedPackages.Built
  ) -> [ReductionInput.Module] {
    let files = Dictionary(grouping: survey.rewritten.files, by: \.module)
    return survey.project.modules.map { module in
      let generated = (bundle.generated[module.name] ?? []).map { source in
        RewrittenFile(
          original: options.output + "/Sources/\(module.name)/camsh.generated/\(source.name)",
          module: module.name, path: "camsh.generated/\(source.name)", text: source.text)
      }
      var input = ReductionInput.Module(
        name: module.name, files: (files[module.name] ?? []) + generated,
        compilerArguments: compilerArguments(module, hosted: hosted) + handed.compilerArguments,
        dependencies: module.dependencies)
      input.isVendored = module.isVendored
      return input
    }
  }

  private func compilerArguments(
    _ module: AdoptedModule, hosted: HostedModules
  ) -> [String] {
    var settings = module.settings
    // SwiftPM defines both, whatever a project says.
    settings.conditions = Set(settings.conditions).union(["DEBUG", "SWIFT_PACKAGE"]).sorted()
    return settings.compilerArguments + hosted.compilerArguments
  }

  private func writePackage(
    _ survey: Survey, result: ReductionResult, bundle: Bundle, hosted: HostedModules,
    handed: HandedPackages.Built, folder: OutputFolder
  ) throws {
    var kept: Set<String> = []
    var targets: [GeneratedPackage.Target] = []
    let version = "CAMSH_HOSTING_\(hosted.signature)\(handed.signature)"
    let signature = "-D" + version
    for standIn in result.standIns {
      let path = "Sources/\(standIn.name)/\(standIn.name).swift"
      try folder.write(path, standIn.text)
      kept.insert(path)
      targets.append(
        .init(
          name: standIn.name, dependencies: [],
          flags: ["-suppress-warnings", signature] + hosted.compilerArguments))
    }
    for module in result.modules {
      for file in module.files {
        let path = "Sources/\(module.name)/\(file.path)"
        try folder.write(path, file.text)
        kept.insert(path)
      }
      targets.append(
        .init(
          name: module.name, dependencies: result.standIns.map(\.name) + module.dependencies,
          flags: ["-suppress-warnings", "-enable-testing", signature] + module.compilerArguments))
    }
    let shell = GeneratedPackage.shellTarget
    let registering = Registering(
      interfaces: bundle.registers.filter { !result.replaced.contains($0) },
      models: bundle.models.filter { !result.replaced.contains($0) },
      values: result.modules.filter(\.hasHarmlessValues).map(\.name))
    let main = survey.entry.mainFile(
      shell: hosting.shellModule, name: survey.project.name, registering: registering,
      reduced: result.ledger, expecting: survey.rewritten.expectedTexts,
      reading: survey.rewritten.readKeys,
      coordinators: survey.rewritten.declarations.conformingCoordinators)
    for file in [GeneratedSource(name: "main.swift", text: main)] + registering.files {
      try folder.write("Sources/\(shell)/\(file.name)", file.text)
      kept.insert("Sources/\(shell)/\(file.name)")
    }
    let package = GeneratedPackage(
      name: survey.project.name, targets: targets,
      shell: .init(
        dependencies: result.modules.map(\.name),
        flags: ["-suppress-warnings", "-swift-version", "6", signature]
          + hosted.compilerArguments + handed.compilerArguments,
        // SwiftPM doesn't notice that an archive has changed, but links again if an option has.
        linkerFlags: ["-Xlinker", "--defsym=\(version)=0"] + hosted.linkerArguments
          + handed.linkerArguments),
    )
    try folder.write("Package.swift", package.manifest)
    try folder.prune("Sources", keeping: kept)
    let launcher = ShellLauncher(executable: survey.executable, bundle: bundle.folder)
    try folder.write("shell", launcher.text)
    try folder.makeExecutable("shell")
  }
}

extension Adopter.Survey {
  var executable: String {
    project.infoPlist["CFBundleExecutable"]?.string.map(Paths.name)
      ?? Paths.moduleName(project.name)
  }
}

extension ContinuousClock.Instant {
  /// The duration, rounded to thousandths.
  var secondsUntilNow: Double {
    let seconds = (ContinuousClock.now - self) / .seconds(1)
    return (seconds * 1000).rounded() / 1000
  }
}
