// swift-tools-version: 6.2

import PackageDescription

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

// Adopted apps are built for debugging, and link the modules that `camsh adopt` builds once. CAMSH_OPTIMIZED=all
// optimizes what runs at every step, which makes exploring more than twice as fast; scripts/test names some of the
// modules. The flags aren't allowed in packages that others depend on by a version. CAMSH_UNOPTIMIZED=1 saves half of the
// build's time when you work on camsh itself.
let optimized =
  Context.environment["CAMSH_UNOPTIMIZED"] == nil
  ? Context.environment["CAMSH_OPTIMIZED"]?.split(separator: ",") ?? [] : []
func isOptimized(_ module: Substring) -> Bool {
  optimized == ["all"] || optimized.contains(module)
}

// Threads make the compiler write an object file for each source file, as SwiftPM expects in a debug build.
let wholeModule = ["-O", "-whole-module-optimization", "-num-threads", "4"]
func hot(_ module: Substring) -> [SwiftSetting] {
  house + (isOptimized(module) ? [.unsafeFlags(wholeModule)] : [])
}

// A build notices changes only of the modules that a target lists. What arrives through CoordinatorShell is listed with
// it, or a class of an app keeps calling the methods of an older UIKit.
let shell: [String] = [
  "CoordinatorShell", "CoordinatorKit", "CoordinatorShellCore", "HeadlessUIKit", "RetainGraph",
  "ShellLanguage", "ShellProgram", "UIKit",
]
let hosting = shell.map { Target.Dependency(stringLiteral: $0) }

