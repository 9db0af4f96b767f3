import Foundation
import Testing

@testable import Adoption

/// A folder with resources, removed when the test ends.
final class ResourceFolder {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "resources-\(UUID().uuidString)")
  private(set) var resources: [AdoptedModule.Resource] = []

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ bundlePath: String, _ data: Data) throws {
    let url = folder.appending(path: bundlePath)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    guard !bundlePath.contains(".xcassets/"), !bundlePath.hasSuffix(".swift") else { return }
    resources.append(.init(path: url.path, bundlePath: bundlePath))
  }

  func write(_ bundlePath: String, _ text: String) throws {
    try write(bundlePath, Data(text.utf8))
  }

  func add(_ bundlePath: String) {
    resources.append(
      .init(path: folder.appending(path: bundlePath).path, bundlePath: bundlePath))
  }

  func module(sources: [String] = []) -> AdoptedModule {
    AdoptedModule(
      name: "Shop", sources: sources.map { folder.appending(path: $0).path }, resources: resources)
  }

  func compile(_ classes: [String: String] = [:]) throws -> InterfaceBuilderOutput {
    try compileInterfaceBuilder(module(), classes: classes)
  }

  /// What the notes say, without the folder.
  func texts(of notes: [Note]) -> [String] {
    notes.map { note in
      URL(filePath: note.file).lastPathComponent + (note.line.map { ":\($0)" } ?? "") + " "
        + note.text
    }
  }
}

