import Adoption
import Testing

/// Configuration files with keys are often kept out of a repository.
@Suite struct MissingConfigurationTests {
  private func project(
    _ more: [String: String], without missing: String = "",
    basedOn configuration: String = "Config/Secret.xcconfig"
  ) throws -> AdoptedProject {
    var files = [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F, K); path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = G;
          baseConfigurationReferenceRelativePath = "\(configuration)";
          buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (C); };
        C = { isa = PBXBuildFile; fileRef = K; };
        K = { isa = PBXFileReference; path = Keys.plist; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
      "App/App.swift": "import UIKit",
      "App/Keys.plist": "<plist><dict/></plist>",
      "App/Info.plist": """
      <plist version="1.0"><dict>
        <key>Key</key><string>$(API_KEY)</string>
        <key>Name</key><string>$(TARGET_NAME)</string>
        <key>Text</key><string>v$(API_KEY)</string>
        <key>BASE_URL</key><string>${BASE_URL}</string>
        <key>ImageURL</key><string>https://$(HOST)</string>
      </dict></plist>
      """,
    ].merging(more) { $1 }
    files[missing] = nil
    return try withCheckout(files) { try ProjectReader(checkout: $0).read() }
  }

  @Test func `a value that a missing file sets is its name, which the report says`() throws {
    let project = try project([:])
    #expect(project.infoPlist["Key"]?.string == "API_KEY")
    #expect(project.infoPlist["Name"]?.string == "App")
    #expect(project.infoPlist["Text"]?.string == "v")
    #expect(project.notes.map(\.file).first?.hasSuffix("App/Config/Secret.xcconfig") == true)
  }

  @Test func `an address that a missing file sets is one of a server`() throws {
    let missing = try project([:]).infoPlist
    #expect(missing["BASE_URL"]?.string == "https://example.com")
    #expect(missing["ImageURL"]?.string == "https://example.com")
    let template = try project([
      "App/Config/Secret.xcconfig": "BASE_URL = {{BASE_URL_HERE}}\nHOST = images.example.org"
    ])
    #expect(template.infoPlist["BASE_URL"]?.string == "https://example.com")
    #expect(template.infoPlist["ImageURL"]?.string == "https://images.example.org")
  }

  @Test func `a configuration that CocoaPods generates isn't missed`() throws {
    let pods = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"
    #expect(try project([:], basedOn: pods).notes.isEmpty)
  }

  @Test func `a configuration in a synchronized folder is read`() throws {
    let project = try project(["App/Config/Secret.xcconfig": "API_KEY = 42"])
    #expect(project.infoPlist["Key"]?.string == "42")
    #expect(project.notes.isEmpty)
  }

  @Test func `without a missing file an unset value is empty, as in Xcode`() throws {
    let project = try project(["App/Config/Secret.xcconfig": "OTHER = 42"])
    #expect(project.infoPlist["Key"]?.string == "")
  }

  @Test func `an Info.plist whose name differs in case is found, as on a Mac's disk`() throws {
    let list = "<plist><dict><key>Key</key><string>found</string></dict></plist>"
    let project = try project(["App/info.plist": list], without: "App/Info.plist")
    #expect(project.infoPlist["Key"]?.string == "found")
  }

  @Test func `an Info.plist that has moved is found, and one that is missing leaves the scenes on`()
    throws
  {
    let list = "<plist><dict><key>Key</key><string>found</string></dict></plist>"
    let moved = try project(["App/Support/Info.plist": list], without: "App/Info.plist")
    #expect(moved.infoPlist["Key"]?.string == "found")
    #expect(moved.infoPlist["UIApplicationSceneManifest"] == nil)
    let missing = try project([:], without: "App/Info.plist")
    #expect(missing.infoPlist["UIApplicationSceneManifest"] != nil)
  }

  @Test(arguments: ["App/App.swift", "App/Keys.plist"])
  func `a file that the project lists and the checkout lacks is named`(missing: String) throws {
    let note = try #require(
      try project(["App/Config/Secret.xcconfig": ""], without: missing).notes.first)
    #expect(note.file.hasSuffix(missing))
    #expect(note.text == "The project lists this file, but it isn't in the checkout.")
  }

  @Test func `a project in Swift 2 is called that`() throws {
    func notes(_ setting: String, _ attributes: String = "") throws -> [String] {
      let project = """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); \(attributes) };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
            productType = "com.apple.product-type.application"; buildPhases = (S); };
          L = { isa = XCConfigurationList; buildConfigurations = (D); };
          D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(setting) }; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        }; rootObject = P; }
        """
      let files = ["App.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit"]
      return try withCheckout(files) { try ProjectReader(checkout: $0).read() }.notes.map(\.text)
    }
    let note =
      "The project is written in Swift 2, which Swift 5 can't read; convert it with Xcode first."
    #expect(try notes("SWIFT_VERSION = 2.3;") == [note])
    #expect(try notes("", "attributes = { LastUpgradeCheck = 0730; };") == [note])
    #expect(try notes("", "attributes = { LastUpgradeCheck = 1200; };") == [])
    #expect(try notes("SWIFT_VERSION = 5.0;", "attributes = { LastUpgradeCheck = 0730; };") == [])
  }
}
