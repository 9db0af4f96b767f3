import UIKit

private final class PageRouter {
  private let navigation = UINavigationController()
  private let assembly: PageAssembly
  init(assembly: PageAssembly) { self.assembly = assembly }
}

private final class PageAssembly {
  private(set) lazy var router = PageRouter(assembly: self)
}

/// Objects that make what retains them.
extension Shape {
  static let assemblies: [Shape] = [
    Shape(
      "assembly whose lazy router retains it", .leaked, "assembly",
      cut: "assembly ← make this weak: frees all"
    ) {
      let assembly = PageAssembly()
      _ = assembly.router
      let screen = Screen()
      screen.object = assembly
      return screen
    }
  ]
}
