import Testing

@testable import Adoption

@Suite struct LineMapTests {
  private let text = """
    import UIKit
    #sourceLocation(file: "/app/List.swift", line: 1)
    class List: Base {
    #sourceLocation(file: "/app/List+Layout.swift", line: 7)
      override func layout() { missing() }
    #sourceLocation(file: "/app/List.swift", line: 2)
    }

    func after() { missing() }
    """

  @Test func `a line behind a moved member is found`() {
    #expect(LineMap(text).line(reportedAs: 4, of: "/app/List.swift") == 9)
  }

  @Test func `a moved member is found by the file that it comes from`() {
    #expect(LineMap(text).line(reportedAs: 7, of: "/app/List+Layout.swift") == 5)
  }

  @Test func `a line of the rewritten text maps to the app's file and line`() throws {
    let map = LineMap(text)
    let moved = try #require(map.reported(5))
    #expect(moved == ("/app/List+Layout.swift", 7))
    let after = try #require(map.reported(9))
    #expect(after == ("/app/List.swift", 4))
    #expect(map.reported(1) == nil)
  }

  @Test func `the blank line that a moved member leaves doesn't count as the member's line`() {
    let text = """
      #sourceLocation(file: "/app/A.swift", line: 1)
      class A {
      #sourceLocation(file: "/app/A.swift", line: 4)
        override func f() {}
      #sourceLocation(file: "/app/A.swift", line: 2)
      }

        
      """
    #expect(LineMap(text).line(reportedAs: 4, of: "/app/A.swift") == 4)
  }
}
