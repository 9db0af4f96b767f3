import Foundation
import Testing

@testable import Adoption

@Suite struct HostingArchiveTests {
  @Test func `a renamed source file leaves no object in the archive`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let hosting = Hosting(camsh: checkout.root)
      _ = try hosting.build {}
      let sources = checkout.root + "/Sources/UIKit/"
      try FileManager.default.moveItem(
        atPath: sources + "UIKit.swift", toPath: sources + "Renamed.swift")
      _ = try hosting.build {}
      let listed = try Subprocess(arguments: ["ar", "t", hosting.archive]).run()
      let names = Set(
        listed.output.split(separator: "\n").compactMap { $0.split(separator: "/").last })
      #expect(listed.status == 0)
      #expect(names.contains("Renamed.swift.o"), "\(names)")
      #expect(!names.contains("UIKit.swift.o"), "\(names)")
    }
  }

  @Test func `modules without optimization don't replace the optimized ones`() throws {
    try withCheckout(`Two adoptions at once`.camsh) { checkout in
      let optimized = Hosting(camsh: checkout.root)
      let unoptimized = Hosting(camsh: checkout.root, isOptimized: false)
      _ = try unoptimized.build {}
      #expect(FileManager.default.fileExists(atPath: unoptimized.archive))
      #expect(!FileManager.default.fileExists(atPath: optimized.archive))
    }
  }
}
