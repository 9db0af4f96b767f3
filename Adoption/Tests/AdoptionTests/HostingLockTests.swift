import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Adoption

@Suite struct `Two adoptions at once` {
  /// Packages in the place of camsh and its Apple modules, with a module for each product that hosting an app needs.
  static let camsh: [String: String] = {
    let modules = ["CoordinatorShell", "UIKit", "StandIns", "HostedNetwork"]
    let products = modules.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
    let targets = modules.map { ".target(name: \"\($0)\")" }
    let apple = ["CoreLocation": "", "MapKit": "\"CoreLocation\""]
    let appleProducts = apple.keys.sorted().map {
      ".library(name: \"\($0)\", targets: [\"\($0)\"])"
    }
    let appleTargets = apple.sorted { $0.key < $1.key }.map {
      ".target(name: \"\($0)\", dependencies: [\($1)])"
    }
    var files = [
      "AppleModules/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "AppleModules", products: [\(appleProducts.joined(separator: ", "))],
        targets: [\(appleTargets.joined(separator: ", "))])
      """,
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "camsh", products: [\(products.joined(separator: ", "))],
        targets: [\(targets.joined(separator: ", "))])
      """,
    ]
    for module in apple.keys {
      files["AppleModules/Sources/\(module)/\(module).swift"] = "let value = 1\n"
    }
    for module in modules { files["Sources/\(module)/\(module).swift"] = "let value = 1\n" }
    return files
  }()

  @Test func `build camsh's modules once`() throws {
    try withCheckout(Self.camsh) { checkout in
      let hosted = HostedModules(hosting: Hosting(camsh: checkout.root), imported: [])
      let waits = Mutex(0)
      let builds = Mutex(0)
      let failures = Mutex<[any Error]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        do {
          _ = try hosted.build {
            waits.withLock { $0 += 1 }
          } building: { _ in
            builds.withLock { $0 += 1 }
          }
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      #expect(failures.withLock { $0.map(String.init(describing:)) } == [])
      #expect(waits.withLock { $0 } > 0)
      #expect(builds.withLock { $0 } == 1)
      // An app doesn't import camsh's other modules.
      #expect(hosted.availableModules == ["StandIns", "UIKit"])
    }
  }

  @Test func `use camsh's modules together`() throws {
    try withCheckout([:]) { checkout in
      let path = checkout.root + "/.lock"
      var waits = 0
      let first = FileLock(path, .shared) { waits += 1 }
      let second = FileLock(path, .shared) { waits += 1 }
      #expect(first != nil && second != nil)
      #expect(waits == 0)
    }
  }

  @Test func `wait for the one that builds`() throws {
    try withCheckout([:]) { checkout in
      let path = checkout.root + "/.lock"
      let order = Mutex<[String]>([])
      let isWaiting = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      var builder = FileLock(path, .exclusive) { Issue.record("the lock was taken") }
      Thread.detachNewThread {
        let user = FileLock(path, .shared) { isWaiting.signal() }
        order.withLock { $0.append(user == nil ? "failed" : "used") }
        isDone.signal()
      }
      isWaiting.wait()
      order.withLock { $0.append("built") }
      builder = nil
      isDone.wait()
      #expect(builder == nil)
      #expect(order.withLock { $0 } == ["built", "used"])
    }
  }
}