func storyboard(_ scenes: String, initial: String = "a", resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
  <scenes>\(scenes)</scenes>\(resources)
  </document>
  """
}

@Suite struct `Compiling a storyboard` {
  private let folder = ResourceFolder()

  private func lines(_ output: InterfaceBuilderOutput) -> [String] {
    output.bundleFiles.flatMap {
      String(decoding: $0.content, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test func `elements of a class whose members extensions override are of its subclass`() throws {
    try folder.write(
      "Main.storyboard",
      storyboard(
        """
        <scene sceneID="s"><objects>
          <navigationController id="n" sceneMemberID="viewController"/>
        </objects></scene>
        """))
    let output = try folder.compile(["UIKitExtendedByShop.UINavigationController": "Shop"])
    #expect(
      lines(output).last?.contains(
        #"{"customClass":"UIKitExtendedByShop.UINavigationController","customModule":"Shop","id":"n"}"#
      ) == true)
    #expect(
      output.sources[0].text.contains(
        #"case "Shop.UIKitExtendedByShop.UINavigationController": .controller(UIKitExtendedByShop.UINavigationController.self)"#
      ))
  }

  @Test func `keeps a screen's objects and connections, and omits what is only drawn`() throws {
    try folder.write(
      "Base.lproj/Main.storyboard",
      storyboard(
        """
        <scene sceneID="s"><objects>
          <viewController storyboardIdentifier="Items" id="a" customClass="ItemsScreen"
            customModule="Old" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
              <subviews>
                <label text="One" id="l"><string key="text">One
        two</string></label>
              </subviews>
              <color key="backgroundColor" name="Sand"/>
              <constraints>
                <constraint firstAttribute="width" constant="4" id="kept"/>
                <constraint firstAttribute="height" constant="5" id="dropped"/>
              </constraints>
            </view>
            <connections><outlet property="width" destination="kept" id="o"/></connections>
          </viewController>
        </objects><point key="canvasLocation" x="1" y="2"/></scene>
        """,
        resources: """
          <resources><namedColor name="Sand"><color red="1" green="0.5" blue="0" alpha="1" \
          colorSpace="custom"/></namedColor></resources>
          """))
    let output = try folder.compile(["ItemsScreen": "Shop"])
    #expect(output.bundleFiles.map(\.path) == ["Main.storyboardc"])
    #expect(
      lines(output) == [
        #"{"identifiers":{"Items":"a"},"initial":"a","scenes":{"a":1},"version":1}"#,
        #"["scene",{},[["viewController",{"customClass":"ItemsScreen","customModule":"Shop","id":"a","#
          + #""storyboardIdentifier":"Items"},[["view",{"id":"v","key":"view"},[["rect",{"height":"20","#
          + #""key":"frame","width":"10","x":"0.0","y":"0.0"}],["subviews",{},[["label",{"id":"l","#
          + #""text":"One\ntwo"}]]],["color",{"alpha":"1","blue":"0","green":"0.5","#
          + #""key":"backgroundColor","name":"Sand","red":"1"}],["constraints",{},[["constraint","#
          + #"{"constant":"4","firstAttribute":"width","id":"kept"}]]]]],["connections",{},[["outlet","#
          + #"{"destination":"kept","id":"o","property":"width"}]]]]]]]"#,
      ])
    #expect(output.notes.isEmpty)
  }

  @Test func `lists the app's classes, each once, and no name that the app doesn't declare`() throws
  {
    try folder.write(
      "Main.storyboard",
      storyboard(
        """
        <scene><objects>
          <viewController id="a" customClass="ItemsScreen"><view key="view" id="v"><subviews>
            <view id="x" customClass="Badge" customModule="Kit"/>
            <view id="y" customClass="Badge" customModule="Kit"/>
            <view id="z" customClass="Gone&quot;) }"/>
            <mapView id="m"/>
          </subviews></view><connections>
            <segue destination="a" kind="custom" id="s" customClass="Fade"/>
          </connections></viewController>
          <customObject id="c" customClass="Store"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f" customClass="Fade"/>
        </objects></scene>
        """))
    try folder.write(
      "Badge.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"/></objects></document>
      """)
    let output = try folder.compile([
      "ItemsScreen": "Shop", "Badge": "Kit", "Fade": "Shop", "Store": "Shop",
    ])
    #expect(output.bundleFiles.map(\.path) == ["Main.storyboardc", "Badge.nib"].sorted())
    #expect(
      output.sources.map(\.text) == [
        """
        // Generated from the storyboards and xibs.

        import UIKit
        import Kit
        import MapKit

        @MainActor public func registerInterfaceBuilder() {
          InterfaceBuilderClasses.register(nibNames: ["Badge"], classes: { name in
            switch name {
            case "Kit.Badge": .view(Badge.self)
            case "MKMapView": .view(MKMapView.self)
            case "Shop.Fade": .segue(Fade.self)
            case "Shop.ItemsScreen": .controller(ItemsScreen.self)
            case "Shop.Store": .object { Store() }
            default: nil
            }
          })
        }

        """
      ])
  }

  @Test func `registers no classes for screens that name none of the app's`() throws {
    try folder.write("Launch.storyboard", storyboard(""))
    #expect(
      try folder.compile([:]).sources.map(\.text) == [
        """
        // Generated from the storyboards and xibs.

        import UIKit

        @MainActor public func registerInterfaceBuilder() {
          InterfaceBuilderClasses.register(nibNames: [])
        }

        """
      ])
  }

  @Test func `takes texts of the base language from its strings file`() throws {
    try folder.write(
      "Base.lproj/Main.storyboard",
      storyboard(
        """
        <scene><objects><viewController id="a" title="?"><view key="view" id="v"><subviews>
          <label id="l" text="?"/><button id="b"><state key="normal" title="?"/></button>
        </subviews></view></viewController></objects></scene>
        """))
    try folder.write(
      "en.lproj/Main.strings", #""l.text" = "Label"; "b.normalTitle" = "Button"; "a.title" = "A";"#)
    let scene = try lines(folder.compile())[1]
    #expect(scene.contains(#""text":"Label""#))
    #expect(scene.contains(#""title":"Button""#))
    #expect(scene.contains(#""title":"A""#))
  }

  @Test func `leaves out the segue by which a scene contains itself`() throws {
    try folder.write(
      "Main.storyboard",
      storyboard(
        """
        <scene><objects><navigationController id="a"><connections>
          <segue destination="b" kind="relationship" relationship="rootViewController" id="s1"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="b"><view key="view" id="v"><subviews>
          <containerView id="c"><connections>
            <segue destination="a" kind="embed" id="s2"/>
            <segue destination="a" kind="show" id="s3"/>
          </connections></containerView>
        </subviews></view></viewController></objects></scene>
        """))
    let output = try folder.compile()
    #expect(
      folder.texts(of: output.notes) == [
        "Main.storyboard:8 The scene contains itself by this segue, which is left out."
      ])
    #expect(!lines(output).joined().contains("\"s2\""))
    #expect(lines(output).joined().contains("\"s3\""))
  }

  @Test func `reads neither entities nor other encodings nor huge or deep files`() throws {
    try folder.write(
      "Bomb.storyboard",
      """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
      <document>&b;</document>
      """)
    try folder.write(
      "Deep.storyboard",
      String(repeating: "<view>", count: 300) + String(repeating: "</view>", count: 300))
    try folder.write("Bytes.storyboard", Data([0x3C, 0xFF, 0xFE, 0x3E]))
    try folder.write(
      "Encoding.storyboard", #"<?xml version="1.0" encoding="UTF-7"?><document/>"#)
    try folder.write("Cut.storyboard", "<document>\n<scenes>")
    try folder.write("Mac.xib", #"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#)
    try folder.write("Huge.storyboard", Data(count: 33 << 20))
    let output = try folder.compile()
    #expect(
      folder.texts(of: output.notes) == [
        "Bomb.storyboard The file declares a document type, which Interface Builder never writes; "
          + "camsh expands no entities.",
        "Bytes.storyboard The file isn't UTF-8.",
        "Cut.storyboard:2 The file isn't well-formed XML.",
        "Deep.storyboard:1 The elements are nested more than 200 deep.",
        "Encoding.storyboard The file isn't UTF-8.",
        "Huge.storyboard The file has 34603008 bytes; camsh reads at most 33554432.",
        "Mac.xib The file isn't an iOS storyboard or xib of Xcode 5 or later.",
      ])
    #expect(output.bundleFiles.isEmpty)
  }
}
