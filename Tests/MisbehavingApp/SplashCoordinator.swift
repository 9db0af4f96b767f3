/// Leaks at launch: it and its step retain each other.
final class SplashCoordinator {
  private final class Step {
    let coordinator: SplashCoordinator

    init(_ coordinator: SplashCoordinator) { self.coordinator = coordinator }
  }

  private var step: Step?

  func start() { step = Step(self) }
}
