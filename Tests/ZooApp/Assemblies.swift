import UIKit

private final class PageCoordinator {
  private let assembly: PageAssembly?
  private(set) var children: [PageCoordinator] = []
  init(assembly: PageAssembly?) { self.assembly = assembly }
  func start() { children.append(PageCoordinator(assembly: nil)) }
}

private final class PageAssembly {
  private(set) lazy var coordinator = PageCoordinator(assembly: self)
}

/// Objects that make what retains them.
extension Shape {
  static let assemblies: [Shape] = [
    Shape(
      "assembly whose lazy coordinator retains it", .leaked, "assembly",
      cut: "assembly ← make this weak: frees all"
    ) {
      let assembly = PageAssembly()
      assembly.coordinator.start()
      let screen = Screen()
      screen.object = assembly
      return screen
    }
  ]
}
