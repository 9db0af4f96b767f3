// swift-tools-version: 6.2

import PackageDescription

// Modules of Apple's that adopted apps import. A package of its own: a module called Combine anywhere in
// a graph turns on `#if canImport(Combine)` in every package of that graph.

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let uikit: Target.Dependency = .product(name: "UIKit", package: "camsh")

/// A module whose folder below Sources has its name.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: [uikit] + dependencies, swiftSettings: house)
}

let package = Package(
  name: "AppleModules",
  products: [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "SQLite3", targets: ["SQLite3"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "os", targets: ["os"]),
  ],
  dependencies: [
    .package(name: "camsh", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    module("Combine", [.product(name: "OpenCombine", package: "OpenCombine")]),
    module("CoreData"),
    module("CoreGraphics"),
    module("CoreLocation"),
    module("MapKit", ["CoreLocation"]),
    module("OSLog", ["os"]),
    module("QuartzCore"),
    module("SafariServices"),
    .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("Security"),
    module("SwiftUI", ["Combine"]),
    module("os"),
    .testTarget(
      name: "AppleModulesTests",
      dependencies: ["Combine", "CoreLocation", "MapKit", "OSLog", "SafariServices"],
      // Swift Testing looks for overlays of its own beside Apple's modules, and finds none.
      swiftSettings: house + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
