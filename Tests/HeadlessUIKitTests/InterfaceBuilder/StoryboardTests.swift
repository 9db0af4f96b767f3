import HeadlessUIKit
import Testing

@MainActor @Suite struct `A storyboard` {
  private let stage = Stage()
  private let drawing: Drawing

  init() throws {
    _ = registeredScreens
    drawing = try Drawing()
  }

  private var storyboard: UIStoryboard {
    _ = stage.device
    return UIStoryboard(name: "Main", bundle: drawing.bundle)
  }

  private let label = node(
    "label", ["id": "lbl", "text": "Tent"],
    [node("rect", ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4"])])

  @Test func `connects outlets when the view loads, before viewDidLoad`() throws {
    try drawing.storyboard(
      "Main",
      [
        scene(
          "a", "viewController",
          shop("ShopScreen").merging(["storyboardIdentifier": "Shop", "title": "Camping"]) { $1 },
          view: [label, node("view", ["id": "s1"]), node("view", ["id": "s2"])],
          connections: [
            node("outlet", ["property": "nameLabel", "destination": "lbl"]),
            node("outletCollection", ["property": "stars", "destination": "s1"]),
            node("outletCollection", ["property": "stars", "destination": "s2"]),
          ],
          parts: [
            node(
              "userDefinedRuntimeAttributes", [:],
              [
                node(
                  "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "spacing"],
                  [node("real", ["key": "value", "value": "2.5"])])
              ])
          ])
      ])
    let made = storyboard.instantiateViewController(withIdentifier: "Shop")
    let screen = try #require(made as? ShopScreen)
    #expect(screen.events == ["init, title Camping", "awake"])
    #expect(screen.name == nil)
    #expect(screen.gap == 2.5)
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    #expect(screen.events.last == "didLoad, label Tent")
    #expect(screen.starCount == 2)
    #expect(screen.view.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.storyboard != nil)
    #expect(stage.device.misuses.isEmpty)
  }

  private final class Watching: UIStoryboard {
    var made: [String] = []

    override func didInstantiate(_ controller: UIViewController) {
      made.append(controller.title ?? "")
    }
  }

  @Test func `calls a subclass for each view controller that it creates`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene("a", "viewController", ["title": "First"]),
        scene("b", "viewController", ["title": "Second", "storyboardIdentifier": "Second"]),
      ])
    _ = stage.device
    let storyboard = Watching(name: "Main", bundle: drawing.bundle)
    _ = storyboard.instantiateInitialViewController()
    _ = storyboard.instantiateViewController(withIdentifier: "Second")
    #expect(storyboard.made == ["First", "Second"])
  }

