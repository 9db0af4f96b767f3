import CoordinatorShell
import HostedNetwork

// A file of top-level code is not on the main actor in Swift 5.
MainActor.assumeIsolated {
  guard CommandLine.arguments.dropFirst().first == "--shapes" else {
    CoordinatorShell.main(hosting: SceneDelegate.self, network: .urlSession)
    return
  }
  for shape in Shape.all {
    let columns = [
      shape.name, shape.verdict.rawValue, shape.keeper, "\(shape.findings)", shape.cut ?? "",
      shape.script,
    ]
    print(columns.joined(separator: "|"))
  }
}
