import HeadlessUIKit
import Testing

@MainActor @Suite struct `A segue` {
  private let stage = Stage()
  private let drawing: Drawing

  init() throws {
    _ = registeredScreens
    drawing = try Drawing()
  }

  private func segue(_ attributes: [String: String]) -> [Any] {
    node("segue", attributes.merging(["destination": "b", "id": "sg"]) { $1 })
  }

  private func button(_ title: String, _ list: [Any]) -> [Any] {
    node(
      "button", ["id": "btn" + title],
      [node("state", ["key": "normal", "title": title]), connections(list)])
  }

  /// A stack with a screen A that `list` leads away from by a button Go, and a screen B.
  private func open(
    _ list: [Any], manual: [Any] = [], destination: [Any] = [], view: [Any] = []
  ) throws -> ShopScreen {
    try drawing.storyboard(
      "Main", initial: "nav",
      [
        container(
          "nav", "navigationController", children: ["a"], relationship: "rootViewController"),
        scene(
          "a", "viewController", shop("ShopScreen"), view: [button("Go", list)] + view,
          connections: manual),
        scene(
          "b", "viewController", shop("DetailScreen"), view: destination,
          beside: [
            node("exit", ["id": "exit-b"])
          ]),
      ])
    _ = stage.device
    let storyboard = UIStoryboard(name: "Main", bundle: drawing.bundle)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    stage.show(navigation)
    let screen = try #require(navigation.topViewController as? ShopScreen)
    screen.events = []
    return screen
  }

  @Test func `show asks, prepares with an unloaded destination, and pushes`() throws {
    let screen = try open([segue(["kind": "show", "identifier": "detail"])])
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(
      screen.events == ["should detail", "prepare detail for DetailScreen, loaded false"])
    #expect(screen.navigationController?.viewControllers.count == 2)
  }

  @Test func `is not performed where shouldPerformSegue declines`() throws {
    let screen = try open([segue(["kind": "show", "identifier": "detail"])])
    screen.allowsSegues = false
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(screen.events == ["should detail"])
    #expect(screen.navigationController?.viewControllers.count == 1)
  }

  @Test func `that code performs is not asked about`() throws {
    let screen = try open([], manual: [segue(["kind": "show", "identifier": "detail"])])
    screen.performSegue(withIdentifier: "detail", sender: nil)
    #expect(screen.events == ["prepare detail for DetailScreen, loaded false"])
  }

  @Test func `without that identifier raises`() throws {
    let screen = try open([])
    screen.performSegue(withIdentifier: "cart", sender: nil)
    #expect(
      stage.device.misuses.map(\.message) == [
        "Receiver (<ShopScreen#1>) has no segue with identifier 'cart'"
      ])
  }

  @Test func `present modally uses the style that was drawn`() throws {
    let screen = try open([
      segue([
        "kind": "presentation", "modalPresentationStyle": "fullScreen",
        "modalTransitionStyle": "crossDissolve",
      ])
    ])
    stage.device.finger.tap("Go")
    stage.device.settle()
    let presented = try #require(screen.presentedViewController)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
  }

  @Test func `of a popover adapts to a sheet`() throws {
    let screen = try open([segue(["kind": "popoverPresentation"])])
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(screen.presentedViewController?.modalPresentationStyle == .popover)
  }

  @Test func `of a custom class performs itself`() throws {
    let screen = try open([
      segue(["kind": "custom", "customClass": "FadeSegue", "customModule": "Shop"])
    ])
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(screen.events.last == "fade")
    #expect(screen.presentedViewController is DetailScreen)
  }

  @Test func `with a creation method has its destination made by the source`() throws {
    let screen = try open([segue(["kind": "show", "destinationCreationSelector": "makeDetail:"])])
    stage.device.finger.tap("Go")
    stage.device.settle()
    let detail = screen.navigationController?.topViewController as? DetailScreen
    #expect(detail?.note == "made by the source")
  }

  @Test func `that embeds fills its container before viewDidLoad`() throws {
    let screen = try open(
      [],
      view: [
        node(
          "containerView", ["id": "cv"],
          [connections([segue(["kind": "embed", "identifier": "inner"])])])
      ])
    #expect(screen.children.map { type(of: $0) == DetailScreen.self } == [true])
    #expect(screen.children.first?.view.superview === screen.view.subviews.last)
  }

  @Test func `unwinds to the screen with the action, which is called before the pop`() throws {
    let screen = try open(
      [segue(["kind": "show", "identifier": "detail"])],
      destination: [
        button(
          "Done",
          [
            node(
              "segue",
              [
                "kind": "unwind", "destination": "exit-b", "unwindAction": "back:",
                "identifier": "home",
              ])
          ])
      ])
    stage.device.finger.tap("Go")
    stage.device.settle()
    let detail = try #require(screen.navigationController?.topViewController as? DetailScreen)
    detail.events = []
    stage.device.finger.tap("Done")
    stage.device.settle()
    #expect(detail.events == ["should home", "prepare home for ShopScreen, loaded true"])
    #expect(screen.events.last == "unwound from DetailScreen")
    #expect(screen.navigationController?.viewControllers.count == 1)
  }

  @Test func `unwinds out of a sheet`() throws {
    let screen = try open(
      [segue(["kind": "presentation"])],
      destination: [
        button(
          "Done",
          [
            node("segue", ["kind": "unwind", "destination": "exit-b", "unwindAction": "back:"])
          ])
      ])
    stage.device.finger.tap("Go")
    stage.device.settle()
    weak let detail = screen.presentedViewController
    #expect(detail != nil)
    stage.device.finger.tap("Done")
    stage.device.settle()
    #expect(screen.presentedViewController == nil)
    #expect(screen.events.last == "unwound from DetailScreen")
    #expect(detail == nil)
  }

  @Test func `unwinding where no screen has the action does nothing`() throws {
    let screen = try open([
      node("segue", ["kind": "unwind", "destination": "x", "unwindAction": "nowhere:"])
    ])
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(screen.events == ["should "])
  }
}