  @Test func `creates UIKit's class for an element that is drawn as another`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController", ["customClass": "UINavigationController"],
          view: [node("view", ["id": "v", "customClass": "UIControl"])])
      ])
    let made = try #require(storyboard.instantiateInitialViewController())
    let stack = try #require(made as? UINavigationController)
    #expect(stack.viewControllers.isEmpty)
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `puts the subviews of a visual effect view into its content view`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController",
          view: [
            node(
              "visualEffectView", ["id": "v"],
              [node("view", ["key": "contentView", "id": "c"], [node("subviews", [:], [label])])])
          ])
      ])
    let made = try #require(storyboard.instantiateInitialViewController())
    let effect = try #require(made.view?.subviews.first as? UIVisualEffectView)
    #expect((effect.contentView.subviews.first as? UILabel)?.text == "Tent")
  }

  @Test func `leaves a field that is drawn empty with an empty text`() throws {
    try drawing.storyboard(
      "Main",
      [
        scene(
          "a", "viewController",
          shop("ShopScreen").merging(["storyboardIdentifier": "Shop"]) { $1 },
          view: [node("textField", ["id": "f", "placeholder": "Name"])])
      ])
    let screen = storyboard.instantiateViewController(withIdentifier: "Shop")
    screen.loadViewIfNeeded()
    let field = try #require(screen.view.subviews.first as? UITextField)
    #expect(field.text == "")
    #expect(field.placeholder == "Name")
  }

  @Test func `decodes a placeholder without the setter that a subclass overrides`() throws {
    try drawing.storyboard(
      "Main",
      [
        scene(
          "a", "viewController",
          shop("ShopScreen").merging(["storyboardIdentifier": "Shop"]) { $1 },
          view: [
            node(
              "textField", ["id": "f", "placeholder": "Name"].merging(shop("FloatingField")) { $1 })
          ])
      ])
    let screen = storyboard.instantiateViewController(withIdentifier: "Shop")
    screen.loadViewIfNeeded()
    let field = try #require(screen.view.subviews.first as? FloatingField)
    #expect(field.label.text == "Name")
    #expect(field.placeholder == "Name")
  }

  @Test func `lets a subclass add outlets to its superclass's`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController", shop("DetailScreen"),
          view: [label, node("label", ["id": "p", "text": "9 €"])],
          connections: [
            node("outlet", ["property": "nameLabel", "destination": "lbl"]),
            node("outlet", ["property": "priceLabel", "destination": "p"]),
          ])
      ])
    let screen = try #require(storyboard.instantiateInitialViewController() as? DetailScreen)
    screen.loadViewIfNeeded()
    #expect(screen.name == "Tent")
    #expect(screen.price == "9 €")
  }

  @Test func `connects an outlet whose first letter is in the other case`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController", shop("ShopScreen"), view: [label],
          connections: [node("outlet", ["property": "NameLabel", "destination": "lbl"])])
      ])
    let screen = try #require(storyboard.instantiateInitialViewController() as? ShopScreen)
    screen.loadViewIfNeeded()
    #expect(screen.name == "Tent")
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `raises for an outlet that the class lacks`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController", shop("ShopScreen"), view: [label],
          connections: [node("outlet", ["property": "gone", "destination": "lbl"])])
      ])
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(
      stage.device.misuses.map(\.message) == [
        "[<ShopScreen#1> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key gone."
      ])
  }

  @Test func `ignores a user-defined attribute that the class lacks`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a",
          parts: [
            node(
              "userDefinedRuntimeAttributes", [:],
              [
                node(
                  "userDefinedRuntimeAttribute",
                  ["type": "boolean", "keyPath": "isGone", "value": "YES"])
              ])
          ])
      ])
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `raises for an identifier that it lacks`() throws {
    try drawing.storyboard("Main", [scene("a")])
    _ = storyboard.instantiateViewController(withIdentifier: "Cart")
    #expect(
      stage.device.misuses.map(\.message) == [
        "Storyboard (<UIStoryboard \"Main\">) doesn't contain a view controller with identifier "
          + "'Cart'"
      ])
  }

  @Test func `raises if the file doesn't exist`() {
    _ = stage.device
    _ = UIStoryboard(name: "Nowhere", bundle: drawing.bundle)
    #expect(
      stage.device.misuses.first?.message.hasPrefix("Could not find a storyboard named 'Nowhere'")
        == true)
  }

  @Test func `hands a coder to the creator, and makes the screen itself where that declines`()
    throws
  {
    try drawing.storyboard(
      "Main",
      [
        scene(
          "a", "viewController",
          shop("ShopScreen").merging(["storyboardIdentifier": "Shop"]) { $1 }, view: [label],
          connections: [node("outlet", ["property": "nameLabel", "destination": "lbl"])])
      ])
    let made: ShopScreen = storyboard.instantiateViewController(identifier: "Shop") {
      ShopScreen(coder: $0, note: "made by the app")
    }
    #expect(made.note == "made by the app")
    made.loadViewIfNeeded()
    #expect(made.name == "Tent")
    let other: ShopScreen = storyboard.instantiateViewController(identifier: "Shop") { _ in nil }
    #expect(other.note == "made by the storyboard")
  }

  @Test func `keeps what it made until the turn ends, and not longer`() throws {
    try drawing.storyboard("Main", initial: "a", [scene("a", "viewController", shop("ShopScreen"))])
    weak let screen = storyboard.instantiateInitialViewController()
    #expect(screen != nil)
    stage.device.settle()
    #expect(screen == nil)
  }

  @Test func `releases a screen whose view was loaded`() throws {
    try drawing.storyboard(
      "Main", initial: "a",
      [
        scene(
          "a", "viewController", shop("ShopScreen"),
          view: [
            node(
              "button", ["id": "b"],
              [
                node("state", ["key": "normal", "title": "Go"]),
                connections([
                  node("action", ["selector": "save:", "destination": "a"]),
                  node("segue", ["kind": "show", "destination": "a", "identifier": "again"]),
                ]),
              ]),
            node(
              "view", ["id": "v"],
              [
                connections([
                  node("outletCollection", ["property": "gestureRecognizers", "destination": "g"])
                ])
              ]),
          ],
          beside: [
            node(
              "tapGestureRecognizer", ["id": "g"],
              [connections([node("action", ["selector": "save:", "destination": "a"])])])
          ])
      ])
    weak let screen = storyboard.instantiateInitialViewController()
    screen?.loadViewIfNeeded()
    weak let view = screen?.view
    #expect(view != nil)
    stage.device.settle()
    #expect(screen == nil)
    #expect(view == nil)
  }

  @Test func `builds tabs and stacks with titles, images and bar buttons`() throws {
    try drawing.storyboard(
      "Main", initial: "tabs",
      [
        container(
          "tabs", "tabBarController", children: ["nav", "b"], relationship: "viewControllers"),
        [
          node(
            "navigationController", ["id": "nav"],
            [
              node("tabBarItem", ["key": "tabBarItem", "title": "Items", "id": "ti", "tag": "7"]),
              connections([
                node(
                  "segue",
                  [
                    "destination": "a", "kind": "relationship",
                    "relationship": "rootViewController",
                  ])
              ]),
            ])
        ],
        scene(
          "a", "viewController", shop("ShopScreen"),
          connections: [node("outlet", ["property": "addButton", "destination": "bb"])],
          parts: [
            node(
              "navigationItem", ["key": "navigationItem", "title": "All items", "id": "ni"],
              [
                node(
                  "barButtonItem",
                  ["key": "rightBarButtonItem", "id": "bb", "systemItem": "add"],
                  [connections([node("action", ["selector": "save:", "destination": "a"])])])
              ])
          ]),
        scene(
          "b",
          parts: [
            node("tabBarItem", ["key": "tabBarItem", "systemItem": "mostRecent", "id": "tb"])
          ]),
      ])
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Items", "Most Recent"])
    #expect(tabs.viewControllers?.first?.tabBarItem.tag == 7)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let screen = try #require(navigation.topViewController as? ShopScreen)
    #expect(screen.navigationItem.title == "All items")
    #expect(screen.hasAddButton)
    stage.show(tabs)
    stage.device.finger.tap("Add")
    #expect(screen.events.last == "save")
  }

  /// A split view controller whose list leads to a detail.
  private func split(_ attributes: [String: String]) throws -> UISplitViewController {
    try drawing.storyboard(
      "Main", initial: "split",
      [
        [
          node(
            "splitViewController", attributes.merging(["id": "split"]) { $1 },
            [
              connections([
                relationship("nav", "masterViewController"),
                relationship("detail", "detailViewController"),
              ])
            ])
        ],
        container(
          "nav", "navigationController", children: ["a"], relationship: "rootViewController"),
        scene(
          "a", "viewController", shop("ShopScreen"),
          view: [
            node(
              "button", ["id": "go"],
              [
                node("state", ["key": "normal", "title": "Go"]),
                connections([
                  node("segue", ["kind": "showDetail", "destination": "detail", "id": "sg"])
                ]),
              ])
          ]),
        scene("detail", "viewController", ["title": "Detail"]),
      ])
    return try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
  }

  private func relationship(_ destination: String, _ name: String) -> [Any] {
    node("segue", ["destination": destination, "kind": "relationship", "relationship": name])
  }

  @Test func `builds a split view controller, whose list's segue shows the detail`() throws {
    let split = try split([:])
    #expect(split.style == .unspecified)
    #expect(split.viewControllers.map(\.title) == [nil, "Detail"])
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    stage.show(split)
    try stage.device.finger.tapBack()
    stage.device.settle()
    #expect(navigation.viewControllers.count == 1)
    stage.device.finger.tap("Go")
    stage.device.settle()
    #expect(navigation.topViewController?.title == "Detail")
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `builds a split view controller with columns`() throws {
    let split = try split(["allowDoubleColumnStyle": "YES"])
    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .secondary)?.title == "Detail")
    #expect(split.viewController(for: .primary) is UINavigationController)
  }

  @Test func `a container doesn't get itself as a child`() throws {
    try drawing.storyboard(
      "Main", initial: "nav",
      [
        container(
          "nav", "navigationController", children: ["nav"], relationship: "rootViewController")
      ])
    let made = storyboard.instantiateInitialViewController() as? UINavigationController
    #expect(made?.viewControllers.isEmpty == true)
  }

  @Test func `a reference leads to another storyboard`() throws {
    try drawing.storyboard(
      "Main", initial: "ref",
      [
        [
          node(
            "viewControllerPlaceholder",
            ["id": "ref", "storyboardName": "Cart", "referencedIdentifier": "Cart"])
        ]
      ])
    try drawing.storyboard(
      "Cart", [scene("c", "viewController", ["storyboardIdentifier": "Cart", "title": "Cart"])])
    #expect(storyboard.instantiateInitialViewController()?.title == "Cart")
  }

  @Test func `reports a class that the app doesn't have, and makes UIKit's`() throws {
    InterfaceBuilderClasses.register(in: "Shop/Classes.swift")
    try drawing.storyboard("Main", initial: "a", [scene("a", "viewController", shop("Gone"))])
    let made = try #require(storyboard.instantiateInitialViewController())
    #expect(type(of: made) == UIViewController.self)
    #expect(
      stage.device.misuses.map(\.message) == ["Unknown class Shop.Gone in Interface Builder file."])
  }

  @Test func `reports no class of a dependency, which may be missing only here`() throws {
    for scene in [
      scene("a", "viewController", ["customClass": "KeyboardAvoiding"]),
      scene("a", "viewController", ["customClass": "Player", "customModule": "Media"]),
    ] {
      try drawing.storyboard("Main", initial: "a", [scene])
      let made = try #require(storyboard.instantiateInitialViewController())
      #expect(type(of: made) == UIViewController.self)
    }
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `finds a class of another module among the stand-ins of a module that registers`()
    throws
  {
    InterfaceBuilderClasses.register()
    try drawing.storyboard(
      "Main", initial: "a",
      [scene("a", "viewController", ["customClass": "StandInPage", "customModule": "Player"])])
    let made = try #require(storyboard.instantiateInitialViewController())
    #expect(type(of: made) == StandInPage.self)
    #expect(stage.device.misuses.isEmpty)
  }
}

/// Stands for a class that adopting declares in the app's module.
class StandInPage: UIViewController {}
