import Testing

@testable import Adoption

@Suite struct InheritedRequirementTests {
  private let requirements = DelegateRequirements(sources: [
    """
    public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ view: UIScrollView) }
    public protocol UITableViewDelegate: UIScrollViewDelegate {}
    public protocol UIOtherDelegate: AnyObject {}
    extension UIScrollViewDelegate { public func scrollViewDidScroll(_ view: UIScrollView) {} }
    extension UIOtherDelegate { public func other() {} }
    extension UITableViewDelegate {
      public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { 44 }
    }
    public final class DelegateDefaults: NSObject, UITableViewDelegate {}
    """
  ])

  private func rewritten(_ text: String) -> String {
    let output = Rewriter(requirements: requirements).rewrite([
      .init(path: "/app/File.swift", module: "App", relativePath: "File.swift", text: text)
    ])
    let lines = output.files.first?.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.dropFirst(2).joined(separator: "\n") ?? ""
  }

  private static let stub =
    "@MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat "
    + "{ DelegateDefaults().tableView(tableView, heightForRowAt: indexPath) }"

  @Test func `a subclass overrides what the conforming class gets`() {
    let found = rewritten(
      """
      class Base: UIViewController, UITableViewDelegate { var a = 1 }
      class List: Base {
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 50 }
      }
      """)
    #expect(
      found == """
        class Base: UIViewController, UITableViewDelegate { var a = 1 ; \(Self.stub) }
        class List: Base {
          override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 50 }
        }
        """)
  }

  @Test func `a method in a subclass's extension moves into the subclass`() {
    let found = rewritten(
      """
      class Base: NSObject {}
      extension Base: UITableViewDelegate {}
      class List: Base {
      }
      extension List {
        func scrollViewDidScroll(_ view: UIScrollView) {}
      }
      """)
    #expect(found.contains("{ DelegateDefaults().scrollViewDidScroll(view) }"))
    #expect(found.contains("override func scrollViewDidScroll(_ view: UIScrollView) {}\n"))
  }

  @Test(arguments: [
    // The subclass conforms itself.
    "class Base {}; class List: Base, UITableViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
    // The class implements it, or the method is no requirement.
    "class Base: UITableViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }; class List: Base {}",
    "class Base: UITableViewDelegate {}; class List: Base { func scroll() {} }",
    // UIKit's stand-in answers nothing for this protocol.
    "class Base: UIOtherDelegate {}; class List: Base { func other() {} }",
    "class Base: UITableViewDelegate {}; class List: Base { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
  ])
  func `other methods stay as they are`(_ text: String) {
    #expect(rewritten(text) == text)
  }
}
