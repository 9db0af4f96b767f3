import Testing

/// A view's body becomes statements, each on the line of what it stands for.
@Suite struct BodyLoweringTests {
  /// The lines of a lowered body, without indentation.
  private func lowered(_ body: String, more: String = "") -> [String] {
    let text = rewritten(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
      \(body)
        }
      }
      \(more)
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = body.split(separator: "\n", omittingEmptySubsequences: false).count
    // Joined, the lines stand side by side.
    return lines[2..<(3 + count)].map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `the parameter of a closure inside a closure of views isn't the outer one's`() {
    let text = lowered(
      #"Home().toolbar { Menu("Sort") { ForEach(kinds) { Text($0) } } }"#
    ).joined()
    #expect(text.contains(".toolbar() { (outline: ViewOutline) in "))
    #expect(text.contains("in kinds {"))
    let sheet = lowered(#"Home().sheet(isPresented: $isOpen) { Names { print($0) } }"#).joined()
    #expect(sheet.contains(".sheet(isPresented: $isOpen) { (outline: ViewOutline) in "))
  }

  @Test func `a sheet's item without a name gets one`() {
    let text = lowered(#"Home().sheet(item: $flow) { FlowView(flow: $0) }"#).joined()
    #expect(
      text.contains(
        ".sheet(item: $flow) { (outline: ViewOutline, element) in outline.add(FlowView(flow: element)); }"
      ), "\(text)")
  }

  @Test func `a sheet's onDismiss closure is copied and not outlined`() {
    let argument = lowered(
      "Home().sheet(isPresented: $a, onDismiss: { close() }) { FlowView() }"
    ).joined()
    #expect(
      argument.contains(
        ".sheet(isPresented: $a, onDismiss: { close() }) { (outline: ViewOutline) in outline.add(FlowView()); }"
      ), "\(argument)")
    let trailing = lowered(
      "Home().fullScreenCover(item: $a) { close() } content: { flow in FlowView(flow) }"
    ).joined()
    #expect(
      trailing.contains(
        ".fullScreenCover(item: $a) { close() } content: { (outline: ViewOutline, flow) in outline.add(FlowView(flow)); }"
      ), "\(trailing)")
  }

  @Test func `the outline gets a view from the new coordinator that makes it`() {
    let text = lowered("AuthCoordinator(session).makeView()").joined()
    #expect(text.contains("outline.add(AuthCoordinator(session).makeView()); "), "\(text)")
    let own = lowered(
      "AuthCoordinator(session).padding()",
      more: "struct AuthCoordinator: View { var body: some View { Text(\"a\") } }"
    ).joined()
    #expect(own.contains("outline.add(AuthCoordinator(session)); "), "\(own)")
  }

  @Test func `a builder whose result is the app's own view returns it`() {
    let text = rewritten(
      """
      import SwiftUI
      struct Home: View { var body: some View { Text("a") } }
      protocol Coordinator { associatedtype Body: View; @ViewBuilder func start() -> Body }
      final class HomeCoordinator: Coordinator {
        typealias Body = Home
        @ViewBuilder
        func start() -> Home {
          let home = 1
          Home()
        }
        @ViewBuilder var content: Body { Home() }
      }
      struct Other: Coordinator {
        func start() -> Home { Home() }
        var none: Home { fatalError("none") }
        var some: Home { return Home() }
      }
      """)
    #expect(
      text.hasSuffix(
        """
        final class HomeCoordinator: Coordinator {
          typealias Body = Home
                      
          func start() -> Home {
            let home = 1
            return Home()
          }
                       var content: Body { return Home() }
        }
        struct Other: Coordinator {
          func start() -> Home { return Home() }
          var none: Home { fatalError("none") }
          var some: Home { return Home() }
        }
        """), "\(text)")
  }

  @Test func `a file with such a builder only is lowered too`() {
    let text = rewritten(
      """
      import SwiftUI
      final class HomeCoordinator {
        @ViewBuilder func start() -> Home { Home() }
      }
      """)
    #expect(text.contains("func start() -> Home { return Home() }"), "\(text)")
  }

  @Test func `labels distinguish the app's own modifier from SwiftUI's`() {
    let own =
      "extension View { func alert(type: Binding<Int?>, done: () -> Void = {}) -> some View { self } }"
    let system = lowered(
      #"Home().alert("Oops", isPresented: $shown) { Button("OK") {} } message: { Text("a") }"#,
      more: own
    ).joined()
    #expect(system.contains(#"outline.button("OK", action: {})"#), "\(system)")
    for call in [".alert(type: $type)", ".alert(type: $type) { stop() }"] {
      let text = lowered("Home()\(call)", more: own).joined()
      #expect(text.contains("outline.add(Home()); }\(call)"), "\(text)")
    }
  }

  @Test func `an alert keeps its title, roles and message`() {
    let text = lowered(
      #"Home().alert(Text("Delete"), isPresented: $asks, presenting: item) { item in "#
        + #"Button("Yes", role: .destructive) { delete(item) } } message: { Text($0.name) }"#
    ).joined()
    #expect(
      text.contains(
        #".alert(title: { (outline: ViewOutline) in outline.text("Delete"); }, "#
          + #"isPresented: $asks, presenting: item, actions: { (outline: ViewOutline, item) in "#
          + #"outline.button("Yes", role: .destructive, action: { delete(item) }); }, "#
          + #"message: { (outline: ViewOutline, element) in outline.text(element.name); })"#),
      "\(text)")
  }

  @Test func `an action sheet may be a property or a function`() {
    let text = lowered(
      "Home().actionSheet(isPresented: $asks) { sheet }.alert(item: $item, content: makeAlert)"
    ).joined()
    #expect(
      text.contains(
        ".actionSheet(isPresented: $asks, actions: { (outline: ViewOutline) in outline.add(sheet); })"
      ), "\(text)")
    #expect(
      text.contains(
        ".alert(item: $item, actions: { (outline: ViewOutline, element) in outline.add((makeAlert)(element)); })"
      ), "\(text)")
  }

  @Test(arguments: ["self.clipped().fixedSize()", "clipped().fixedSize()"])
  func `an extension of views that only draws shows the view`(modified: String) {
    let text = rewritten(
      "import SwiftUI\nextension View { func card() -> some View { \(modified) } }")
    #expect(text.contains("outline.add(self); "), "\(text)")
    #expect(!text.contains("clipped"), "\(text)")
  }

  @Test func `a function that an extension of views calls may be the app's own`() {
    let text = rewritten(
      """
      import SwiftUI
      func stamp() -> some View { Home() }
      extension View {
        func card(content: () -> Home) -> some View { content() }
        func stamped() -> some View { stamp() }
      }
      """)
    #expect(text.contains("outline.add(content()); "), "\(text)")
    #expect(text.contains("outline.add(stamp()); "), "\(text)")
  }

  @Test func `a loop over a binding has its bindings, and one over its value its elements`() {
    let loops = [
      "$items", "$model.items", "$model.items.wrappedValue",
      "$items.wrappedValue.sorted(by: { $0 < $1 })",
    ]
    for data in loops {
      let text = lowered("ForEach(\(data)) { item in Home() }").joined()
      #expect(text.contains("for item in \(data) { outline.add(Home()); }"), "\(text)")
    }
  }

  @Test func `a search field has no suggestions`() {
    let text = lowered(#"Home().searchable(text: $text, prompt: "Find") { Text("one") }"#).joined()
    #expect(text.contains(#".searchable(text: $text, prompt: "Find"); "#), "\(text)")
  }

  @Test func `links and tabs keep what selects them`() {
    let text = lowered(
      #"""
      TabView(selection: $tab) {
        NavigationLink("Map", isActive: $showsMap) { MapView() }
        NavigationLink(isActive: $showsList, destination: list, label: { EmptyView() })
        NavigationLink("Item", tag: 1, selection: $item) { ItemView() }
        Tab("Home", systemImage: "house", value: .home) { HomeView() }
      }
      """#
    ).joined(separator: " ")
    for call in [
      "outline.tabs(selection: $tab) { outline, outlineTabSelection in",
      #"outline.link("Map", isActive: $showsMap, destination: { (outline: ViewOutline) in"#,
      "outline.link(isActive: $showsList, destination: { outline in outline.add((list)()); })",
      #"outline.link("Item", tag: 1, selection: $item, destination: { (outline: ViewOutline) in"#,
      #"outline.tab("Home", value: .home, of: outlineTabSelection) { outline in"#,
    ] {
      #expect(text.contains(call), "\(text)")
    }
  }

  @Test func `the app's own variable of a tab view keeps its name`() {
    let text = lowered(
      #"TabView(selection: $tabSelection) { Home().tabItem { Text(tabSelection == 0 ? "a" : "b") } }"#
    ).joined()
    #expect(text.contains("outline.tabs(selection: $tabSelection) { outline, _ in"), "\(text)")
  }

  @Test func `a view's own method isn't the modifier of loops with its name`() {
    let own = "struct Row: View { func onDelete(_ call: () -> Void) -> Self { self } }"
    for body in ["Row().onDelete { remove() }", "HStack { Row() }.onDelete { remove() }"] {
      let text = lowered(body, more: own).joined()
      #expect(!text.contains(".onDelete"), "\(text)")
    }
    let text = lowered("model.row.onDelete { remove() }", more: own).joined()
    #expect(text.contains("outline.add(model.row.onDelete { remove() })"), "\(text)")
  }

  @Test(arguments: [
    "contextMenu(menuItems: { Home() }, preview: { Card() })",
    "contextMenu { Home() } preview: { Card() }",
  ])
  func `a context menu has no preview`(menu: String) {
    let text = lowered("Home().\(menu)").joined()
    #expect(text.contains("outline.add(Home()); }"), "\(text)")
    #expect(!text.contains("Card"), "\(text)")
  }

  @Test func `a root view in AnyView stays an AnyView`() {
    let text = rewritten(
      """
      import SwiftUI
      struct Home: View { var body: some View { Text("a") } }
      func make(_ home: Home) {
        let host: UIHostingController<AnyView> = UIHostingController(rootView: AnyView(home))
        let other = UIHostingController(rootView: AnyView(Text("b").bold()))
      }
      """)
    #expect(text.contains("UIHostingController(rootView: AnyView(home))"))
    #expect(
      text.contains(
        #"UIHostingController(rootView: AnyView(ViewOutline { (outline: ViewOutline) in outline.text("b"); }))"#
      ), "\(text)")
  }

  @Test func `a view outside a body is an outline that is built at once`() {
    let text = rewritten(
      """
      import SwiftUI
      struct Home: View { var body: some View { Text("a") } }
      let host = UIHostingController(
        rootView: ZStack {
          Color.red
          Home().padding()
        }
        .ignoresSafeArea())
      let plain = UIHostingController(rootView: Home())
      let erased = AnyView(Text("b").bold())
      func make() -> any View { Text("c") }
      let root = Home().environmentObject(Store())
      let other = Home().viewModel()
      """)
    #expect(
      text.hasSuffix(
        """
        let host = UIHostingController(
          rootView: ViewOutline { (outline: ViewOutline) in do { 
        outline.add(Color.red); 
        outline.add(Home()); }; 

        })
        let plain = UIHostingController(rootView: Home())
        let erased = AnyView(ViewOutline { (outline: ViewOutline) in outline.text("b"); })
        func make() -> any View { let outline = ViewOutline(); outline.text("c");  return outline }
        let root = ViewOutline { (outline: ViewOutline) in outline.group { outline in \
        outline.add(Home()); }.environmentObject(Store()); }
        let other = Home().viewModel()
        """), "\(text)")
  }

  @Test func `a cell's content is an outline`() {
    let text = rewritten(
      """
      import SwiftUI
      func show(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration {
          VStack { Text("a").font(.title2) }
        }.margins(.all, 4)
      }
      """)
    #expect(
      text.contains(
        """
        UIHostingConfiguration { let outline = ViewOutline(); 
        do { outline.text("a"); };  return outline 
        }.margins(.all, 4)
        """), "\(text)")
  }

  @Test func `navigationBarItems keeps its buttons`() {
    let text = lowered(
      #"Text("Trees").navigationBarItems(leading: Button("Back") { leave() }, trailing: EmptyView())"#
    ).joined()
    #expect(
      text.contains(
        #".navigationBarItems(leading: ViewOutline { outline in outline.button("Back", action: { leave() });"#
      ), "\(text)")
  }

  @Test func `a button keeps its action on its line, and what draws is left out`() {
    #expect(
      lowered(
        """
        VStack(spacing: 8) {
          Text("Trees").font(.title)
          Button("Plant") {
            store.plant()
          }
          .buttonStyle(.bordered)
        }
        .padding()
        """) == [
          "var body: some View { let outline = ViewOutline();",
          "do {",
          #"outline.text("Trees");"#,
          #"outline.button("Plant", action: {"#,
          "store.plant()",
          "}); };  return outline",
          "",
          "",
          "",
        ])
  }

  @Test func `conditions and loops stay`() {
    let text = lowered(
      """
      if store.isEmpty {
        EmptyNote()
      } else {
        ForEach(store.trees, id: \\.self) { tree in
          TreeRow(tree: tree)
        }
      }
      """,
      more: "struct EmptyNote: View {}\nstruct TreeRow: View { let tree: String }")
    #expect(
      text == [
        "var body: some View { let outline = ViewOutline();",
        "if store.isEmpty {",
        "outline.add(EmptyNote()); } else {",
        "",
        "for tree in store.trees {",
        "outline.add(TreeRow(tree: tree)); }; };  return outline",
        "",
        "",
      ])
  }

  @Test func `an action without a parameter list of its own names the loop's element`() {
    let text = lowered("ForEach(names) { Text($0) }")
    #expect(text.joined().contains("for outlineElement in names { outline.text(outlineElement); }"))
  }

  @Test func `a builder's closure becomes an outline of its own`() {
    let text = lowered(
      "Card { Text(title) }",
      more: "struct Card<C: View>: View { init(@ViewBuilder content: () -> C) {} }")
    #expect(
      text.joined().contains(
        "outline.add(Card {  ViewOutline { (outline: ViewOutline) in outline.text(title); } });"))
  }

  @Test
  func
    `a modifier of SwiftUI's makes a view of what it is called on, unless that decides about views`()
  {
    let sheet = rewritten(
      """
      import SwiftUI
      extension View {
        func flow(_ isShown: Binding<Bool>) -> some View { self.sheet(isPresented: isShown) { Home() } }
      }
      """)
    #expect(
      sheet.contains(
        "outline.add(self); }.sheet(isPresented: isShown) { (outline: ViewOutline) in outline.add(Home()); }"
      ), "\(sheet)")
    let link = rewritten(
      """
      import SwiftUI
      extension View {
        func flow(_ item: Binding<Int?>) -> some View { navigationDestination(item: item) { id in Home(id) } }
      }
      """)
    #expect(
      link.contains(
        "outline.add(self); }.navigationDestination(item: item) { (outline: ViewOutline, id) in outline.add(Home(id)); }"
      ), "\(link)")
    let stack = lowered("stack.last?.screen.environment(\\.flow, flow)").joined()
    #expect(stack.contains("outline.add(stack.last?.screen); }.environment("), "\(stack)")
    let model = lowered("app.viewModel.sheet(for: item)").joined()
    #expect(model.contains("outline.add(app.viewModel.sheet(for: item))"), "\(model)")
  }

  @Test func `the app's own modifiers are called on the outline`() {
    let text = lowered(
      "Text(title)\n  .onFirstAppear { store.load() }",
      more: "extension View { func onFirstAppear(_ action: () -> Void) -> some View { self } }")
    #expect(
      text.joined().contains(
        "outline.add(ViewOutline { outline inoutline.text(title); }.onFirstAppear { store.load() });"
      ))
  }

  @Test func `a file without SwiftUI is left alone`() {
    let text = "struct Screen {\n  var body: some Sequence { [1].map { $0 } }\n}"
    #expect(rewritten(text) == text)
  }
}
