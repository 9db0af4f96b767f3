import Foundation
import Testing

@testable import Adoption

@Suite struct `Compiling resources` {
  private let folder = ResourceFolder()

  private func compile(
    sources: [String] = [], _ infoPlist: PropertyList = .dictionary([:])
  ) throws -> CompiledResources {
    try CompiledResources(folder.module(sources: sources), infoPlist: infoPlist)
  }

  private func text(_ path: String, _ output: CompiledResources) -> String? {
    output.bundleFiles.first { $0.path == path }.map {
      String(decoding: $0.content, as: UTF8.self)
    }
  }

  private func table(_ path: String, _ output: CompiledResources) -> [String: String]? {
    text(path, output).flatMap { StringsTable.parse(Data($0.utf8)) }
  }

  @Test func `puts the development language's texts at the top`() throws {
    try folder.write("ko.lproj/Localizable.strings", #""a" = "가"; "b" = "나";"#)
    try folder.write("Base.lproj/Localizable.strings", #""a" = "A"; "b" = "B"; "c" = "C";"#)
    let output = try compile(.dictionary(["CFBundleDevelopmentRegion": .string("ko")]))
    #expect(
      output.bundleFiles.map(\.path) == [
        "Info.plist", "Base.lproj/Localizable.strings", "ko.lproj/Localizable.strings",
        "Localizable.strings",
      ])
    #expect(table("Localizable.strings", output) == ["a": "가", "b": "나", "c": "C"])
    #expect(table("Base.lproj/Localizable.strings", output)?["a"] == "A")
  }

  @Test func `reads string catalogs with plurals, substitutions and keys that are their own text`()
    throws
  {
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Done": {},
        "title": {"localizations": {
          "en": {"stringUnit": {"value": "Camping"}}, "de": {"stringUnit": {"value": "Zelten"}}}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}}}},
        "%lld tents in %@": {"localizations": {"en": {
          "stringUnit": {"value": "%#@tents@ in %@"},
          "substitutions": {"tents": {"argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": {"one": {"stringUnit": {"value": "%arg tent"}},
              "other": {"stringUnit": {"value": "%arg tents"}}}}}}}}}
      }}
      """)
    let output = try compile()
    #expect(
      table("Localizable.strings", output) == [
        "Done": "Done", "title": "Camping", "%lld items": "%lld items",
        "%lld tents in %@": "%lld tents in %@",
      ])
    #expect(table("de.lproj/Localizable.strings", output) == ["title": "Zelten"])
    #expect(
      text("Localizable.plurals.json", output)
        == #"{"%lld items":{"one":"%lld item","other":"%lld items"},"#
        + #""%lld tents in %@":{"one":"%lld tent in %@","other":"%lld tents in %@"}}"#)
  }

  @Test func `tables of texts and assets contain those of the app's other modules`() throws {
    let color = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1"}}}]}"#
    try folder.write("Kit/Colors.xcassets/paper.colorset/Contents.json", color)
    try folder.write("Kit/Localizable.strings", "\"done\" = \"Done\";")
    try folder.write("Assets.xcassets/ink.colorset/Contents.json", color)
    try folder.write("Localizable.strings", "\"title\" = \"Camping\";")
    folder.add("Assets.xcassets")
    folder.add("Localizable.strings")
    let module = folder.module()
    let own = module.resources.filter { $0.bundlePath == "Assets.xcassets" }
    let root = (try #require(own.first).path as NSString).deletingLastPathComponent
    let kit = ["Colors.xcassets", "Localizable.strings"].map { name in
      AdoptedModule.Resource(
        path: "\(root)/Kit/\(name)", bundlePath: name)
    }
    let output = try CompiledResources(module, shared: kit + module.resources)
    #expect(table("Localizable.strings", output) == ["done": "Done", "title": "Camping"])
    let assets = try #require(text("Assets.json", output))
    #expect(assets.contains(#""colors":{"ink":[1,1,1,1],"paper":[1,1,1,1]}"#), "\(assets)")
  }

  @Test func `generates the names that Tuist generates, where the sources use them`() throws {
    let color = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1"}}}]}"#
    try folder.write("Assets.xcassets/paper.colorset/Contents.json", color)
    try folder.write("Assets.xcassets/tent-icon.imageset/Contents.json", "{}")
    try folder.write(
      "Assets.xcassets/Map/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("Assets.xcassets/Map/default.imageset/Contents.json", "{}")
    folder.add("Assets.xcassets")
    let module = folder.module()
    func generated(_ mentions: Set<String>) throws -> String? {
      try CompiledResources(module, mentions: mentions)
        .sources.first { $0.name == "GeneratedTuistAssets.swift" }?.text
    }
    #expect(try generated([]) == nil)
    #expect(
      try generated([module.name + "Asset"]) == """
        // Generated from the asset catalogs, as Tuist does.

        import UIKit

        public enum ShopAsset {
          public static var paper: ShopColors { ShopColors(name: "paper") }
          public static var tentIcon: ShopImages { ShopImages(name: "tent-icon") }
          public enum Map {
            public static var `default`: ShopImages { ShopImages(name: "Map/default") }
          }
        }

        public struct ShopColors: Sendable {
          public let name: String
          public var color: UIColor { UIColor(named: name) ?? .clear }
        }

        public struct ShopImages: Sendable {
          public let name: String
          public var image: UIImage { UIImage(named: name) ?? .init() }
        }

        """)
  }

  @Test func `generates what R.swift generates, where the sources use no more of it`() throws {
    try folder.write("en.lproj/Localizable.strings", #""TabBar.title" = "Tents"; "ok" = "OK";"#)
    try folder.write("Assets.xcassets/tent-icon.imageset/Contents.json", "{}")
    folder.add("Assets.xcassets")
    try folder.write("A.swift", "let title = R.string.localizable.tabBarTitle()")
    try folder.write("B.swift", "let version = R.info.bundleVersion")
    func generated(_ sources: [String]) throws -> String? {
      try CompiledResources(folder.module(sources: sources), mentions: ["R"])
        .sources.first { $0.name == "GeneratedResources.swift" }?.text
    }
    #expect(try generated(["A.swift", "B.swift"]) == nil)
    let text = try #require(try generated(["A.swift"]))
    #expect(
      text.contains(
        """
        enum R {
          enum string {
            enum localizable {
              static var tabBarTitle: RText { RText(key: "TabBar.title", table: "Localizable") }
              static var ok: RText { RText(key: "ok", table: "Localizable") }
            }
          }
          enum image {
            static var tentIcon: RImage { RImage(name: "tent-icon") }
          }
          enum color {
          }
        }
        """))
  }

  @Test
  func `generates R's storyboards, xibs, segues and reuse identifiers, with the app's classes`()
    throws
  {
    try folder.write(
      "Base.lproj/Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController storyboardIdentifier="TentListVC" id="a" \
      customClass="TentList" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" identifier="showTent" id="s"/></connections>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><navigationController storyboardIdentifier="Tent" id="b" \
      customClass="Unknown()" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """)
    try folder.write(
      "TentCell.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" reuseIdentifier="tent-cell" customClass="TentCell"/></objects></document>
      """)
    try folder.write("Tent.ttf", "")
    try folder.write("A.swift", "let screen = R.storyboard.main.tentListVC(); R.font.tent(size: 9)")
    let text = try #require(
      try CompiledResources(
        folder.module(sources: ["A.swift"]), mentions: ["R"],
        classes: ["TentList": "Shop", "TentCell": "Cells"]
      ).sources.first { $0.name == "GeneratedResources.swift" }?.text)
    #expect(text.contains("import UIKit\nimport Rswift\nimport Cells\n"))
    #expect(
      text.contains(
        """
          enum storyboard {
            struct MainResource: StoryboardResourceWithInitialControllerType, RStoryboard {
              typealias InitialController = TentList
              var bundle: Bundle { .main }
              var name: String { "Main" }
              var tent: RScreen<UINavigationController> { .init(identifier: "Tent", storyboard: name) }
              var tentListVC: RScreen<TentList> { .init(identifier: "TentListVC", storyboard: name) }
            }
            static var main: MainResource { .init() }
          }
          enum nib {
            struct TentCellResource: NibResourceType, ReuseIdentifierType, RNib {
              typealias First = TentCell
              typealias ReusableType = TentCell
              var identifier: String { "tent-cell" }
              var bundle: Bundle { .main }
              var name: String { "TentCell" }
            }
            static var tentCell: TentCellResource { .init() }
          }
          enum segue {
            enum tentList {
              static var showTent: StoryboardSegueIdentifier<UIStoryboardSegue, TentList, \
        UINavigationController> { .init(identifier: "showTent") }
            }
          }
          enum reuseIdentifier {
            static var tentCell: ReuseIdentifier<TentCell> { .init(identifier: "tent-cell") }
          }
          enum font {
            static var tent: RFont { RFont(name: "Tent") }
          }
        }
        """))
  }

  @Test(arguments: [
    ("TabBar.settings-title", "tabBarSettingsTitle"), ("URLField", "urlField"), ("OK", "ok"),
    ("icon_add", "icon_add"), ("2x", "_2x"),
  ]) func `names a resource as R.swift does`(name: String, identifier: String) {
    #expect(RSwiftResources.identifier(name) == identifier)
  }

  @Test func `reads plurals of the older format`() throws {
    try folder.write(
      "en.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>You have %#@c@.</string>
        <key>c</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d tent</string><key>other</key><string>%d tents</string>
        </dict></dict></dict></plist>
      """)
    let output = try compile()
    #expect(table("Localizable.strings", output) == ["n": "You have %d tents."])
    #expect(
      text("Localizable.plurals.json", output)
        == #"{"n":{"one":"You have %d tent.","other":"You have %d tents."}}"#)
  }

  private func set(_ path: String, _ contents: String) throws {
    try folder.write("Assets.xcassets/" + path + "/Contents.json", contents)
  }

  @Test func `reads catalogs and generates the symbols that Xcode does`() throws {
    try set("logo-small.imageset", #"{"images": [{"filename": "l.png", "scale": "2x"}]}"#)
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0,
      0,
      0, 20, 8,
    ]
    try folder.write("Assets.xcassets/logo-small.imageset/l.png", Data(png))
    try set("Icons", #"{"properties": {"provides-namespace": true}}"#)
    try set("Icons/add.imageset", "{}")
    try set("Plain/heroImage.imageset", "{}")
    try set(
      "AccentColor.colorset",
      """
      {"colors": [{"idiom": "universal", "color": {"components":
        {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
       {"idiom": "universal", "appearances": [], "color": {"components": {"white": "1"}}}]}
      """)
    try set(
      "red.colorset",
      #"{"colors": [{"idiom": "universal", "color": {"reference": "systemRedColor"}}]}"#)
    try set("mine.colorset", #"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#)
    try set("empty.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
    try set("seed.dataset", #"{"data": [{"filename": "seed.json"}, {"filename": "../x"}]}"#)
    try set("AppIcon.appiconset", "{}")
    folder.add("Assets.xcassets")
    try folder.write("Colors.swift", "extension UIColor { static let mine = UIColor.red }")
    let output = try compile(sources: ["Colors.swift"])
    #expect(
      text("Assets.json", output)
        == #"{"colors":{"AccentColor":[1,0.5,0,1],"mine":[0.5,0.5,0.5,1]},"#
        + #""data":{"seed":"Assets/seed/seed.json"},"#
        + #""images":{"heroImage":[0,0],"Icons/add":[0,0],"logo-small":[20,10]},"#
        + #""systemColors":{"red":"systemRedColor"},"version":1}"#)
    #expect(
      output.sources.map(\.text) == [
        """
        // Generated from the asset catalogs.

        import UIKit

        extension ImageResource {
          static let hero = ImageResource(name: "heroImage", bundle: .main)
          static let logoSmall = ImageResource(name: "logo-small", bundle: .main)
          enum Icons {
            static let add = ImageResource(name: "Icons/add", bundle: .main)
          }
        }

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
          static let mine = ColorResource(name: "mine", bundle: .main)
          static let red = ColorResource(name: "red", bundle: .main)
        }

        extension UIImage {
          static var hero: UIImage { UIImage(resource: .hero) }
          static var logoSmall: UIImage { UIImage(resource: .logoSmall) }
        }

        extension UIColor {
          static var accent: UIColor { UIColor(resource: .accent) }
        }

        """
      ])
    #expect(output.copies.map(\.bundlePath) == ["Assets/seed/seed.json"])
    #expect(
      folder.texts(of: output.notes) == [
        "empty.colorset The color has no components that camsh can read."
      ])
  }

  @Test func `generates no symbol that the app declares, and no file of the name that Xcode uses`()
    throws
  {
    let color = #"{"colors": [{"color": {"components": {"white": "1"}}}]}"#
    try set("ink.colorset", color)
    try set("paper.colorset", color)
    try set("tent.imageset", "{}")
    folder.add("Assets.xcassets")
    try folder.write(
      "GeneratedAssetSymbols.swift",
      """
      extension DeveloperToolsSupport.ColorResource {
        static let ink = DeveloperToolsSupport.ColorResource(name: "ink", bundle: .main)
      }
      extension UIKit.UIColor {
        #if !os(macOS)
          static var ink: UIKit.UIColor { .init(resource: .ink) }
        #endif
      }
      extension ImageResource { static let tent = ImageResource(name: "tent", bundle: .main) }
      extension UIImage { static var tent: UIImage { .init(resource: .tent) } }
      """)
    let output = try compile(sources: ["GeneratedAssetSymbols.swift"])
    #expect(output.sources.map(\.name) == ["CamshAssetSymbols.swift"])
    #expect(
      output.sources.map(\.text) == [
        """
        // Generated from the asset catalogs.

        import UIKit

        extension ColorResource {
          static let paper = ColorResource(name: "paper", bundle: .main)
        }

        extension UIColor {
          static var paper: UIColor { UIColor(resource: .paper) }
        }

        """
      ])
  }

  @Test func `localized values of Info.plist come with the others`() throws {
    try folder.write("en.lproj/InfoPlist.strings", #""CFBundleDisplayName" = "Shop";"#)
    let output = try compile(
      .dictionary([
        "CFBundleDisplayName": .string("App"), "APIKey": .string("key"),
        "UIBackgroundModes": .array([.string("audio")]),
      ]))
    let whole = text("InfoPlist.strings", output)
    #expect(whole == text("en.lproj/InfoPlist.strings", output))
    let data = try #require(whole).utf8
    let values = try PropertyListSerialization.propertyList(from: Data(data), format: nil)
    let table = try #require(values as? [String: Any])
    #expect(table["CFBundleDisplayName"] as? String == "Shop")
    #expect(table["APIKey"] as? String == "key")
    #expect(table["UIBackgroundModes"] as? [String] == ["audio"])
  }

  @Test func `copies other files as they are`() throws {
    try folder.write("Data/items.json", "[]")
    try folder.write("en.lproj/InfoPlist.strings", #""CFBundleName" = "Shop";"#)
    #expect(try compile().copies.map(\.bundlePath) == ["Data/items.json"])
  }

  @Test(arguments: [
    ("icon-add", "iconAdd"), ("AccentColor", "accent"), ("URL", "url"), ("2x", "_2x"),
    ("ic_back 24", "icBack24"), ("Color", "color"), ("MHPinkColor", "mhPink"), ("Icon", "icon"),
  ])
  func `names a color as Xcode does`(asset: String, symbol: String) {
    #expect(AssetSymbols.identifier(asset, suffix: "Color") == symbol)
  }
}
