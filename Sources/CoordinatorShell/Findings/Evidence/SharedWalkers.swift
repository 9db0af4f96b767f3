import HeadlessUIKit
import RetainGraph

/// The walkers whose layouts all launches share: reading the layouts of an app's types takes longer
/// than the launch that needs them.
@MainActor extension Walker {
  private static var first = makeFirst()
  private(set) static var firstLearner = makeFirstLearner()

  /// A walker that ignores references from the shell's own objects.
  static var ofApps: Walker { Walker(sharingLayoutsOf: first) }

  /// Frees the shared layouts, whose memory may contain stale addresses of an app's objects.
  package static func forgetSharedLayouts() {
    first = makeFirst()
    firstLearner = makeFirstLearner()
  }

  private static func makeFirst() -> Walker {
    Walker(ignoring: ["CoordinatorShellCore", "ShellLanguage", "ShellProgram"])
  }

  /// Walks only screens, and what they retain. (It tests no protocol conformances: the first test
  /// of each type would search every conformance in the binary.)
  private static func makeFirstLearner() -> Walker {
    Walker(
      boundary: { $0 is AnyClass && !($0 is UIViewController.Type) },
      passingOver: { $0 == UIViewController.self })
  }
}
