/// Generates the class with a module's bundle that Tuist generates: `ShopResources.bundle`.
struct TuistBundle {
  private let type: String

  /// Nil if the sources don't use the class.
  init?(module: String, mentions: Set<String>) {
    type = TuistNames.prefix(of: module) + "Resources"
    guard mentions.contains(type) else { return nil }
  }

  var source: GeneratedSource {
    GeneratedSource(
      name: "GeneratedTuistBundle.swift",
      text: """
        // Generated for the module's bundle, as Tuist does.

        import Foundation

        public final class \(type) {
          public static var bundle: Bundle { .main }
        }

        """)
  }
}
