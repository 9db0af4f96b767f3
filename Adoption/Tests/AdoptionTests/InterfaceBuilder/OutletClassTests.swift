import Testing

@testable import Adoption

@Suite struct OutletClassTests {
  private let screen = """
    class Card: UIView {}
    class Palette: UICollectionView {}
    class Pair<Value>: UIView {}
    class Screen: UIViewController {
      @IBOutlet weak var card: Card!
      @IBOutlet var palette: Palette!
      @IBOutlet var pair: Pair<Int>!
      @IBOutlet var plain: UIView!
    }
    class SubScreen: Screen {}

    """

  private func classes(drawing views: String, outlets: String) throws -> String {
    let folder = ResourceFolder()
    try folder.write(
      "Main.storyboard",
      storyboard(
        """
        <scene sceneID="s"><objects>
          <viewController id="a" customClass="SubScreen" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>\(views)</subviews></view>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene>
        """))
    let source = Rewriter.Source(
      path: "/app/File.swift", module: "Shop", relativePath: "File.swift", text: screen)
    let rewritten = Rewriter().rewrite([source])
    let output = try compileInterfaceBuilder(
      folder.module(), classes: rewritten.classes, declarations: rewritten.declarations)
    return output.sources[0].text
  }

  @Test func `an object that is drawn without a class is of its outlet's class`() throws {
    let text = try classes(
      drawing: #"<view id="c"/><collectionView id="p"/>"#,
      outlets: """
        <outlet property="card" destination="c" id="1"/>
        <outlet property="palette" destination="p" id="2"/>
        """)
    #expect(text.contains(#"case "Shop.Card": .view(Card.self)"#))
    #expect(text.contains(#"case "Shop.Palette": .view(Palette.self)"#))
  }

  @Test func `a missing class is drawn as the element that names it`() throws {
    let folder = ResourceFolder()
    try folder.write(
      "Main.storyboard",
      storyboard(
        """
        <scene sceneID="s"><objects>
          <viewController id="a" customClass="Screen" sceneMemberID="viewController">
            <view key="view" id="v" customClass="FSCalendar"><subviews>
              <button id="b" customClass="SpringButton" customModule="Spring"/>
              <containerView id="c" customClass="Hole"/><view id="d" customClass="Both"/>
              <label id="e" customClass="Both"/></subviews></view>
          </viewController>
        </objects></scene>
        """))
    let output = try compileInterfaceBuilder(folder.module(), classes: ["Screen": "Shop"])
    #expect(
      output.drawnClasses == [
        "FSCalendar": "UIView", "SpringButton": "UIButton", "Hole": "UIView", "Both": "UIView",
      ])
  }

  @Test func `an object keeps its class if the outlet's isn't below it or can't be named`() throws {
    let text = try classes(
      drawing: #"<label id="c"/><view id="g"/><view id="p"/>"#,
      outlets: """
        <outlet property="palette" destination="c" id="1"/>
        <outlet property="pair" destination="g" id="2"/>
        <outlet property="plain" destination="p" id="3"/>
        """)
    #expect(!text.contains("Palette") && !text.contains("Pair") && !text.contains("UIView"))
  }
}
