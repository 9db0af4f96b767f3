import Testing

@testable import Adoption

/// A scheme may run an app in another configuration than Debug.
@Suite struct SharedSchemeTests {
  private func condition(_ schemes: [String: String]) throws -> String? {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Camp; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; buildPhases = (S); };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
        D = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = debug; }; };
        R = { isa = XCBuildConfiguration; name = "Staging";
          buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = staging; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    var files = ["Camp.xcodeproj/project.pbxproj": project, "A.swift": "@main class A {}"]
    for (name, text) in schemes {
      files["Camp.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = text
    }
    return try withCheckout(files) { checkout in
      try ProjectReader(checkout: checkout).read().app?.settings.conditions.first { $0 != "DEBUG" }
    }
  }

  private func scheme(running target: String, in configuration: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme>
      <LaunchAction buildConfiguration = "\(configuration)">
        <BuildableProductRunnable>
          <BuildableReference BlueprintName = "\(target)"></BuildableReference>
        </BuildableProductRunnable>
      </LaunchAction>
      <ArchiveAction buildConfiguration = "Release"></ArchiveAction>
    </Scheme>
    """
  }

  @Test func `the configuration is the one that the shared scheme runs the app in`() throws {
    #expect(try condition([:]) == "debug")
    #expect(try condition(["Camp": scheme(running: "Camp", in: "Staging")]) == "staging")
    #expect(try condition(["Kit": scheme(running: "Kit", in: "Staging")]) == "debug")
  }

  @Test func `the scheme with the target's name comes first`() throws {
    let schemes = [
      "A": scheme(running: "Camp", in: "Staging"), "Camp": scheme(running: "Camp", in: "Debug"),
    ]
    #expect(try condition(schemes) == "debug")
  }

  @Test func `a scheme that can't be read is ignored`() throws {
    #expect(try condition(["Camp": "<Scheme><LaunchAction"]) == "debug")
  }
}
