import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct DiagramTests {
  private func printed(_ command: String) -> String {
    Transcribed("% defect: self-in-binding\npush detail 3\npop\n\(command)").output
  }

  @Test func `the tree is written for Mermaid and Graphviz`() {
    let mermaid = Transcribed("tree --mermaid").output
    #expect(
      mermaid.contains(
        """
        flowchart LR
          n0["AppCoordinator#35;1"]
          n1["MainMapViewCoordinator#35;1<br>tab Map ●"]
          n2["MainMapViewController#35;1"]
          n3["LocationFavoriteCoordinator#35;1<br>tab Favorite"]
          n4["LocationFavoriteViewController#35;1"]
          n0 --> n1
          n1 --> n2
          n0 --> n3
          n3 --> n4
        """))
    let dot = Transcribed("tree --dot").output
    #expect(dot.contains("  n1 [label=\"MainMapViewCoordinator#1\\ntab Map ●\"]\n"))
    #expect(dot.contains("  n1 -> n2 [label=\"\"]\n"))
  }

  @Test func `a picture replaces the previous picture in its file`() throws {
    let run = Transcribed(
      """
      % defect: self-in-binding
      push detail 3
      pop
      why PlaceDetailViewController --svg "leak.svg"
      graph AppCoordinator --svg "graph.svg"
      screen --svg "screen.svg"
      tree --svg "leak.svg"
      expect finding leaked PlaceDetailViewController
      """)
    #expect(run.code == .ok)
    #expect(run.output.contains("wrote leak.svg"))
    for name in ["leak.svg", "graph.svg", "screen.svg"] {
      let svg = try #require(run.files.contents[name])
      #expect(svg.hasPrefix(SVGText.beginning))
      #expect(svg.hasSuffix("</svg>\n"))
    }
    #expect(run.files.contents["graph.svg"]?.contains(">childCoordinators") == true)
    #expect(run.files.contents["screen.svg"]?.contains(">Favorite</text>") == true)
  }

  @Test func `a picture of a leaked object is its cycle`() {
    let svg = printed("why PlaceDetailViewController --svg")
    #expect(svg.contains("✂ make this weak: frees all 55"))
  }

  @Test func `a picture doesn't replace any other file`() {
    let run = Transcribed("tree --svg \"notes.txt\"", files: ["notes.txt": "mine"])
    #expect(run.code == .failed)
    #expect(run.files.contents["notes.txt"] == "mine")
  }

  @Test func `arrows point to the right unless a cycle prevents it`() {
    let layout = LayeredLayout(
      count: 4, edges: [(0, 1), (1, 2), (0, 2), (2, 0), (3, 3)])
    #expect(layout.layers.prefix(4) == [0, 1, 2, 0])
    #expect(layout.routes[2].count == 3)
    #expect(layout.layers[layout.routes[2][1]] == 1)
    #expect(layout.routes[3].count == 3)
  }

  @Test func `layers are ordered so that fewer arrows cross`() {
    let layout = LayeredLayout(count: 4, edges: [(0, 3), (1, 2)])
    #expect(layout.order == [[0, 1], [3, 2]])
  }

  @Test func `a diagram quotes characters that its language interprets`() {
    var diagram = Diagram(title: "a\"b\u{202e}")
    diagram.nodes = [Diagram.Node(label: "<b>\"#`\\")]
    #expect(diagram.mermaid == "flowchart LR\n  n0[\"#60;b#62;#34;#35;#96;#92;\"]\n")
    #expect(diagram.dot.contains("label=\"a\\\"b\\\\u{202e}\""))
    #expect(diagram.dot.contains("n0 [label=\"<b>\\\"#`\\\\\"]"))
  }
}

struct ScreenMapDiagramTests {
  @Test func `a map shows each place once and what was tried there`() {
    func place(_ screen: String, untried: Int) -> ScreenMap.Place {
      ScreenMap.Place(
        screen: screen, title: "T", path: [], coordinators: [], script: [], visits: 1, moves: 4,
        untried: untried)
    }
    func passage(_ from: Int, _ to: Int, _ move: String) -> ScreenMap.Passage {
      ScreenMap.Passage(from: from, to: to, move: move, kind: .finger, count: 1)
    }
    let map = ScreenMap(
      app: "demo", places: [place("Home", untried: 0), place("Detail", untried: 1)],
      passages: [
        passage(0, 1, "tap row 1"), passage(0, 1, "tap row 2"), passage(1, 0, "back"),
        passage(0, 0, "screen"),
      ])
    let diagram = Diagram(map)
    #expect(diagram.nodes.map(\.label) == ["Home", "Detail"])
    #expect(
      diagram.nodes.map(\.detail) == ["“T” · 4 of 4 moves tried", "“T” · 3 of 4 moves tried"])
    #expect(diagram.nodes.map(\.style) == ["node visible", "system"])
    #expect(diagram.edges.map(\.label) == ["tap row 1 +1", "back"])
    #expect(diagram.text(for: "m.svg")?.hasPrefix(SVGText.beginning) == true)
    #expect(diagram.text(for: "m.dot") == diagram.dot)
    #expect(diagram.text(for: "m.mmd") == diagram.mermaid)
    #expect(diagram.text(for: "m.txt") == nil)
  }
}
