import CoordinatorShell

// A file of top-level code is not on the main actor in Swift 5.
MainActor.assumeIsolated {
  guard CommandLine.arguments.dropFirst().first == "--shapes" else {
    CoordinatorShell.main(hosting: SceneDelegate.self)
    return
  }
  for shape in Shape.all {
    print([shape.name, shape.verdict.rawValue, shape.keeper, shape.script].joined(separator: "|"))
  }
}
