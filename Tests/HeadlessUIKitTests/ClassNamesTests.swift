import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ClassNamesTests {
  private final class Cell: UITableViewCell {}
  private final class Box<Value> {}

  @Test func `a nested and a generic class have names without a point`() {
    let name = NSObject.nameOfClass(Cell.self)
    #expect(name.hasPrefix("_Tt") && name.contains("Cell") && !name.contains("."))
    #expect(name != NSObject.nameOfClass(Box<Int>.self))
    #expect(NSObject.nameOfClass(Box<Int>.self) != NSObject.nameOfClass(Box<String>.self))
  }

  @Test func `a class of the system's has its name, and one of a module its module's too`() {
    #expect(NSObject.nameOfClass(UIView.self) == "UIView")
    #expect(NSObject.nameOfClass(NSObject.self) == "NSObject")
    #expect(NSObject.nameOfClass(NamedScreen.self) == "HeadlessUIKitTests.NamedScreen")
  }
}

final class NamedScreen: UIViewController {}
