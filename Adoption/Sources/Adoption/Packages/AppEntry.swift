/// The delegates that the host launches.
public struct AppEntry: Sendable, Equatable {
  public var module: String
  public var sceneDelegate: String?
  public var applicationDelegate: String?
  /// The storyboard that the window starts with.
  public var storyboard: String?

  /// Determines the delegates from Info.plist and the sources' attributes.
  ///
  /// A scene delegate is named in Info.plist, set in a configuration by the application delegate,
  /// or the only one in the app. `override` is the user's choice (`--entry`).
  public init(
    project: AdoptedProject, marks: EntryMarks, override: String? = nil
  ) throws(AdoptionError) {
    module = project.app?.name ?? project.name
    let own = { [module] (places: [EntryMarks.TypePlace]) in
      places.filter { $0.module == module } + places.filter { $0.module != module }
    }
    let applications = own(marks.applicationDelegates)
    let scenes = own(marks.sceneDelegates)
    applicationDelegate = (marks.main ?? applications.first).map(\.name)
    if let override {
      if applications.contains(where: { $0.name == override }) {
        applicationDelegate = override
      } else if scenes.contains(where: { $0.name == override }) {
        sceneDelegate = override
      } else if marks.swiftUIApp?.name == override {
        sceneDelegate = Self.sceneDelegate(ofSwiftUIApp: override)
      } else {
        let app = marks.swiftUIApp.map { [$0] } ?? []
        throw .unknownEntry(override, entries: (scenes + applications + app).map(\.name))
      }
      return
    }
    let named = Self.sceneDelegateName(in: project.infoPlist) ?? marks.configuredSceneDelegate
    sceneDelegate =
      named.flatMap { name in scenes.first { $0.name == name || $0.name.hasSuffix("." + name) } }?
      .name
      // Without a scene manifest, iOS launches only the application delegate.
      ?? (project.infoPlist["UIApplicationSceneManifest"] != nil
        || marks.configuredSceneDelegate != nil || applications.isEmpty
        || project.layout == .folder || project.layout == .package
        ? scenes.first?.name : nil)
    // With scenes, only the scene's own configuration counts.
    storyboard =
      sceneDelegate == nil
      ? project.infoPlist["UIMainStoryboardFile"]?.string
      : Self.sceneConfiguration(in: project.infoPlist)?["UISceneStoryboardFile"]?.string
    // A SwiftUI app has SwiftUI's scenes, whatever delegates it adapts; SwiftUI's scene delegate creates the one that
    // the application delegate configures.
    if let app = marks.swiftUIApp, sceneDelegate == nil || marks.configuredSceneDelegate != nil {
      sceneDelegate = Self.sceneDelegate(ofSwiftUIApp: app.name)
      storyboard = nil
    }
    guard sceneDelegate != nil || applicationDelegate != nil else {
      if let foreign = marks.foreign {
        throw .foreignEntry(foreign.name, superclass: foreign.superclass)
      }
      throw .noEntry(project.name)
    }
  }

  private static func sceneDelegate(ofSwiftUIApp name: String) -> String {
    "AppSceneDelegate<\(name)>"
  }

  /// The first configuration's delegate, without the module's name.
  private static func sceneDelegateName(in plist: PropertyList) -> String? {
    sceneConfiguration(in: plist)?["UISceneDelegateClassName"]?.string?.split(separator: ".").last
      .map(String.init)
  }

  private static func sceneConfiguration(in plist: PropertyList) -> PropertyList? {
    let configurations = plist["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    return configurations?["UIWindowSceneSessionRoleApplication"]?.array?.first
  }

  /// The host's `main.swift`.
  ///
  /// - Parameter coordinators: Classes that are coordinators, whatever they are called.
  func mainFile(
    shell: String, name: String, registering: Registering = Registering(),
    reduced: [LedgerEntry] = [], expecting texts: ExpectedTexts = ExpectedTexts(),
    reading keys: ReadKeys = ReadKeys(), coordinators: [String] = []
  ) -> String {
    var lines = ["import \(shell)", "import HostedNetwork", "@testable import \(module)"]
    if !reduced.isEmpty { lines.append("import UIKit") }
    if sceneDelegate?.hasPrefix("AppSceneDelegate<") == true { lines.append("import SwiftUI") }
    lines.append("")
    lines += registering.calls
    if !reduced.isEmpty {
      let counts = Dictionary(grouping: reduced.compactMap(\.type)) { $0 }.mapValues(\.count)
      let list = counts.sorted { $0.key < $1.key }
        .map { "\($0.key.swiftLiteral): \($0.value)" }.joined(separator: ", ")
      lines.append(
        "Reductions.declare([\(list.isEmpty ? ":" : list)], touchingReferences: "
          + "\(reduced.count { $0.touchesReferences }))")
    }
    let title =
      name.swiftLiteral + (storyboard.map { ", storyboard: \($0.swiftLiteral)" } ?? "")
      + ", network: \(keys.network)" + texts.argument + Self.rule(coordinators)
    if let sceneDelegate {
      let application = applicationDelegate.map { ", application: \($0).self" } ?? ""
      lines.append("\(shell).main(hosting: \(sceneDelegate).self\(application), named: \(title))")
    } else if let applicationDelegate {
      lines.append("\(shell).main(hosting: \(applicationDelegate).self, named: \(title))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
  /// The argument that says which classes are coordinators.
  private static func rule(_ coordinators: [String]) -> String {
    guard !coordinators.isEmpty else { return "" }
    let names = coordinators.map(\.swiftLiteral).joined(separator: ", ")
    return ", coordinators: { [\(names)].contains(String(reflecting: $0)) ? true : nil }"
  }
}
