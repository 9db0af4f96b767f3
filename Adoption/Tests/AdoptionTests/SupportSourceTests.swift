import Foundation
import Testing

@testable import Adoption

@Suite struct `What only Apple's Foundation has` {
  @Test func `a module that uses it gets it, and others get nothing`() {
    let text = SupportSource.text(
      mentions: ["os_unfair_lock_lock", "URLCache"], hasOwnBundle: false)
    #expect(text?.contains("func os_unfair_lock_lock(_ lock: os_unfair_lock_t)") == true)
    #expect(text?.contains("import FoundationNetworking") == true)
    #expect(text?.contains("convenience init(memoryCapacity: Int, diskCapacity: Int") == true)
    #expect(SupportSource.text(mentions: ["View"], hasOwnBundle: false) == nil)
  }

  @Test func `a module that formats measurements gets a formatter`() {
    let text = SupportSource.text(mentions: ["MeasurementFormatter"], hasOwnBundle: false)
    #expect(text?.contains("class MeasurementFormatter: Formatter") == true)
  }

  @Test func `a package offers a formatter of measurements, also its own subclass`() throws {
    let support = try #require(
      SupportSource.text(mentions: ["MeasurementFormatter"], hasOwnBundle: false))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("camsh-tests-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let uses = """
      public final class Short: MeasurementFormatter, @unchecked Sendable {
        public override func string(from unit: Unit) -> String { "" }
      }
      public struct Kit {
        public let formatter: MeasurementFormatter = Short()
        public let options: MeasurementFormatter.UnitOptions = [.providedUnit, .naturalScale]
      }
      """
    try (support + uses).write(to: file, atomically: true, encoding: .utf8)
    let check = try Subprocess(arguments: ["swiftc", "-typecheck", file.path]).run()
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `a session meets the requirements of an app's public protocol`() {
    let text = SupportSource.text(mentions: ["URLSession", "async"], hasOwnBundle: false)
    #expect(text?.contains("public func data(for request: URLRequest) async throws") == true)
    #expect(text?.contains("public func data(from url: URL) async throws") == true)
  }

  @Test func `a file that checks a server's trust imports Security`() {
    let file = rewrite("import Foundation\nfunc check(_ trust: SecTrust) {}")
    #expect(file.text.split(separator: "\n").first?.contains("import Security") == true)
  }
}
