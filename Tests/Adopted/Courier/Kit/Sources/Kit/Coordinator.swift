import UIKit

@MainActor open class Coordinator: NSObject {
  public private(set) var children: [Coordinator] = []
  public let navigation: UINavigationController

  public init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  open func start() {}

  public func add(_ child: Coordinator) {
    children.append(child)
    child.start()
  }

  public func remove(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }
}

#if SWIFT_PACKAGE
  public let isPackage = true
#else
  #error("a package's own sources are built by SwiftPM")
#endif
