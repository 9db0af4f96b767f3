import SwiftSyntax
import Testing

@testable import Adoption

/// Code is protected from being reduced because of what it does, not only because of its name.
struct ProtectionTests {
  private func protects(_ type: String, in text: String) -> Bool {
    let files = [AppFile(path: "A.swift", text: text)]
    return Protection(AppIndex(files), files).isWhole(type)
  }

  private func reason(at text: String, in source: String) throws -> String? {
    let file = AppFile(path: "A.swift", text: source)
    let protection = Protection(AppIndex([file]), [file])
    let found = try #require(source.firstRange(of: text))
    let offset = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
    return protection.reason(for: try #require(file.token(at: offset)))
  }

  @Test func `a class that pushes is protected, whatever it is called`() {
    #expect(
      protects(
        "Signpost",
        in: """
          final class Signpost {
            let stack: UINavigationController
            func go() { stack.pushViewController(UIViewController(), animated: true) }
          }
          """))
  }

  @Test func `a screen that pushes is not protected as a whole`() {
    #expect(
      !protects(
        "ListViewController",
        in: """
          class ListViewController: BaseViewController {
            func go() { navigationController?.pushViewController(UIViewController(), animated: true) }
          }
          class BaseViewController: UIViewController {}
          """))
  }

  @Test func `a class with callbacks that a screen holds is protected`() {
    #expect(
      protects(
        "Basket",
        in: """
          class Basket { var onChange: (() -> Void)? }
          class BasketViewController: UIViewController { let basket: Basket }
          """))
  }

  @Test func `a subclass of a coordinator is one`() {
    #expect(
      protects("Shop", in: "class BaseCoordinator {}\nclass Shop: BaseCoordinator {}"))
  }

  @Test func `a service and a view may be reduced`() {
    #expect(!protects("ImageStore", in: "class ImageStore { func load() {} }"))
    #expect(!protects("BadgeView", in: "class BadgeView: UIView { var onTap: (() -> Void)? }"))
  }

  @Test(arguments: [
    "view.onTap = { print(1) }", "cell.delegate = self", "publisher.sink { _ in }.store(in: &bag)",
    "stream.subscribe().disposed(by: bag)", "objc_setAssociatedObject(self, &key, value, policy)",
    "self.coordinator = other",
  ]) func `a statement that stores a reference is protected in any class`(statement: String) throws
  {
    let source = "class A: UIView { func f() {\n\(statement)\n} }"
    #expect(try reason(at: statement, in: source) == "the statement stores a reference")
  }

  @Test(arguments: ["label.alpha = 1", "view.layout()", "self.coordinator = nil"])
  func `a statement that stores none may be reduced`(statement: String) throws {
    let source = "class A: UIView { func f() {\n\(statement)\n} }"
    #expect(try reason(at: statement, in: source) == nil)
  }

  @Test func `a statement within a stored closure may be reduced`() throws {
    let source = "class A: UIView { func f() {\nview.onTap = {\n  label.glow()\n  print(1)\n}\n} }"
    #expect(try reason(at: "label.glow()", in: source) == nil)
  }
}
