/// Sorts the modules that an app imports by their origin.
struct ImportedModules {
  /// The modules of the Linux toolchain.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Observation", "Synchronization",
    "RegexBuilder", "Distributed", "Cxx", "CoreFoundation", "XCTest", "Testing",
    "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
    "_Builtin_float",
  ]

  /// Modules that no package provides, with the number of files that import each.
  let missing: [String: Int]

  init(files: [RewrittenFile], own: Set<String>, available: Set<String>) {
    var missing: [String: Int] = [:]
    let known = own.union(available).union(Self.toolchain).union(["UIKit", "HeadlessUIKit"])
    for file in files {
      for module in Set(file.imports) where !known.contains(module) {
        missing[module, default: 0] += 1
      }
    }
    self.missing = missing
  }
}
