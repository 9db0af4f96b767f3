import HeadlessUIKit
import Testing

class DescribedClass: NSObject {
  class Inner: NSObject {}
}

class GenericDescribedClass<Value>: NSObject {}

private final class PrivateDescribedClass: NSObject {}

@MainActor @Suite struct ClassDescriptionTests {
  @Test func `a class is described by its name with its module, whatever it is`() {
    final class Local: NSObject {}
    let names = [
      DescribedClass.description(), DescribedClass.Inner.description(),
      GenericDescribedClass<Int>.description(), PrivateDescribedClass.description(),
    ]
    #expect(
      names == [
        "HeadlessUIKitTests.DescribedClass", "HeadlessUIKitTests.DescribedClass.Inner",
        "HeadlessUIKitTests.GenericDescribedClass<Swift.Int>",
        "HeadlessUIKitTests.PrivateDescribedClass",
      ])
    #expect(Local.description().hasSuffix("Local"))
    #expect(UIView.description().hasSuffix(".UIView"))
  }

  @Test func `classes compare like objects`() {
    let wanted: AnyClass? = UIButton.self
    #expect(type(of: UIButton()) === wanted)
    #expect(type(of: UIView()) !== wanted)
  }
}