let package = Package(
  name: "camsh",
  products: [
    .executable(name: "camsh", targets: ["camsh"]),
    .executable(name: "camplace-sync", targets: ["camplace-sync"]),
    .library(name: "CoordinatorShell", targets: shell),
    .library(name: "CamplaceShell", targets: ["CamplaceShell"]),
    .library(name: "UIKit", targets: ["UIKit", "HeadlessUIKit"]),
    // For a host whose app uses URLSession.
    .library(name: "HostedNetwork", targets: ["HostedNetwork"]),
    // Stand-ins for missing modules in an adopted app.
    .library(name: "StandIns", targets: ["StandIns"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "CInstantiation"),
    .target(
      name: "ClassInstantiation", dependencies: ["CInstantiation", "HeadlessUIKit"],
      swiftSettings: house),
    .systemLibrary(name: "CConcurrency"),
    .systemLibrary(name: "CReferences"),
    .target(name: "CRunLoop"),
    .target(name: "CTasks"),
    .target(name: "CWorld"),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "CConcurrency", "CReferences", "CRunLoop", "CTasks", "CWorld",
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: hot("HeadlessUIKit")),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: house),
    .target(
      name: "StandIns", dependencies: ["ClassInstantiation", "HeadlessUIKit", "SampleValues"],
      swiftSettings: house),
    .target(
      name: "CamplaceServices",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Services",
      exclude: ["Samples/campsites.json"],
      swiftSettings: house),
    .target(
      name: "CoordinatorKit", dependencies: ["HeadlessUIKit", "UIKit"],
      swiftSettings: hot("CoordinatorKit")),
    .target(name: "SampleValues", swiftSettings: house),
    .target(
      name: "HostedNetwork", dependencies: ["CoordinatorKit", "HeadlessUIKit", "SampleValues"],
      swiftSettings: house),
    .target(
      name: "CamplaceCoordinators",
      dependencies: ["CamplaceServices", "CoordinatorKit", "HeadlessUIKit", "UIKit"],
      path: "Sources/Coordinators", swiftSettings: house),
    .target(name: "SeededNumbers", swiftSettings: house),
    .target(
      name: "CHeap", cSettings: isOptimized("RetainGraph") ? [.unsafeFlags(["-O2"])] : []),
    .target(
      name: "RetainGraph", dependencies: ["CConcurrency", "CHeap"],
      swiftSettings: hot("RetainGraph")),
    .target(name: "ShellLanguage", swiftSettings: house),
    .target(
      name: "CoordinatorShellCore",
      dependencies: [
        "CInstantiation", "ClassInstantiation", "CoordinatorKit", "HeadlessUIKit", "RetainGraph",
        "SeededNumbers", "ShellLanguage",
      ],
      path: "Sources/CoordinatorShell",
      resources: [
        .embedInCode("TestRun/Reports/HTML/page.css"), .embedInCode("TestRun/Reports/HTML/page.js"),
      ],
      swiftSettings: hot("CoordinatorShellCore")),
    .target(
      name: "ShellProgram",
      dependencies: [
        "CLibedit", "CLinux", "CWorld", "ClassInstantiation", "CoordinatorKit",
        "CoordinatorShellCore", "HeadlessUIKit", "RetainGraph", "SeededNumbers", "ShellLanguage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
    // The module that a host imports: the public symbols of the modules above, under one name.
    .target(
      name: "CoordinatorShell",
      dependencies: ["CoordinatorKit", "CoordinatorShellCore", "ShellProgram"],
      path: "Sources/HostInterface", swiftSettings: house),
    .target(
      name: "CamplaceShell",
      dependencies: ["CamplaceCoordinators", "CamplaceServices"] + hosting, swiftSettings: house),
    .executableTarget(name: "camsh", dependencies: ["CamplaceShell"], swiftSettings: house),
    .executableTarget(
      name: "camplace-sync",
      dependencies: [
        "CamplaceServices", "ShellLanguage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
    .executableTarget(
      name: "catalog-bench", dependencies: ["CamplaceServices"], swiftSettings: house),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "navigation-bench", dependencies: ["CAllocations", "HeadlessUIKit"],
      swiftSettings: house),
    .executableTarget(name: "retain-bench", dependencies: ["RetainGraph"], swiftSettings: house),
    .executableTarget(
      name: "replay-bench",
      dependencies: [
        "CamplaceCoordinators", "CamplaceServices", "CoordinatorKit", "HeadlessUIKit",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "hosted-bench", dependencies: hosting, swiftSettings: house),
    .target(name: "CRemoteMirror", path: "Tests/CRemoteMirror"),
    .testTarget(
      name: "RetainGraphTests",
      dependencies: [
        "CConcurrency", "CHeap", "CRemoteMirror", "RetainGraph",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: house),
    // Random sequences of calls that move screens; the tests run fixed seeds, scripts/soak new ones.
    .target(
      name: "TransitionSequences", dependencies: ["HeadlessUIKit", "SeededNumbers"],
      path: "Tests/TransitionSequences", swiftSettings: house),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "TestSupport", "TransitionSequences"],
      swiftSettings: house),
    .testTarget(
      name: "StandInsTests", dependencies: ["HeadlessUIKit", "StandIns"], swiftSettings: house),
    .testTarget(
      name: "UIKitTests", dependencies: ["HeadlessUIKit", "UIKit"], swiftSettings: house),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["HeadlessUIKit", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Apps in the style of public ones, hosted without changes.
    .testTarget(
      name: "HostedAppsTests",
      dependencies: ["CamplaceCoordinators", "CamplaceServices", "ShellTestSupport"] + hosting,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "CamplaceServices", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: house),
    // Temporary folders and sockets.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: house),
    .testTarget(
      name: "camplace-syncTests",
      dependencies: [
        "CamplaceServices", "TestSupport", "camplace-sync",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      swiftSettings: house),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: [
        "CamplaceCoordinators", "CamplaceServices", "CoordinatorKit", "HeadlessUIKit",
        "TestSupport",
      ],
      swiftSettings: house),
    .target(
      name: "ShellTestSupport", dependencies: ["CamplaceShell"] + hosting,
      path: "Tests/ShellTestSupport", swiftSettings: house),
    // Sessions of random lines; the tests run fixed seeds, scripts/soak new ones.
    .target(
      name: "SessionSequences",
      dependencies: ["CamplaceShell", "SeededNumbers", "ShellTestSupport"] + hosting,
      path: "Tests/SessionSequences", swiftSettings: house),
    .executableTarget(
      name: "soak", dependencies: ["SessionSequences", "ShellTestSupport", "TransitionSequences"],
      path: "Tests/Soak", swiftSettings: house),
    .testTarget(
      name: "CamplaceShellTests",
      dependencies: [
        "CamplaceCoordinators", "CamplaceServices", "CamplaceShell", "ClassInstantiation",
        "SeededNumbers", "SessionSequences", "ShellTestSupport",
      ] + hosting,
      swiftSettings: house),
    // An app that fails in every way a process can; the tests host it.
    .executableTarget(
      name: "misbehaving-app",
      dependencies: ["HostedNetwork"] + hosting, path: "Tests/MisbehavingApp", swiftSettings: house),
    // The program that scripts/leak-oracle runs under LeakSanitizer.
    .executableTarget(
      name: "leak-witness",
      dependencies: ["CamplaceShell", "CamplaceCoordinators"] + hosting,
      path: "Tests/LeakWitness", swiftSettings: house),
    // An app that waits in every way an app can; the tests host it.
    .executableTarget(
      name: "timed-app", dependencies: hosting, path: "Tests/TimedApp",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Screens retained in every known way; scripts/zoo compares the findings about each.
    .executableTarget(
      name: "zoo-app",
      dependencies: ["HostedNetwork"] + hosting, path: "Tests/ZooApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SampleValuesTests", dependencies: ["SampleValues"], swiftSettings: house),
    .testTarget(
      name: "camshTests",
      dependencies: [
        "CamplaceShell", "CamplaceServices", "ShellTestSupport", "TestSupport", "camplace-sync",
        "camsh", "misbehaving-app", "timed-app",
      ] + hosting,
      swiftSettings: house),
  ]
)

// Every folder of Sources has a README.
for target in package.targets where target.type == .regular || target.type == .executable {
  guard target.path?.hasPrefix("Tests/") != true else { continue }
  target.exclude.append("README.md")
}
