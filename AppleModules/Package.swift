// swift-tools-version: 6.2

import PackageDescription

// The modules that adopted apps import: Apple's, and those of packages such as RxSwift and Swinject, whose types and
// lifetimes a stand-in can't represent. A separate package, because a module called Combine anywhere in a graph turns on
// `#if canImport(Combine)` in every package of that graph.

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let standIns: Target.Dependency = .product(name: "StandIns", package: "camsh")
let uikit: Target.Dependency = .product(name: "UIKit", package: "camsh")

// A build notices changes only of the modules that a target lists, so those that arrive through another are listed too.
let rxSwift: [Target.Dependency] = [uikit, "RxSwift"]
let rxRelay = rxSwift + ["RxRelay"]
let rxCocoa = rxRelay + ["RxCocoa"]

/// A module whose folder below Sources has its name.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: [uikit] + dependencies, swiftSettings: house)
}

/// A module of a package that apps use; its closures aren't Sendable, as Swift 6 requires.
func packaged(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
}

let package = Package(
  name: "AppleModules",
  products: [
    .library(name: "Alamofire", targets: ["Alamofire"]),
    .library(name: "AlamofireImage", targets: ["AlamofireImage"]),
    .library(name: "Action", targets: ["Action"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CombineCocoa", targets: ["CombineCocoa"]),
    .library(name: "CombineMoya", targets: ["CombineMoya"]),
    .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "Differentiator", targets: ["Differentiator"]),
    .library(name: "KeychainAccess", targets: ["KeychainAccess"]),
    .library(name: "Kingfisher", targets: ["Kingfisher"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "ModernRIBs", targets: ["ModernRIBs"]),
    .library(name: "Moya", targets: ["Moya"]),
    .library(name: "NSObject_Rx", targets: ["NSObject_Rx"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "ObjectMapper", targets: ["ObjectMapper"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Reachability", targets: ["Reachability"]),
    .library(name: "ReactorKit", targets: ["ReactorKit"]),
    .library(name: "Realm", targets: ["Realm"]),
    .library(name: "RealmSwift", targets: ["RealmSwift"]),
    .library(name: "Reusable", targets: ["Reusable"]),
    .library(name: "Rswift", targets: ["Rswift"]),
    .library(name: "RxAlamofire", targets: ["RxAlamofire"]),
    .library(name: "RxCocoa", targets: ["RxCocoa"]),
    .library(name: "RxDataSources", targets: ["RxDataSources"]),
    .library(name: "RIBs", targets: ["RIBs"]),
    .library(name: "RxRealm", targets: ["RxRealm"]),
    .library(name: "RxFlow", targets: ["RxFlow"]),
    .library(name: "RxGesture", targets: ["RxGesture"]),
    .library(name: "RxMoya", targets: ["RxMoya"]),
    .library(name: "RxRelay", targets: ["RxRelay"]),
    .library(name: "RxSwift", targets: ["RxSwift"]),
    .library(name: "RxSwiftExt", targets: ["RxSwiftExt"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "SDWebImage", targets: ["SDWebImage"]),
    .library(name: "SideMenu", targets: ["SideMenu"]),
    .library(name: "SQLite3", targets: ["SQLite3"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "SwifterSwift", targets: ["SwifterSwift"]),
    .library(name: "SwiftyJSON", targets: ["SwiftyJSON"]),
    .library(name: "Swinject", targets: ["Swinject"]),
    .library(name: "SwinjectAutoregistration", targets: ["SwinjectAutoregistration"]),
    .library(name: "SwinjectStoryboard", targets: ["SwinjectStoryboard"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "RxOptional", targets: ["RxOptional"]),
    .library(name: "RxViewController", targets: ["RxViewController"]),
    .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
    .library(name: "Then", targets: ["Then"]),
    .library(name: "XCoordinator", targets: ["XCoordinator"]),
    .library(name: "XCoordinatorCombine", targets: ["XCoordinatorCombine"]),
    .library(name: "XCoordinatorRx", targets: ["XCoordinatorRx"]),
    .library(name: "os", targets: ["os"]),
  ],
  dependencies: [
    .package(name: "camsh", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    packaged("Action", rxCocoa),
    module("AuthenticationServices"),
    module("Combine", [.product(name: "OpenCombine", package: "OpenCombine"), standIns]),
    module("CoreData"),
    module("CoreGraphics"),
    module("CoreLocation"),
    .target(name: "CryptoKit", swiftSettings: house),
    .target(name: "CommonCrypto", dependencies: ["CryptoKit"], swiftSettings: house),
    module("LocalAuthentication"),
    module("MapKit", ["CoreLocation"]),
    module("OSLog", ["os"]),
    module("QuartzCore"),
    packaged("ReactorKit", rxRelay),
    packaged("Reusable", [uikit]),
    packaged("Rswift", [uikit]),
    packaged("RxCocoa", rxRelay),
    packaged("RxDataSources", rxCocoa),
    packaged("Differentiator", rxCocoa + ["RxDataSources"]),
    packaged("Alamofire", [uikit, "Combine", "Security"]),
    packaged("AlamofireImage", [uikit, "Alamofire", "Combine", "Security"]),
    packaged("Moya", rxSwift + ["Alamofire", "Combine", "Security"]),
    packaged("CombineCocoa", [uikit, "Combine"]),
    packaged("CombineMoya", rxSwift + ["Alamofire", "Combine", "Security", "Moya"]),
    packaged("RxMoya", rxSwift + ["Alamofire", "Combine", "Security", "Moya"]),
    packaged("KeychainAccess", [uikit, "Security"]),
    packaged("RxAlamofire", rxSwift + ["Alamofire", "Combine", "Security"]),
    packaged("Kingfisher", [uikit, "SharedRequests"]),
    packaged("NSObject_Rx", rxSwift),
    packaged("RIBsCore", [uikit]),
    packaged("RIBs", rxSwift + ["RIBsCore"]),
    packaged("ModernRIBs", [uikit, "Combine", "RIBsCore"]),
    packaged("RxFlow", rxCocoa),
    packaged("RxGesture", rxCocoa),
    packaged("RxRelay", rxSwift),
    packaged("RxSwift", [uikit, standIns]),
    packaged("RxSwiftExt", rxCocoa),
    packaged("SDWebImage", [uikit, "SharedRequests"]),
    packaged("SharedRequests", []),
    packaged("SideMenu", [uikit]),
    packaged("SnapKit", [uikit]),
    packaged("Swinject", []),
    packaged("SwinjectAutoregistration", ["Swinject"]),
    packaged("SwinjectStoryboard", ["Swinject", uikit]),
    module("SafariServices"),
    .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("Security"),
    module("SwiftUI", ["Combine", standIns]),
    module("Network"),
    .target(name: "SampleLookup", swiftSettings: house),
    packaged("ObjectMapper", ["SampleLookup"]),
    packaged("Reachability", [uikit]),
    packaged("Realm", [uikit, "RealmSwift"]),
    packaged("RealmSwift", [uikit]),
    packaged("RxRealm", rxSwift + ["RealmSwift"]),
    packaged("SwifterSwift", [uikit]),
    packaged("SwiftyJSON", ["SampleLookup"]),
    module("SystemConfiguration"),
    module("UniformTypeIdentifiers"),
    module("UserNotifications"),
    module("WebKit"),
    packaged("RxOptional", rxCocoa),
    packaged("RxViewController", rxCocoa),
    packaged("Then", [uikit]),
    packaged("XCoordinator", [uikit]),
    packaged("XCoordinatorCombine", [uikit, "Combine", "XCoordinator"]),
    packaged("XCoordinatorRx", rxSwift + ["XCoordinator"]),
    module("os"),
    .testTarget(
      name: "AppleModulesTests",
      dependencies: [
        "Action", "Alamofire", "AlamofireImage", "AuthenticationServices", "CombineCocoa",
        "CombineMoya",
        "CommonCrypto", "CoreData", "CoreLocation", "CryptoKit",
        "KeychainAccess", "Kingfisher", "LocalAuthentication", "MapKit", "ModernRIBs", "Moya",
        "NSObject_Rx",
        "Network", "OSLog", "ObjectMapper",
        "Reachability", "Realm", "RealmSwift",
        "ReactorKit", "Reusable", "RIBs", "Rswift",
        "RxAlamofire", "RxCocoa",
        "RxFlow", "RxRealm", "RxGesture", "RxDataSources", "RxOptional", "RxSwiftExt", "RxViewController",
        "SDWebImage", "SQLite3", "SafariServices", "Security", "SideMenu", "SnapKit",
        "SwinjectAutoregistration",
        "SwifterSwift", "SwiftyJSON", "SwinjectStoryboard", "SystemConfiguration", "Then",
        "UniformTypeIdentifiers",
        "UserNotifications", "WebKit",
        "XCoordinatorCombine", "XCoordinatorRx",
      ],
      // Swift Testing looks for overlays of its own beside Apple's modules, and finds none.
      swiftSettings: house + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
