import Testing

@testable import Adoption

/// An app's modules may stand anywhere in its checkout.
@Suite struct NeighborModuleTests {
  private func modules(_ files: [String: String]) throws -> [String] {
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.read(.init(sources: ["App"]))
      return try reader.completing(project, available: ["UIKit", "CombineCocoa"]).modules.map {
        $0.name + " " + $0.dependencies.joined(separator: ",")
      }.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  @Test func `a package's target is found by the import of it, and what that imports too`() throws {
    let found = try modules([
      "App/App.swift": "import UIKit\nimport Feature\n@testable import Core",
      "Kit/Package.swift": """
      let package = Package(name: "Kit", targets: [
        .target(name: "Feature", dependencies: ["Core"]), .target(name: "Core"),
      ])
      """,
      "Kit/Sources/Feature/Feature.swift": "import Core", "Kit/Sources/Core/Core.swift": "",
    ])
    #expect(found.prefix(2) == ["Core", "Feature Core"])
    #expect(found.last?.hasSuffix("Core,Feature") == true)
  }

  @Test func `a neighbor depends on the targets of products, and on no product that is missing`()
    throws
  {
    let found = try modules([
      "App/App.swift": "import Resources",
      "Resources/Package.swift": """
      let package = Package(
        name: "Resources",
        dependencies: [
          .package(path: "../Shared"),
          .package(url: "https://github.com/mac-cain13/R.swift.git", from: "7.4.0"),
        ],
        targets: [
          .target(
            name: "Resources",
            dependencies: [
              .product(name: "SharedKit", package: "Shared"),
              .product(name: "RswiftLibrary", package: "R.swift"),
            ])
        ])
      """,
      "Resources/Sources/Resources/Texts.swift": "",
      "Shared/Package.swift": """
      let package = Package(
        name: "Shared", products: [.library(name: "SharedKit", targets: ["Shared"])],
        targets: [.target(name: "Shared")])
      """,
      "Shared/Sources/Shared/Shared.swift": "",
    ])
    #expect(found.contains("Resources Shared"), "\(found)")
  }

  @Test func `an implementation that files import is a module beside its interface`() throws {
    let found = try modules([
      "App/App.swift": "import Feed\nimport FeedImpl\nimport StoreImpl",
      "App/Project.swift": "let project = make()",
      "Features/Feed/Project.swift": "let project = make()",
      "Features/Feed/Interface/Feed.swift": "protocol Feed {}",
      "Features/Feed/Implement/List.swift": "import Feed\nimport Store",
      "Features/Store/Project.swift": "let project = make()",
      "Features/Store/Interface/Store.swift": "",
      "Features/Store/Implementation/Cache.swift": "import Store\nimport Feed",
    ])
    #expect(found.prefix(4) == ["Feed", "Store", "FeedImpl Feed,Store", "StoreImpl Feed,Store"])
    #expect(found.last?.hasSuffix(" Feed,FeedImpl,StoreImpl") == true)
  }

  @Test(arguments: [
    ("import FeedImpl", true), ("@testable import struct FeedImpl.List", true),
    ("public import FeedImpl", true), ("@preconcurrency internal import FeedImpl", true),
    ("import Feed // import FeedImpl", false), ("// import FeedImpl\nimport Feed", false),
  ])
  func `an implementation is a module with its feature's resources if a file imports it`(
    imports: String, isSplit: Bool
  ) throws {
    let files = [
      "App/App.swift": "import Feed\n" + imports, "App/Project.swift": "let project = make()",
      "Features/Feed/Project.swift": "let project = make()",
      "Features/Feed/Interface/Feed.swift": "", "Features/Feed/Implement/List.swift": "",
      "Features/Feed/Resources/Feed.strings": "",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(.init(sources: ["App"])), available: [])
      let files = project.modules.dropLast().map { module in
        let paths = module.sources + module.resources.map(\.path)
        return "\(module.name): " + paths.map(Paths.name).joined(separator: " ")
      }
      #expect(
        files
          == (isSplit
            ? ["Feed: Feed.swift", "FeedImpl: List.swift Feed.strings"]
            : ["Feed: List.swift Feed.swift Feed.strings"]))
    }
  }

  @Test(arguments: [
    ("import Combine", ["Ext", "App Ext"]), ("import Foundation", ["App"]),
    ("#if canImport(Combine)\nimport Combine\n#endif", ["Ext", "App Ext"]),
  ])
  func `a provided package that extends a module of camsh's is compiled with the app`(
    imports: String, modules: [String]
  ) throws {
    let files = [
      "App/Main/App.swift": "import Ext",
      "Packages/ext/Package.swift": """
      let package = Package(name: "ext", targets: [.target(name: "Ext", path: "Sources")])
      """,
      "Packages/ext/Sources/Share.swift": imports, "Packages/ext/Sources/Relay.swift": imports,
      "Packages/ext/Sources/Other.swift": "",
    ]
    try withCheckout(files) { folder in
      let package = folder.root + "/Packages/ext"
      let checkout = try Checkout(root: folder.root + "/App").providing([package])
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(
        try reader.read(.init(target: "App", sources: ["Main"])),
        available: ["Combine", "UIKit"], packages: [package])
      #expect(
        project.modules.map { ([$0.name] + $0.dependencies).joined(separator: " ") } == modules)
      #expect(project.modules.dropLast().allSatisfy { $0.isVendored })
      #expect(!checkout.isInside(folder.root + "/Packages"))
    }
  }

  @Test func `a module precedes a folder of that name among another's files`() throws {
    let files = [
      "App/App.swift": "import Extensions\nimport Util",
      "App/Project.swift": "let project = make()",
      "Core/Extensions/Project.swift": "let project = make()",
      "Core/Extensions/Sources/View.swift": "",
      "Core/Util/Project.swift": "let project = make()",
      "Core/Util/Sources/Extensions/String.swift": "",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(.init(sources: ["App"])), available: [])
      let module = try #require(project.modules.first { $0.name == "Extensions" })
      #expect(module.sources.map(Paths.name) == ["View.swift"])
    }
  }

  @Test(arguments: [
    "@main class App {}", "import UIKit\n\n  @UIApplicationMain\nclass App {}",
    "@available(iOS 15, *) @MainActor @main struct App {}",
  ])
  func `a demo app in a module's folder isn't a part of the module`(entry: String) throws {
    let files = [
      "App/App.swift": "import Feed", "App/Project.swift": "let project = make()",
      "Features/Feed/Project.swift": "let project = make()",
      "Features/Feed/Implement/List.swift": "// Write to me@main.example, not to @main.",
      "Features/Feed/DemoApp/Sources/App.swift": entry,
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(.init(sources: ["App"])), available: [])
      #expect(project.modules[0].sources.map(Paths.name) == ["List.swift"])
    }
  }

  @Test func `a framework of another project is found`() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Networking;
          productType = "com.apple.product-type.framework"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = Client.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    let found = try modules([
      "App/App.swift": "import Networking",
      "Networking/Networking.xcodeproj/project.pbxproj": project,
      "Networking/Client.swift": "",
    ])
    #expect(found.first == "Networking")
  }

  @Test func `a module of the app's that has the name of Apple's is what its other modules import`()
    throws
  {
    let files = [
      "Package.swift": """
      let package = Package(name: "App", targets: [
        .executableTarget(name: "App", dependencies: ["Data", "Network"]),
        .target(name: "Data"), .target(name: "Network"),
      ])
      """,
      "Sources/App/App.swift": "import Data\nimport Network",
      "Sources/Data/Data.swift": "import Network", "Sources/Network/Network.swift": "",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(reader.read(), available: ["Network"])
      let data = try #require(project.modules.first { $0.name == "Data" })
      #expect(data.dependencies == ["Network"])
      #expect(project.modules.map(\.name) == ["Network", "Data", "App"])
    }
  }

  @Test func `a Swift file among the resources of a generated module isn't compiled`() throws {
    let files = [
      "App/App.swift": "import Design", "Modules/Design/Project.swift": "",
      "Modules/Design/Sources/empty.swift": "", "Modules/Design/Resources/empty.swift": "",
    ]
    try withCheckout(files) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(try reader.read(.init(sources: ["App"])), available: [])
      #expect(
        project.modules.first?.sources == [checkout.root + "/Modules/Design/Sources/empty.swift"])
    }
  }

  @Test func `a folder may have its module's name in the plural`() throws {
    let found = try modules([
      "App/App.swift": "import Feature",
      "Projects/Features/Project.swift": "", "Projects/Features/Sources/Home.swift": "",
    ])
    #expect(found.first == "Feature")
  }

  @Test func `a module of a generated project is found by its folder`() throws {
    let found = try modules([
      "App/App.swift": "import Design",
      "Modules/Design/Project.swift": "", "Modules/Design/Sources/Colors.swift": "",
    ])
    #expect(found.first == "Design")
  }

  @Test func `a module that a description's helper gets with its folder is found there`() throws {
    let found = try modules([
      "App/App.swift": "import HomeUI",
      "Project.swift":
        #"let project = Project.app(modules: [Module(name: "HomeUI", path: "Home")])"#,
      "Features/Home/Sources/Home.swift": "", "Features/Empty/Sources/read.me": "",
    ])
    #expect(found.first == "HomeUI")
  }

  @Test func `a target of a generated project may stand in a folder of targets`() throws {
    let found = try modules([
      "App/App.swift": "import Design\nimport Domain\nimport Kit",
      "App/Extensions/Kit/Kit+App.swift": "", "Project.swift": "",
      "Targets/Design/Sources/Colors.swift": "",
      "Projects/Core/Project.swift": "", "Projects/Core/Domain/Entity.swift": "",
    ])
    #expect(found.prefix(2) == ["Design", "Domain"])
    #expect(found.count == 3)
  }

  @Test func `a module may have a longer name than the folder that describes it`() throws {
    let found = try modules([
      "App/App.swift":
        "import HomeFeature\nimport HomeFeatureInterface\nimport Trinet\nimport Lottie\nimport Hero",
      "App/Project.swift": "let project = Project.app(name: \"App\")",
      "Features/Home/Project.swift": """
      let project = Project.makeModule(
        name: "HomeFeature", targets: .feature(.home), dependencies: [.external(name: "Lottie")])
      let shared = [TargetDependency.external(name: "Hero"), .module(name: "Core")]
      let other = Target.of(name: Module.HomeFeatureInterface.rawValue)
      """,
      "Features/Home/Sources/Home.swift": "", "Features/Home/Interface/Interface.swift": "",
      "Core/Network/Project.swift": "let project = Project.makeModule(name: \"Trinet\")",
      "Core/Network/Sources/Network.swift": "",
    ])
    #expect(Set(found.dropLast()) == ["HomeFeature", "HomeFeatureInterface", "Trinet"])
  }

  @Test func `a module that the app describes takes the place of a library that camsh has`() throws
  {
    let files = ["App/App.swift": "import CombineCocoa", "App/Project.swift": ""]
    #expect(try modules(files).count == 1)
    let own = [
      "Shared/CombineCocoa/Project.swift": "let project = Project.module(name: \"CombineCocoa\")",
      "Shared/CombineCocoa/Sources/Publisher.swift": "",
    ]
    let all = files.merging(own) { $1 }
    #expect(try modules(all).first == "CombineCocoa")
    try withCheckout(all) { checkout in
      let reader = ProjectReader(checkout: checkout)
      let project = try reader.completing(
        reader.read(.init(sources: ["App"])), available: ["CombineCocoa"])
      let renamed = ModuleAliases.renaming(project.modules, reserved: [])
      #expect(renamed.first?.name == "CombineCocoa_")
      #expect(renamed.last?.dependencies == ["CombineCocoa_"])
    }
  }

  @Test func `a feature's interface may be a folder of the feature`() throws {
    let found = try modules([
      "App/App.swift": "import Feed\nimport FeedAPI", "Project.swift": "",
      "Features/Feed/Sources/Feed.swift": "import FeedAPI",
      "Features/Feed/API/Sources/FeedAPI.swift": "",
    ])
    #expect(found.prefix(2) == ["FeedAPI", "Feed FeedAPI"])
  }

  @Test func `a pod that the checkout develops itself is found by its podspec`() throws {
    let found = try modules([
      "App/App.swift": "import Networking",
      "DevPods/Networking/Networking.podspec": """
      Pod::Spec.new do |s|
        s.source_files = 'Networking/Module/**/*.{swift}'
        s.test_spec 'Tests' do |test_spec|
          test_spec.source_files = 'Networking/Tests/**/*.{swift}'
        end
      end
      """,
      "DevPods/Networking/Networking/Module/Client.swift": "",
      "DevPods/Networking/Networking/Tests/ClientTests.swift": "",
    ])
    #expect(found.first == "Networking")
    #expect(Podspec.folders(in: "s.source_files = 'A/B/**/*.swift', 'C/*.swift'") == ["A/B", "C"])
  }

  @Test func `a dependency that the checkout vendors is found, with what that imports too`() throws
  {
    let found = try modules([
      "App/App.swift": "import Flow",
      "Pods/Flow/Flow/Flow.swift": "import Streams",
      "Carthage/Checkouts/Streams/Sources/Streams/Stream.swift": "",
      "Carthage/Checkouts/Streams/Example/Example.swift": "import Flow",
      "Pods/Firebase/Firebase.m": "",
    ])
    #expect(found.prefix(2) == ["Streams", "Flow Streams"])
    #expect(found.count == 3)
  }

  @Test func `a vendored dependency that isn't text, or has no Swift source, stays missing`() throws
  {
    let found = try modules([
      "App/App.swift": "import Firebase", "Pods/Firebase/Firebase.m": "",
    ])
    #expect(found.count == 1)
  }

  @Test func `a module that nothing in the checkout declares stays missing`() throws {
    #expect(try modules(["App/App.swift": "import Vendor"]).count == 1)
  }
}
