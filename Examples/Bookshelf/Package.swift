// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Bookshelf",
  products: [.library(name: "Bookshelf", targets: ["Bookshelf"])],
  dependencies: [.package(name: "camsh", path: "../..")],
  targets: [
    // The app itself, which imports UIKit but nothing of camsh. On a Mac, that is Apple's UIKit.
    .target(
      name: "Bookshelf",
      dependencies: [
        .product(name: "UIKit", package: "camsh", condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bookshelf-shell",
      dependencies: ["Bookshelf", .product(name: "CoordinatorShell", package: "camsh")]),
  ]
)
