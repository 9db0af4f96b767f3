import Foundation
import Testing

@testable import Adoption

@Suite struct ProjectTests {
  private static func project(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; BASE = "a b"; }; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (S); };
      TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        PRODUCT_BUNDLE_IDENTIFIER = "org.$(PRODUCT_NAME:c99extidentifier:lower)";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "ONE $(TWO)"; TWO = "THREE"; LOOP = "$(LOOP)"; }; };
      S = { isa = PBXSourcesBuildPhase; files = (B1); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      \(objects)
    }; rootObject = P; }
    """
  }

  private static let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

  /// Expects that a checkout's project is the app Shop, whose one source file is at `path`.
  private func expectShop(
    at path: String, with files: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withCheckout(files.merging([path: Self.delegate]) { $1 }) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.name == "Shop", sourceLocation: sourceLocation)
      #expect(
        project.app?.sources == [checkout.root + "/" + path], sourceLocation: sourceLocation)
    }
  }

  @Test func `an old project lists its files by groups`() throws {
    let text = Self.project(
      """
      G = { isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (F1); path = Code; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "App Delegate.swift"; sourceTree = "<group>"; };
      """)
    let files = [
      "A.xcodeproj/project.pbxproj": text, "Code/App Delegate.swift": Self.delegate,
      "Code/Unlisted.swift": "",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.name == "My App")
      #expect(project.app?.name == "My_App")
      #expect(project.app?.sources == [checkout.root + "/Code/App Delegate.swift"])
      #expect(project.app?.settings.languageMode == 6)
      #expect(project.app?.settings.isolatesToMainActor == true)
      #expect(project.app?.settings.conditions == ["DEBUG", "ONE", "THREE"])
      #expect(project.infoPlist["CFBundleIdentifier"] == .string("org.my_app"))
    }
  }

  @Test func `groups that contain each other end the walk`() throws {
    let text = Self.project(
      """
      G = { isa = PBXGroup; children = (G2); path = a; sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (G, F1); path = b; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      """)
    try withCheckout(["A.xcodeproj/project.pbxproj": text]) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [])
    }
  }

  @Test func `a file outside of the checkout that doesn't exist is left out`() throws {
    let text = Self.project(
      "F1 = { isa = PBXFileReference; path = \"../../etc/A.swift\"; sourceTree = SOURCE_ROOT; };")
    try withCheckout(["A.xcodeproj/project.pbxproj": text]) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [])
    }
  }

  @Test func `a file outside of the checkout is an error`() throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data().write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    let text = Self.project(
      "F1 = { isa = PBXFileReference; path = \"../\(outside.lastPathComponent)\"; sourceTree = SOURCE_ROOT; };"
    )
    try withCheckout(["A.xcodeproj/project.pbxproj": text]) { checkout in
      let error = #expect(throws: AdoptionError.self) {
        try ProjectReader(checkout: checkout).read()
      }
      guard case .outside = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `a resource outside of the checkout is left out`() throws {
    let text = Self.project(
      "F1 = { isa = PBXFileReference; path = \"../../etc/a.json\"; sourceTree = SOURCE_ROOT; };"
    ).replacing("PBXSourcesBuildPhase", with: "PBXResourcesBuildPhase")
    try withCheckout(["A.xcodeproj/project.pbxproj": text]) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.resources == [])
    }
  }

  @Test func `an absolute path of another machine leads to the file that ends like it`() throws {
    let text = Self.project(
      """
      F1 = { isa = PBXFileReference; path = "/Users/one/App/Code/Screens/A.swift"; sourceTree = "<absolute>"; };
      """)
    let files = ["A.xcodeproj/project.pbxproj": text, "Code/Screens/A.swift": ""]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [checkout.root + "/Code/Screens/A.swift"])
    }
    try withCheckout(["A.xcodeproj/project.pbxproj": text, "A.swift": ""]) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [])
    }
  }

  @Test func `a path leads to the file whose name differs in case only`() throws {
    let text = Self.project(
      """
      G = { isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (F1); path = Code; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Start.swift; sourceTree = "<group>"; };
      """)
    let files = [
      "A.xcodeproj/project.pbxproj": text, "Code/Model.swift": "", "code/start.swift": "",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [checkout.root + "/code/start.swift"])
      #expect(project.missingFiles == [])
    }
  }

  @Test func `a link out of the checkout isn't followed`() throws {
    try withCheckout(["A/B.swift": ""]) { checkout in
      try FileManager.default.createSymbolicLink(
        atPath: checkout.root + "/A/passwd.swift", withDestinationPath: "/etc/passwd")
      #expect(throws: AdoptionError.self) { try checkout.text(checkout.root + "/A/passwd.swift") }
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [checkout.root + "/A/B.swift"])
    }
  }

  @Test func `a broken project says where`() throws {
    try withCheckout(["A.xcodeproj/project.pbxproj": "{ objects = {\n a = (b, ; }; }"]) {
      checkout in
      #expect(
        throws: AdoptionError.malformed(
          checkout.root + "/A.xcodeproj/project.pbxproj", line: 2, reason: "unexpected character")
      ) { try ProjectReader(checkout: checkout).read() }
    }
  }

  @Test func `nesting without end is refused`() throws {
    let text = String(repeating: "(", count: 100_000)
    try withCheckout(["A.xcodeproj/project.pbxproj": text]) { checkout in
      #expect(throws: AdoptionError.self) { try ProjectReader(checkout: checkout).read() }
    }
  }

  @Test func `text that is not UTF-8 and files without measure are refused`() throws {
    try withCheckout([:]) { checkout in
      try Data([0x63, 0xff, 0xfe]).write(to: URL(filePath: checkout.root + "/A.swift"))
      #expect(throws: AdoptionError.notUTF8(checkout.root + "/A.swift")) {
        try checkout.text(checkout.root + "/A.swift")
      }
      #expect(truncate(checkout.root + "/A.swift", 100 << 20) == 0)
      #expect(
        throws: AdoptionError.tooLarge(
          checkout.root + "/A.swift", bytes: 100 << 20, limit: 16 << 20)
      ) { try checkout.text(checkout.root + "/A.swift") }
    }
  }

  @Test func `a manifest is read as syntax, with its local packages before the app`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let core = "Core"
      let package = Package(name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
        dependencies: [.package(path: "Packages/Kit"), .package(url: "https://x.org/Rx.git", from: "1.0.0")],
        targets: [.target(name: core), .target(name: "Shop", dependencies: ["Core", .product(name: "Kit", package: "Kit")],
          swiftSettings: [.swiftLanguageMode(.v5), .define("SHOP")], plugins: [.plugin(name: "Gen", package: "Gen")]),
          .testTarget(name: "ShopTests")])
      fatalError("executed")
      """,
      "Sources/Core/Core.swift": "", "Sources/Shop/App.swift": Self.delegate,
      "Packages/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["KitUI"])],
        targets: [.target(name: "KitUI", path: "UI", exclude: ["Old.swift"])])
      """,
      "Packages/Kit/UI/A.swift": "", "Packages/Kit/UI/Old.swift": "",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.modules.map(\.name) == ["Core", "KitUI", "Shop"])
      #expect(project.modules.map(\.settings.languageMode) == [6, 5, 5])
      #expect(project.app?.settings.conditions == ["DEBUG", "SHOP", "SWIFT_PACKAGE"])
      #expect(project.modules[1].sources == [checkout.root + "/Packages/Kit/UI/A.swift"])
      #expect(project.packages.map(\.name) == ["Rx"])
      #expect(project.notExecuted.map(\.kind) == ["plugin"])
    }
  }

  @Test func `a package whose URL is a path in the checkout is read like a local one`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shop",
        dependencies: [.package(url: "./Kit", from: "1.0.0"), .package(url: "../Missing", from: "1.0.0")],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Kit", package: "Kit")])])
      """,
      "Sources/Shop/App.swift": Self.delegate,
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/A.swift": "",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.modules.map(\.name) == ["Kit", "Shop"])
      #expect(project.packages.map(\.name) == ["Missing"])
    }
  }

  @Test func `a manifest names its targets and packages by constants of its types`() {
    let manifest = PackageManifest(
      text: """
        private extension String {
          static let package = "Features"
          var fromRoot: String { return "../" + self }
        }
        private enum Target { static let list = "List"; static let kit = "ListKit" }
        private enum Dependency { static let kit = "CoreKit" }
        extension PackageDescription.Target.Dependency {
          static let logger: Self = .product(name: "Logger", package: "Core")
        }
        let common: [PackageDescription.Target.Dependency] = [.logger]
        let package = Package(
          name: .package,
          products: [.library(name: Target.list, targets: [Target.list])],
          dependencies: [.package(name: Dependency.kit, path: Dependency.kit.fromRoot)],
          targets: [
            .target(name: Target.kit, path: "Sources/\\(Target.kit)"),
            .target(name: Target.list, dependencies: common + [
              .target(name: Target.kit), .product(name: Dependency.kit, package: Dependency.kit),
            ]),
          ])
        """)
    #expect(manifest.name == "Features")
    #expect(manifest.targets.map(\.name) == ["ListKit", "List"])
    #expect(manifest.targets[0].path == "Sources/ListKit")
    #expect(manifest.targets[1].dependencies == ["Logger", "ListKit", "CoreKit"])
    #expect(manifest.products.map(\.name) == ["List"])
    #expect(manifest.localPackages == ["../CoreKit"])
  }

  @Test func `constants of a manifest that refer to each other have no value`() {
    let manifest = PackageManifest(
      text: """
        let a = b + "x"
        let b = a
        let list = list + other
        let package = Package(name: a, targets: [.target(name: "App", dependencies: list)])
        """)
    #expect(manifest.name.isEmpty && manifest.targets.map(\.dependencies) == [[]])
  }

  @Test func `Tuist's and XcodeGen's apps are read by their folders`() throws {
    let tuist = """
      import ProjectDescription
      let project = Project(name: "X", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a", sources: ["Shop/Sources/**"]),
        .target(name: "ShopTests", product: .unitTests, bundleId: "b", sources: ["Tests/**"])])
      """
    try expectShop(
      at: "Shop/Sources/A.swift", with: ["Project.swift": tuist, "Tests/B.swift": ""])
    let xcodegen = """
      name: X
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: Code
        ShopOnTV:
          type: application
          platform: tvOS
          sources: [Code]
        ShopTests:
          type: bundle.unit-test
          sources: [Tests]
      """
    try expectShop(at: "Code/A.swift", with: ["project.yml": xcodegen, "Tests/B.swift": ""])
  }

  @Test func `XcodeGen's excludes, templates, variables and settings are read`() throws {
    let description = """
      name: ${APP_NAME}
      include: [Config/base.yml] # templates
      settings: {base: {SWIFT_VERSION: 6.0}}
      targets:
          ${APP_NAME}:
              templates:
                - Phone
              sources:
                - path: App
                  excludes:
                    - "Mac/**"
                    - "**/*.{mac,tv}.swift"
                - {path: Notes, buildPhase: none}
              settings:
                configs:
                  Debug-Dev:
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS: [DEV, "SHOP"]
              info:
                path: Config/App.plist
          ShopTests:
              type: bundle.unit-test
              sources: [Tests]
      """
    let files = [
      "project.yml": description, "Makefile": "export APP_NAME = Shop\n",
      "Config/base.yml": """
      targetTemplates:
        Phone:
          type: application
          platform: [iOS, tvOS]
      """,
      "Config/App.plist": "<plist><dict><key>Kind</key><string>own</string></dict></plist>",
      "App/A.swift": Self.delegate, "App/Mac/B.swift": "", "App/Deep/C.tv.swift": "",
      "App/Deep/D.swift": "", "Notes/E.swift": "", "Tests/F.swift": "",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      let app = try #require(project.app)
      #expect(project.name == "Shop")
      #expect(
        app.sources.map { Paths.relative($0, to: checkout.root) } == [
          "App/A.swift", "App/Deep/D.swift",
        ])
      #expect(app.settings.languageMode == 6)
      #expect(app.settings.conditions == ["DEBUG", "DEV", "SHOP"])
      #expect(project.infoPlist["Kind"]?.string == "own")
    }
  }

  @Test func `a description below the root may name folders of the root`() throws {
    let description = """
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
          - Sources/App
      """
    try expectShop(
      at: "Sources/App/A.swift", with: ["Configuration/project.yml": description])
  }

  @Test func `YAML keeps texts as they are, merges mappings, and has a limit`() {
    let yaml = YAML(
      """
      --- # head
      base: &base
        a: 'x: y' # note
        list: [1, {b: "c, d"},
          e]
      other:
        <<: *base
        a: z
      script: |
        echo: no
      items:
      - name: n
        values:
        - 1
      - plain #text
      - ${A}_${B}: 1
      """)
    #expect(yaml["base"]?["a"] == .text("x: y"))
    #expect(yaml["other"]?["a"] == .text("z"))
    #expect(
      yaml["other"]?["list"] == .list([.text("1"), .mapping(["b": .text("c, d")]), .text("e")]))
    #expect(yaml["script"] == .text("echo: no\n"))
    #expect(
      yaml["items"]
        == .list([
          .mapping(["name": .text("n"), "values": .list([.text("1")])]), .text("plain"),
          .mapping(["${A}_${B}": .text("1")]),
        ]))
    #expect(
      YAML("version: 5.10\nis: on")
        == .mapping(["version": .text("5.10"), "is": .text("on")]))
    #expect(YAML("") == .mapping([:]))
    #expect(YAML("a: [b") == .mapping([:]))
    #expect(YAML(String(repeating: "- ", count: 10_000)) == .mapping([:]))
    let billions = (1...12).map { level in
      let previous = level == 1 ? "x" : "*a\(level - 1)"
      let items = Array(repeating: previous, count: 9).joined(separator: ", ")
      return "a\(level): &a\(level) [\(items)]"
    }
    #expect(YAML(billions.joined(separator: "\n")).entries.count == 12)
  }

  @Test func `a Tuist target is named by constants and by texts with constants in them`() throws {
    let manifest = """
      import ProjectDescription
      struct Names { let app = "Shop"; let folders = ["\\(app)/Sources/**"] }
      let names = Names()
      let project = Project(name: names.app, targets: [
        Target(name: names.app, product: .app, sources: ["\\(names.app)/Sources/**"]),
        Target(name: "\\(names.app)Kit", product: .framework, sources: ["Kit/**"])])
      """
    try expectShop(
      at: "Shop/Sources/A.swift", with: ["Project.swift": manifest, "Kit/B.swift": ""])
    let computed = """
      enum Settings { static var name: String { "Shop" } }
      let target = Target(
        name: Settings.name, product: .app, sources: ["Shop/**"], infoPlist: "Info.plist")
      let project = Project(name: Settings.name, targets: [target])
      """
    try expectShop(
      at: "Shop/Sources/A.swift", with: ["Project.swift": computed, "Kit/B.swift": ""])
    let circle = """
      let a = "\\(b)"
      let b = "\\(a)"
      let project = Project(name: "X", targets: [Target(name: a, product: .app)])
      """
    try withCheckout(["Project.swift": circle, "A.swift": Self.delegate]) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.name != "X" && project.app?.sources.count == 1)
    }
  }

  @Test func `a Tuist target whose helper chooses its sources has them in its folder`() throws {
    let manifest = """
      let project = Project.makeProject(name: "Shop", product: .app, resources: ["Resources/**"])
      """
    try expectShop(
      at: "Targets/Shop/Sources/A.swift",
      with: [
        "Targets/Shop/Project.swift": manifest, "Targets/Shop/Resources/empty.swift": "",
        "Targets/Shop/Tests/B.swift": "",
      ])
  }

  @Test func `the texts of a Tuist app's Info.plist are in its description or its helpers`() throws
  {
    let manifest = """
      let infoPlist: [String: Plist.Value] = [
        "API_KEY": "$(API_KEY)", "BASE_URL": .string("${BASE_URL}"), "Greeting": "Hello",
        "CFBundleURLTypes": [["CFBundleURLName": "shop"]], "Scene": ["Inner": "no"],
      ]
      let project = Project.makeProject(
        name: "Shop", product: .app, settings: ["CODE_SIGN_STYLE": "Manual"],
        infoPlist: .extendingDefault(with: infoPlist))
      """
    let helper = """
      extension Project {
        static func app() -> Project {
          Project(infoPlist: .extendingDefault(with: ["CLIENT_ID": "$(CLIENT_ID)"]))
        }
      }
      """
    let files = [
      "Project.swift": manifest, "Tuist/ProjectDescriptionHelpers/Project+App.swift": helper,
      "Shop/A.swift": Self.delegate,
    ]
    try withCheckout(files) { checkout in
      let list = try ProjectReader(checkout: checkout).read().infoPlist
      #expect(list["API_KEY"]?.string == "API_KEY")
      #expect(list["BASE_URL"]?.string == "https://example.com")
      #expect(list["Greeting"]?.string == "Hello")
      #expect(list["CLIENT_ID"]?.string == "CLIENT_ID")
      #expect(list["CODE_SIGN_STYLE"] == nil && list["Inner"] == nil)
      #expect(list["CFBundleURLName"] == nil)
    }
  }

  @Test func `a helper that gets no sources gives a Tuist app those in its folder`() throws {
    let manifest = """
      let project = Project.makeModule(
        name: "Shop", product: .app, resources: ["Resources/**"],
        infoPlist: .file(path: "Support/Info.plist"))
      """
    try expectShop(
      at: "Sources/A.swift",
      with: ["Project.swift": manifest, "Resources/a.json": "{}", "Tests/B.swift": ""])
  }

  @Test func `a generated app that only helpers describe is known by its entry`() throws {
    let helper = "import Helpers\nlet project = Project.module(.app)"
    let files = [
      "Projects/App/Project.swift": helper,
      "Projects/App/Sources/A.swift": "import Feed\n\(Self.delegate)",
      "Projects/App/Resources/a.json": "{}", "Projects/App/Resources/empty.swift": "",
      "Projects/Feed/Project.swift": helper,
      "Projects/Feed/Sources/Feed.swift": "import FeedInterface",
      "Projects/Feed/Interface/Feeding.swift": "public protocol Feeding {}",
      "Projects/Feed/Demo/Sources/Demo.swift": "\(Self.delegate)",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(), available: [])
      #expect(project.modules.map(\.name) == ["FeedInterface", "Feed", "App"])
      #expect(project.app?.sources == [checkout.root + "/Projects/App/Sources/A.swift"])
      #expect(project.app?.resources.map(\.bundlePath) == ["a.json"])
    }
  }

  @Test func `a generated module is named by three folders as well`() throws {
    let helper = "import Helpers\nlet project = Project.module(.app)"
    let files = [
      "Projects/App/Project.swift": helper,
      "Projects/App/Sources/A.swift": "import Domain\n\(Self.delegate)",
      "Projects/Domain/Project.swift": helper,
      "Projects/Domain/Sources/Export.swift":
        "@_exported import DomainArtist\n@_exported import DomainArtistInterface",
      "Projects/Domain/Artist/Project.swift": helper,
      "Projects/Domain/Artist/Sources/Artist.swift": "import DomainArtistInterface",
      "Projects/Domain/Artist/Interface/Sources/Listing.swift": "public protocol Listing {}",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(), available: [])
      #expect(
        project.modules.map(\.name) == ["DomainArtistInterface", "DomainArtist", "Domain", "App"])
    }
  }

  @Test func `a generated app in a folder beside its description is found, without the helpers`()
    throws
  {
    let files = [
      "iOS/Project.swift": "import Helpers\nlet project = Project.app()",
      "iOS/Plugins/Helpers/Plugin.swift": "import ProjectDescription",
      "iOS/Camp/Sources/A.swift": Self.delegate,
      "iOS/Camp/Resources/a.json": "{}",
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.name == "Camp")
      #expect(project.app?.sources == [checkout.root + "/iOS/Camp/Sources/A.swift"])
    }
    var other = files
    other["iOS/Camp/Sources/A.swift"] = nil
    other["iOS/Camp/A.swift"] = Self.delegate
    try withCheckout(other) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.app?.sources == [checkout.root + "/iOS/Camp/A.swift"])
    }
  }

  @Test func `a generated app two folders below its description comes before a plugin's package`()
    throws
  {
    let files = [
      "Project.swift": "import Helpers\nlet project = Project.app(name: \"Camp\")",
      "Plugins/Tool/Package.swift": """
      import PackageDescription
      let package = Package(name: "Tool", targets: [.executableTarget(name: "tool")])
      """,
      "Plugins/Tool/Sources/tool/main.swift": "print(1)",
      "Targets/Empty/Sources/read.me": "",
      "Targets/Camp/Sources/A.swift": Self.delegate,
    ]
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read()
      #expect(project.name == "Camp")
      #expect(project.app?.sources == [checkout.root + "/Targets/Camp/Sources/A.swift"])
    }
  }

  @Test func `a package of libraries has no app`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "KitUI")])
      """,
      "Sources/Kit/A.swift": "", "Sources/KitUI/B.swift": "",
    ]
    try withCheckout(files) { checkout in
      #expect(throws: AdoptionError.noAppTarget(checkout.root, targets: ["Kit", "KitUI"])) {
        try ProjectReader(checkout: checkout).read()
      }
    }
  }

  @Test func `a project folder without a Swift file is an error that names it`() throws {
    let manifest = """
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, sources: ["Targets/Shop/**"])
      ])
      """
    try withCheckout(["Project.swift": manifest, "Targets/Shop/a.json": "{}"]) { checkout in
      #expect(throws: AdoptionError.noSources(["Targets/Shop"])) {
        try ProjectReader(checkout: checkout).read()
      }
    }
  }

  @Test func `an empty folder has no project`() throws {
    try withCheckout(["README.md": ""]) { checkout in
      #expect(throws: AdoptionError.noProject(checkout.root)) {
        try ProjectReader(checkout: checkout).read()
      }
    }
  }
}
