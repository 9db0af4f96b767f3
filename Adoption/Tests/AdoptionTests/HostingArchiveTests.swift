import Foundation
import Testing

@testable import Adoption

@Suite struct HostingArchiveTests {
  @Test func `a renamed source file leaves no object in the archive`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let hosted = HostedModules(hosting: Hosting(camsh: checkout.root), imported: [])
      _ = try hosted.build {}
      let sources = checkout.root + "/Sources/UIKit/"
      try FileManager.default.moveItem(
        atPath: sources + "UIKit.swift", toPath: sources + "Renamed.swift")
      _ = try hosted.build {}
      let names = try objects(of: hosted)
      #expect(names.contains("Renamed.swift.o"), "\(names)")
      #expect(!names.contains("UIKit.swift.o"), "\(names)")
    }
  }

  @Test func `modules without optimization don't replace the optimized ones`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let optimized = HostedModules(hosting: Hosting(camsh: checkout.root), imported: [])
      let unoptimized = HostedModules(
        hosting: Hosting(camsh: checkout.root, isOptimized: false), imported: [])
      _ = try unoptimized.build {}
      #expect(FileManager.default.fileExists(atPath: unoptimized.archive))
      #expect(!FileManager.default.fileExists(atPath: optimized.archive))
    }
  }

  @Test func `an app links only the modules that it imports`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let hosting = Hosting(camsh: checkout.root)
      let plain = HostedModules(hosting: hosting, imported: [])
      let drawn = HostedModules(hosting: hosting, imported: ["MapKit"])
      var builds: [Bool] = []
      _ = try plain.build {
      } building: {
        builds.append($0)
      }
      let signature = plain.signature
      let arguments = plain.compilerArguments
      #expect(plain.availableModules == ["StandIns", "UIKit"])
      let map = checkout.root + "/.build/hosting/debug/MapKit.build/MapKit.swift.o"
      #expect(!FileManager.default.fileExists(atPath: map))
      _ = try drawn.build {
      } building: {
        builds.append($0)
      }
      #expect(FileManager.default.fileExists(atPath: map))
      // MapKit needs CoreLocation, which the app doesn't import.
      #expect(drawn.availableModules == ["CoreLocation", "MapKit", "StandIns", "UIKit"])
      #expect(try objects(of: drawn).contains("MapKit.swift.o"))
      #expect(try !objects(of: plain).contains("MapKit.swift.o"))
      // The first app needn't be built again.
      _ = try plain.build {
      } building: {
        builds.append($0)
      }
      #expect(builds == [true, false])
      #expect(plain.signature == signature)
      #expect(plain.compilerArguments == arguments)
      #expect(plain.availableModules == ["StandIns", "UIKit"])
    }
  }

  @Test func `a change builds the modules of each app again`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let hosting = Hosting(camsh: checkout.root)
      let plain = HostedModules(hosting: hosting, imported: [])
      let located = HostedModules(hosting: hosting, imported: ["CoreLocation"])
      _ = try plain.build {}
      _ = try located.build {}
      let signatures = [plain.signature, located.signature]
      try "let value = 2\n".write(
        toFile: checkout.root + "/Sources/UIKit/UIKit.swift", atomically: true, encoding: .utf8)
      var builds: [Bool] = []
      _ = try located.build {
      } building: {
        builds.append($0)
      }
      _ = try plain.build {
      } building: {
        builds.append($0)
      }
      #expect(builds == [true, false])
      #expect(plain.signature != signatures[0])
      #expect(located.signature != signatures[1])
    }
  }

  private func objects(of hosted: HostedModules) throws -> Set<Substring> {
    let listed = try Subprocess(arguments: ["ar", "t", hosted.archive]).run()
    #expect(listed.status == 0)
    return Set(listed.output.split(separator: "\n").compactMap { $0.split(separator: "/").last })
  }
}
