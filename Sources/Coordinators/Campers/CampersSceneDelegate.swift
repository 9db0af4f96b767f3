import CoordinatorKit
import UIKit

extension Campers {
  /// Retains the coordinator of the window.
  public final class SceneDelegate: WindowSceneDelegate, CoordinatorHosting {
    private var sceneCoordinator: SceneCoordinator?
    private let defects: Defects

    init(defects: Defects) {
      self.defects = defects
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { sceneCoordinator }

    override func start(in window: UIWindow) {
      sceneCoordinator = SceneCoordinator(window: window, defects: defects)
      sceneCoordinator?.start()
    }

    override func finish() { sceneCoordinator = nil }
  }
}
