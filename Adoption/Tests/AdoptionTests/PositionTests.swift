import Adoption
import Testing

@Suite struct PositionTests {
  @Test func `every token stays on its line and marks become blanks of the same length`() {
    let text = """
      import UIKit
      @UIApplicationMain
      @objcMembers class AppDelegate: UIResponder {
        @IBOutlet private weak var label: UILabel!
        @objc(done:) dynamic func done(_ sender: Any) {}
      }
      #Preview("one") {
        AppDelegate()
      }
      struct Marker {}

      """
    let result = rewritten(text)
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    #expect(after[1] == String(repeating: " ", count: "@UIApplicationMain".count))
    #expect(after[2] == "             class AppDelegate: UIResponder {")
    #expect(after[3] == "            private weak var label: UILabel!")
    #expect(after[6].allSatisfy { $0 == " " } && after[6].count == before[6].count)
    #expect(after[9] == "struct Marker {}")
  }

  @Test func `the preamble names the app's own file`() {
    let file = rewrite("struct A {}\n", path: "/app/A \"quoted\".swift")
    #expect(file.preambleLines == 2)
    #expect(
      file.text
        == "\n#sourceLocation(file: \"/app/A \\\"quoted\\\".swift\", line: 1)\nstruct A {}\n")
  }

  @Test func `the preamble imports what Foundation re-exports on iOS`() {
    func imports(_ text: String) -> String {
      let file = rewrite("import Foundation\n\(text)\n", path: "/app/A.swift")
      return String(file.text.prefix { $0 != "\n" })
    }
    #expect(imports("@Observable final class Model {}") == "import Observation")
    #expect(imports("let names: Observable<String>") == "")
    #expect(imports("import SwiftUI\n@Observable final class Model {}") == "")
    #expect(imports("final class Model: ObservableObject {}") == "import Combine")
  }

  @Test func `an app's own property wrapper called Observable isn't hidden`() {
    let file = rewrite(
      "import UIKit\nfinal class Model { @Observable var isReady = false }\n",
      others: ["@propertyWrapper final class Observable<Value> {}"])
    #expect(!file.text.contains("import Observation"))
  }

  @Test func `the preamble imports what UIKit re-exports on iOS`() {
    func imports(_ text: String) -> String {
      String(rewrite(text + "\n", path: "/app/A.swift").text.prefix { $0 != "\n" })
    }
    let use = "func open(_ response: UNNotificationResponse) {}"
    #expect(imports("import UIKit\n\(use)") == "import UserNotifications")
    #expect(imports("import UIKit\nimport UserNotifications\n\(use)") == "")
    #expect(imports("import UIKit\nlet name = UNO") == "")
  }

  @Test func `where text grew, a shift leads back to the app's column`() {
    let file = rewrite(
      "class A: UIView { @objc func b() {}\n func c() { d(#selector(b), 1) }\n}\n")
    let line = file.text.split(separator: "\n", omittingEmptySubsequences: false)[3]
    let shift = file.columnShifts.first { $0.line == 2 }
    let column = line.utf8.count - 4
    #expect(line.hasSuffix("1) }"))
    #expect(shift.map { column - $0.by } == " func c() { d(#selector(b), ".utf8.count)
  }

  @Test func `a selector over several lines keeps them`() {
    let text = rewritten(
      "class A: UIView {\n @objc func b() {}\n func c() { d(#selector(\n  b\n ), 1) }\n}\n")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[4] == "  , 1) }")
  }
}
