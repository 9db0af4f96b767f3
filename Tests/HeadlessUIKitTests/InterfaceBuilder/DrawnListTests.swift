import HeadlessUIKit
import Testing

@MainActor @Suite struct `A list that was drawn` {
  private let stage = Stage()
  private let drawing: Drawing

  init() throws {
    _ = registeredScreens
    drawing = try Drawing()
  }

  private func make<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    _ = stage.device
    let made = UIStoryboard(name: "Main", bundle: drawing.bundle)
      .instantiateInitialViewController()
    return try #require(made as? Screen)
  }

  private func table(_ id: String, _ attributes: [String: String], _ children: [Any]) -> [Any] {
    node(
      "tableView", attributes.merging(["key": "view", "id": id + "-table"]) { $1 },
      children + [
        connections([
          node("outlet", ["property": "dataSource", "destination": id]),
          node("outlet", ["property": "delegate", "destination": id]),
        ])
      ])
  }

  @Test func `creates rows from its prototype, and performs its segue before the delegate call`()
    throws
  {
    let prototype = node(
      "tableViewCell", shop("ItemRow").merging(["reuseIdentifier": "item", "id": "p"]) { $1 },
      [
        node(
          "tableViewCellContentView", ["key": "contentView", "id": "cv"],
          [node("subviews", [:], [node("label", ["id": "l"])])]),
        connections([
          node("outlet", ["property": "titleLabel", "destination": "l"]),
          node("segue", ["kind": "show", "destination": "b", "identifier": "detail"]),
        ]),
      ])
    try drawing.storyboard(
      "Main", initial: "nav",
      [
        container(
          "nav", "navigationController", children: ["a"], relationship: "rootViewController"),
        [
          node(
            "tableViewController", shop("ItemsScreen").merging(["id": "a"]) { $1 },
            [table("a", [:], [node("prototypes", [:], [prototype])])])
        ],
        scene("b"),
      ])
    let navigation = try make(UINavigationController.self)
    let screen = try #require(navigation.topViewController as? ItemsScreen)
    stage.show(navigation)
    let cell = try #require(screen.tableView.cellForRow(at: [0, 1]) as? ItemRow)
    #expect(cell.text == "Item 1")
    #expect(cell.reuseIdentifier == "item")
    #expect(cell.wokeUp)
    stage.device.finger.tap("Item 1")
    stage.device.settle()
    #expect(screen.events == ["prepare for row 1, selected 1", "didSelect 1"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `shows static rows with their outlets`() throws {
    func row(_ id: String, _ text: String) -> [Any] {
      node(
        "tableViewCell",
        ["id": id, "style": "IBUITableViewCellStyleDefault", "textLabel": id + "-label"],
        [
          node(
            "tableViewCellContentView", ["key": "contentView", "id": id + "-content"],
            [node("subviews", [:], [node("label", ["id": id + "-label", "text": text])])])
        ])
    }
    try drawing.storyboard(
      "Main", initial: "a",
      [
        [
          node(
            "tableViewController", ["id": "a"],
            [
              table(
                "a", ["dataMode": "static", "style": "grouped"],
                [
                  node(
                    "sections", [:],
                    [
                      node(
                        "tableViewSection", ["headerTitle": "Account", "id": "s"],
                        [node("cells", [:], [row("r1", "Name"), row("r2", "Log out")])])
                    ])
                ])
            ])
        ]
      ])
    let screen = try make(UITableViewController.self)
    stage.show(screen)
    #expect(screen.tableView.style == .grouped)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    #expect(screen.tableView.cellForRow(at: [0, 1])?.textLabel?.text == "Log out")
    #expect(screen.tableView(screen.tableView, titleForHeaderInSection: 0) == "Account")
  }
}

@MainActor @Suite struct `A xib` {
  private let stage = Stage()
  private let drawing: Drawing

  init() throws {
    _ = registeredScreens
    drawing = try Drawing()
    try drawing.nib(
      "BadgeView",
      [
        node(
          "placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"],
          [
            connections([
              node("outlet", ["property": "badge", "destination": "l"]),
              node("outlet", ["property": "view", "destination": "v"]),
            ])
          ]),
        node("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "-2"]),
        node(
          "view", ["id": "v"],
          [
            node("subviews", [:], [node("label", ["id": "l", "text": "New"])]),
            node(
              "userDefinedRuntimeAttributes", [:],
              [
                node(
                  "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "roundness"],
                  [node("integer", ["key": "value", "value": "8"])])
              ]),
          ]),
      ])
  }

