import Adoption
import Testing

/// With several app targets, camsh takes the only one that it can adopt, and asks otherwise.
@Suite struct TargetChoiceTests {
  /// A project with an app target for each pair of a name and build settings, all with one Swift file.
  private static func project(_ targets: [(name: String, settings: String, file: String)]) -> String
  {
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    let objects = targets.enumerated().map { index, target in
      """
      T\(index) = { isa = PBXNativeTarget; name = \(target.name);
        productType = "com.apple.product-type.application"; buildConfigurationList = L\(index);
        buildPhases = (S\(index)); };
      L\(index) = { isa = XCConfigurationList; buildConfigurations = (C\(index)); };
      C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) }; };
      S\(index) = { isa = PBXSourcesBuildPhase; files = (B\(index)); };
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      F\(index) = { isa = PBXFileReference; path = \(target.file); sourceTree = "<group>"; };
      """
    }
    return """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (\(ids)); };
        G = { isa = PBXGroup; children = (\(targets.indices.map { "F\($0)" }.joined(separator: ", ")));
          sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }

  private static let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

  private func chosen(_ files: [String: String], target: String? = nil) throws -> String {
    try withCheckout(files) { checkout in
      let project = try ProjectReader(checkout: checkout).read(.init(target: target))
      return project.app?.sources.first.map { String($0.dropFirst(checkout.root.count + 1)) } ?? ""
    }
  }

  @Test func `a watchOS app isn't a candidate`() throws {
    let text = Self.project([
      ("Phone", "SDKROOT = iphoneos;", "A.swift"), ("Watch", "SDKROOT = watchos;", "B.swift"),
    ])
    #expect(
      try chosen([
        "A.xcodeproj/project.pbxproj": text, "A.swift": Self.delegate, "B.swift": Self.delegate,
      ]) == "A.swift")
  }

  @Test func `an app without Swift sources isn't a candidate`() throws {
    let text = Self.project([
      ("New", "SDKROOT = iphoneos;", "A.swift"), ("Old", "SDKROOT = iphoneos;", "B.m"),
    ])
    #expect(
      try chosen(["A.xcodeproj/project.pbxproj": text, "A.swift": Self.delegate, "B.m": ""])
        == "A.swift")
  }

  @Test func `two apps for a phone are an open choice`() {
    let text = Self.project([("One", "", "A.swift"), ("Two", "", "B.swift")])
    #expect(throws: AdoptionError.severalApps(["One", "Two"])) {
      try chosen([
        "A.xcodeproj/project.pbxproj": text, "A.swift": Self.delegate, "B.swift": Self.delegate,
      ])
    }
  }

  @Test(arguments: [
    "ShopDemo", "Shop Examples", "shop-sample", "CartExampleApp", "Playground", "MVVMDemo",
    "iOSDemo", "TestHost", "UITestsHostApp",
  ])
  func `an app beside its demonstration or test host is chosen`(demonstration: String) throws {
    let text = Self.project([("\"\(demonstration)\"", "", "A.swift"), ("Shop", "", "B.swift")])
    #expect(
      try chosen([
        "A.xcodeproj/project.pbxproj": text, "A.swift": Self.delegate, "B.swift": Self.delegate,
      ]) == "B.swift")
  }

  @Test func `a test host beside a demonstration isn't chosen`() throws {
    let text = Self.project([("Example", "", "A.swift"), ("TestHost", "", "B.swift")])
    #expect(
      try chosen([
        "A.xcodeproj/project.pbxproj": text, "A.swift": Self.delegate, "B.swift": Self.delegate,
      ]) == "A.swift")
  }

  @Test(arguments: [
    ["CartDemo", "ShopDemo"], ["Resample", "Shop"], ["Cart", "Shop", "ShopDemo"],
  ])
  func `two demonstrations, or two other apps, are an open choice`(names: [String]) {
    let text = Self.project(names.map { ($0, "", $0 + ".swift") })
    var files = ["A.xcodeproj/project.pbxproj": text]
    for name in names { files[name + ".swift"] = Self.delegate }
    #expect(throws: AdoptionError.severalApps(names)) { try chosen(files) }
  }

  @Test func `apps of the same name are distinguished by their folders`() throws {
    let files = [
      "start/A.xcodeproj/project.pbxproj": Self.project([("Demo", "", "A.swift")]),
      "start/A.swift": Self.delegate,
      "end/A.xcodeproj/project.pbxproj": Self.project([("Demo", "", "A.swift")]),
      "end/A.swift": Self.delegate,
    ]
    #expect(throws: AdoptionError.severalApps(["end/Demo", "start/Demo"])) {
      try chosen(files)
    }
    #expect(try chosen(files, target: "start/Demo") == "start/A.swift")
  }

  @Test func `apps of the same name in one folder are distinguished by their projects`() throws {
    let files = [
      "App/Develop.xcodeproj/project.pbxproj": Self.project([("Demo", "", "A.swift")]),
      "App/Production.xcodeproj/project.pbxproj": Self.project([("Demo", "", "B.swift")]),
      "App/A.swift": Self.delegate, "App/B.swift": Self.delegate,
    ]
    let titles = ["App/Develop.xcodeproj/Demo", "App/Production.xcodeproj/Demo"]
    #expect(throws: AdoptionError.severalApps(titles)) {
      try chosen(files)
    }
    #expect(try chosen(files, target: titles[1]) == "App/B.swift")
  }
}
