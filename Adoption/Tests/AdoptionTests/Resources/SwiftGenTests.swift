import Foundation
import Testing

@testable import Adoption

/// The types that SwiftGen would generate before a build.
@Suite struct SwiftGenTests {
  @Test func `a configuration's inputs are in its folder`() {
    let configuration = SwiftGenConfiguration(
      """
      input_dir: Resources
      strings:
        inputs: en.lproj
        outputs:
          - templateName: flat-swift5
            params: { enumName: Texts, forceFileNameEnum: true }
            output: Texts.swift
      xcassets:
        - inputs: [Assets.xcassets, ../Shared/Colors.xcassets]
          outputs: { templateName: swift5, output: Assets.swift }
      coredata: { inputs: Model.xcdatamodeld }
      """, in: "/app")
    #expect(
      configuration.outputs == [
        .init(
          kind: .strings, inputs: ["/app/Resources/en.lproj"], typeName: "Texts",
          namesFiles: true, isFlat: true),
        .init(
          kind: .xcassets,
          inputs: ["/app/Resources/Assets.xcassets", "/app/Shared/Colors.xcassets"],
          typeName: "Asset", namesFiles: false, isFlat: false),
      ])
  }

  @Test(arguments: [
    ("error_title", "ErrorTitle", "errorTitle"), ("ERROR_TITLE", "ErrorTitle", "errorTitle"),
    ("URLField", "URLField", "urlField"), ("2fa", "_2fa", "_2fa"), ("ok", "Ok", "ok"),
  ])
  func `a name is in camel case`(_ text: String, type: String, member: String) {
    #expect(SwiftGenNames.type(text) == type)
    #expect(SwiftGenNames.member(text) == member)
  }

  @Test func `a table's texts are in types of the parts of their keys`() throws {
    let text = try source(
      """
      "title" = "Camps"; "error.network.title" = "No network"; "error" = "%@ of %d";
      """, "strings: { inputs: Texts.strings, outputs: { templateName: structured-swift5 } }")
    #expect(text.contains("public enum L10n {"))
    #expect(text.contains(#"public static var title: String { L10n.tr("Texts", "title") }"#))
    #expect(
      text.contains(
        #"static func error(_ p1: Any, _ p2: Int) -> String { L10n.tr("Texts", "error", String(describing: p1), p2) }"#
      ))
    #expect(text.contains("public enum Error {\n    public enum Network {"))
  }

  @Test func `a flat template makes no types of the parts`() throws {
    let text = try source(
      #""error.title" = "No network";"#,
      "strings: { inputs: ., outputs: { templateName: flat-swift5 } }")
    #expect(text.contains("static var errorTitle: String"))
  }

  @Test func `the usual type needs no configuration`() throws {
    let text = try source(#""Error.title" = "No network";"#, "")
    #expect(text.contains("public enum L10n {\n  public enum Error {"))
  }

  @Test func `a usual name that another module's files or a nested type have isn't generated`()
    throws
  {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Texts.strings"
    try #""title" = "Camps";"#.write(toFile: path, atomically: true, encoding: .utf8)
    let resources = [AdoptedModule.Resource(path: path, bundlePath: "Texts.strings")]
    let shop = AdoptedModule(name: "Shop", sources: [], resources: resources)
    let home = AdoptedModule(name: "Home", sources: [], resources: resources)
    let rewritten = Rewriter().rewrite([
      .init(
        path: "/app/Shop.swift", module: "Shop", relativePath: "Shop.swift",
        text: "let title = L10n.title\nlet asset: Asset = 1"),
      .init(
        path: "/app/Home.swift", module: "Home", relativePath: "Home.swift",
        text: "struct Api { enum Texts {} }\ntypealias Asset = Int"),
    ])
    #expect(rewritten.foreignNames.contains("L10n"))
    #expect(!rewritten.foreignNames.contains("Asset"))
    let modules = [shop, home]
    let kind = SwiftGenConfiguration.Kind.strings.suffixes
    func isUnlikely(_ name: String, of module: AdoptedModule) -> Bool {
      rewritten.isUnlikely(name, generatedFrom: kind, of: module, among: modules)
    }
    #expect(!isUnlikely("L10n", of: shop))
    #expect(isUnlikely("L10n", of: home))
    #expect(isUnlikely("Texts", of: home))
    // Only the module with the texts can have their type.
    #expect(!rewritten.isUnlikely("L10n", generatedFrom: ["xcassets"], of: home, among: modules))
    let shared = try SharedResources(resources, infoPlist: .dictionary([:]))
    let output = compileResources(
      home, mentions: ["L10n"], isUnlikely: { name, _ in isUnlikely(name, of: home) },
      shared: shared)
    #expect(output.sources.isEmpty)
  }

  @Test func `Tuist's type has the module's name`() throws {
    let text = try source(#""title" = "Camps";"#, "", mentions: ["AppStrings"])
    #expect(text.contains("public enum AppStrings {\n  public static var title: String"))
  }

  @Test func `an asset's type tells its kind`() throws {
    let output = SwiftGenConfiguration("xcassets: { inputs: ., outputs: {} }", in: "/app").outputs
    let assets = SwiftGenAssets(
      try #require(output.first),
      [.init(path: "/app/Assets.xcassets", bundlePath: "Assets.xcassets")],
      catalogs: [
        "/app/Assets.xcassets": [
          .init(name: "no-avatar", kind: .image(width: 1, height: 1)),
          .init(name: "Brand/paper", kind: .systemColor("red")),
        ]
      ])
    let text = try #require(assets).source.text
    #expect(
      text.contains(#"static var noAvatar: ImageAsset { ImageAsset(name: "no-avatar") }"#))
    #expect(text.contains("public enum Brand {"))
    #expect(text.contains(#"static var paper: ColorAsset { ColorAsset(name: "Brand/paper") }"#))
  }

  @Test func `a configuration names the types of colors and images and what folders become`()
    throws
  {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    let set = folder + "/Assets.xcassets/Brand/paper.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try #"{"colors": [{"color": {"components": {"white": "1"}}, "idiom": "universal"}]}"#
      .write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    let text = try generated(
      [folder + "/Assets.xcassets"], mentions: ["Theme"],
      """
      xcassets:
        inputs: .
        outputs:
          params:
            enumName: Theme
            colorTypeName: ThemeColor
            imageTypeName: ThemeImage
            forceProvidesNamespaces: true
      """, in: folder)
    #expect(text.contains("public enum Theme {\n  public enum Brand {"))
    #expect(text.contains(#"static var paper: ThemeColor { ThemeColor(name: "paper") }"#))
    #expect(text.contains("public struct ThemeColor: Sendable {"))
    #expect(text.contains("init?(asset: ThemeColor)"))
    #expect(!text.contains("ThemeImage"), "another output may declare it")
  }

  @Test func `a configuration names the types of fonts and their files`() throws {
    let text = try generated(
      ["/app/Fonts/Lato-Bold.ttf", "/app/Other/Inter-Bold.ttf"], mentions: ["Typeface"],
      """
      fonts:
        inputs: Fonts
        outputs:
          params: { enumName: Typeface, fontTypeName: Face }
      """, in: "/app")
    #expect(text.contains("public enum Typeface {\n  public enum Lato {"))
    #expect(text.contains("static var bold: Face {"))
    #expect(text.contains("public struct Face: Sendable {"))
    #expect(!text.contains("Inter"))
  }

  /// What a configuration generates from files.
  private func generated(
    _ paths: [String], mentions: Set<String>, _ configuration: String, in folder: String
  ) throws -> String {
    let resources = paths.map { AdoptedModule.Resource(path: $0, bundlePath: Paths.name($0)) }
    let output = compileResources(
      AdoptedModule(name: "App", sources: [], resources: resources), mentions: mentions,
      shared: try SharedResources(resources, infoPlist: .dictionary([:])),
      swiftGen: SwiftGenConfiguration(configuration, in: folder))
    return try #require(output.sources.first).text
  }

  /// The type of a table named Texts.
  private func source(
    _ strings: String, _ configuration: String, mentions: Set<String> = ["L10n"]
  ) throws -> String {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Texts.strings"
    try strings.write(toFile: path, atomically: true, encoding: .utf8)
    let resources = [AdoptedModule.Resource(path: path, bundlePath: "Texts.strings")]
    let module = AdoptedModule(name: "App", sources: [], resources: resources)
    let shared = try SharedResources(resources, infoPlist: .dictionary([:]))
    let output = compileResources(
      module, mentions: mentions, shared: shared,
      swiftGen: SwiftGenConfiguration(configuration, in: folder))
    return try #require(output.sources.first).text
  }
}
