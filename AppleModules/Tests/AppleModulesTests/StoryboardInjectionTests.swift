import SwinjectStoryboard
import Testing

@MainActor @Suite struct `A storyboard with a container` {
  private final class Store {}
  private final class Screen: UIViewController {
    var store: Store?
  }
  private final class Other: UIViewController {}

  @Test func `completes the view controllers that are registered for it`() {
    _ = HeadlessDevice.boot()
    let container = Container()
    container.register(Store.self) { _ in Store() }
    container.storyboardInitCompleted(Screen.self) { resolver, screen in
      screen.store = resolver.resolve(Store.self)
    }
    let storyboard = SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
    let (screen, other) = (Screen(), Other())
    storyboard.didInstantiate(screen)
    storyboard.didInstantiate(other)
    #expect(screen.store != nil)
  }

  @Test func `completes a view controller by the name of its registration`() {
    _ = HeadlessDevice.boot()
    let container = Container()
    var completed: [String] = []
    container.storyboardInitCompleted(Screen.self) { _, _ in completed.append("plain") }
    container.storyboardInitCompleted(Screen.self, name: "first") { _, _ in
      completed.append("first")
    }
    let screen = Screen()
    screen.swinjectRegistrationName = "first"
    SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
      .didInstantiate(screen)
    #expect(completed == ["first"])
  }
}