  @Test func `is loaded with its owner's outlets and attributes of UIKit's extensions`() throws {
    _ = stage.device
    let owner = NamedByClassController()
    let objects = drawing.bundle.loadNibNamed("BadgeView", owner: owner)
    #expect(objects?.count == 1)
    #expect(owner.text == "New")
    #expect(owner.viewIfLoaded?.tag == 8)
  }

  @Test func `is the view of a controller that asks for it by name`() {
    _ = stage.device
    let screen = NamedByClassController(nibName: "BadgeView", bundle: drawing.bundle)
    screen.loadViewIfNeeded()
    #expect(screen.text == "New")
    #expect(screen.nibName == "BadgeView")
  }

  @Test func `with a view controller contains the view too, whose outlets are set at once`() throws
  {
    _ = stage.device
    try drawing.nib(
      "Badge",
      [
        node(
          "viewController", shop("BadgeScreen").merging(["id": "c"]) { $1 },
          [
            node(
              "view", ["key": "view", "id": "v"],
              [node("subviews", [:], [node("label", ["id": "l", "text": "New"])])]),
            connections([node("outlet", ["property": "badge", "destination": "l"])]),
          ])
      ])
    let objects = drawing.bundle.loadNibNamed("Badge", owner: nil)
    let screen = try #require(objects?.first as? NamedByClassController)
    #expect(screen.text == "New")
    #expect(!screen.isViewLoaded)
    #expect(screen.view.subviews.first is UILabel)
    #expect(screen.text == "New")
  }

  @Test func `shows the title of a button's configuration, not the one from before it`() throws {
    _ = stage.device
    func button(_ look: [String: String]) -> [Any] {
      node(
        "button", ["id": "b"],
        [
          node("state", ["key": "normal", "title": "Button"]),
          node("buttonConfiguration", look.merging(["key": "configuration"]) { $1 }),
        ])
    }
    func made(_ look: [String: String]) throws -> UIButton? {
      try drawing.nib("Sign", [button(look)])
      return drawing.bundle.loadNibNamed("Sign", owner: nil)?.first as? UIButton
    }
    let signIn = try made(["style": "filled", "title": "Sign in"])
    #expect(signIn?.configuration?.title == "Sign in")
    #expect(signIn?.currentTitle == "Sign in")
  }

  @Test func `that isn't there is nil, and an exception for UINib`() {
    _ = stage.device
    #expect(drawing.bundle.loadNibNamed("Gone", owner: nil) == nil)
    _ = UINib(nibName: "Gone", bundle: drawing.bundle).instantiate(withOwner: nil)
    #expect(stage.device.misuses.first?.message.hasSuffix("with name 'Gone'") == true)
  }

  @Test func `registered with a table makes its cells`() throws {
    _ = stage.device
    try drawing.nib(
      "Row",
      [
        node(
          "tableViewCell", shop("ItemRow").merging(["id": "c"]) { $1 },
          [
            node(
              "tableViewCellContentView", ["key": "contentView", "id": "cv"],
              [node("subviews", [:], [node("label", ["id": "l"])])]),
            connections([node("outlet", ["property": "titleLabel", "destination": "l"])]),
          ])
      ])
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: drawing.bundle), forCellReuseIdentifier: "row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row") as? ItemRow)
    #expect(cell.reuseIdentifier == "row")
    cell.text = "works"
    #expect(cell.text == "works")
  }

  @Test func `keeps its objects until the run loop turn ends`() throws {
    _ = stage.device
    try drawing.nib(
      "Bar", [node("view", ["id": "v"], [node("subviews", [:], [node("view", ["id": "i"])])])])
    let made = UINib(nibName: "Bar", bundle: drawing.bundle).instantiate(withOwner: nil)
    weak let inner = (made.first as? UIView)?.subviews.first
    inner?.removeFromSuperview()
    #expect(inner != nil)
    stage.device.settle()
    #expect(inner == nil)
  }

  @Test func `registered for headers makes them`() throws {
    _ = stage.device
    try drawing.nib("Head", [node("view", shop("ItemHeader").merging(["id": "h"]) { $1 }, [])])
    let table = UITableView()
    table.register(
      UINib(nibName: "Head", bundle: drawing.bundle), forHeaderFooterViewReuseIdentifier: "head")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    #expect(header is ItemHeader)
    #expect(header?.reuseIdentifier == "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }
}
