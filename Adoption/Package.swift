// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that building camsh doesn't fetch and compile swift-syntax.

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Adoption",
  products: [
    .executable(name: "camsh-adopt", targets: ["camsh-adopt"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(
      name: "Adoption",
      dependencies: [
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: house),
    .executableTarget(
      name: "camsh-adopt",
      dependencies: [
        "Adoption", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
    .testTarget(
      name: "AdoptionTests", dependencies: ["Adoption", "camsh-adopt"], swiftSettings: house),
  ]
)
