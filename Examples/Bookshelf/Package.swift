// swift-tools-version: 6.2

import PackageDescription

let uikit = Target.Dependency.product(
  name: "UIKit", package: "camsh", condition: .when(platforms: [.linux]))
let app: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Bookshelf",
  products: [.library(name: "Bookshelf", targets: ["Bookshelf"])],
  dependencies: [.package(name: "camsh", path: "../..")],
  targets: [
    // The app itself, which imports UIKit but nothing of camsh. On a Mac, that is Apple's UIKit.
    .target(name: "Core", swiftSettings: app),
    .target(name: "Services", dependencies: ["Core"], swiftSettings: app),
    .target(
      name: "Coordinators", dependencies: ["Core", "Services", uikit], swiftSettings: app),
    .target(name: "Bookshelf", dependencies: ["Coordinators", uikit], swiftSettings: app),
    .executableTarget(
      name: "bookshelf-shell",
      dependencies: ["Bookshelf", .product(name: "CoordinatorShell", package: "camsh")]),
  ]
)
