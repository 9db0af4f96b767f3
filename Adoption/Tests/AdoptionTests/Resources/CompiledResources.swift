@testable import Adoption

/// What one module's resources and those of the whole app are compiled into.
struct CompiledResources {
  let bundleFiles: [BundleFile]
  let copies: [AdoptedModule.Resource]
  let sources: [GeneratedSource]
  let notes: [Note]

  init(
    _ module: AdoptedModule, infoPlist: PropertyList = .dictionary([:]),
    mentions: Set<String> = [], shared: [AdoptedModule.Resource]? = nil,
    classes: [String: String] = [:]
  ) throws {
    let shared = try SharedResources(shared ?? module.resources, infoPlist: infoPlist)
    let own = compileResources(module, mentions: mentions, shared: shared, classes: classes)
    bundleFiles = shared.bundleFiles
    copies = own.copies
    sources = own.sources
    notes = shared.notes + own.notes
  }
}
