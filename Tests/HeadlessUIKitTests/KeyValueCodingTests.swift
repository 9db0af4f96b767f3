import Foundation
import HeadlessUIKit
import Testing

/// Properties and values that an app reads by name.
@MainActor struct KeyValueCodingTests {
  private class Tent: NSObject {
    let name: String
    var isEnabled = true

    init(_ name: String) { self.name = name }
  }

  private final class Camp: NSObject {
    let tent = Tent("A")
    var tents: Set<Tent> = [Tent("B"), Tent("C")]
    var size = 3
  }

  @Test func `an object's stored properties are read by key and by key path`() {
    let camp = Camp()
    #expect(camp.value(forKey: "size") as? Int == 3)
    #expect(camp.value(forKeyPath: "tent.name") as? String == "A")
  }

  @Test func `a key isn't read as a path`() {
    #expect(Camp().value(forKey: "tent.name") == nil)
  }

  @Test func `a Boolean property is read without its prefix`() {
    final class Lodge: Tent {}
    #expect(Lodge("A").value(forKey: "enabled") as? Bool == true)
    #expect(Camp().value(forKeyPath: "tent.enabled") as? Bool == true)
  }

  @Test func `the elements of a set are read by key path`() {
    let names = Camp().value(forKeyPath: "tents.name")
    #expect(names as? Set<String> == ["B", "C"])
    #expect(Camp().value(forKeyPath: "tents.@count") as? Int == 2)
  }

  @Test func `a stored value is read through a variable of a superclass's type`() {
    HeadlessDevice.boot()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    let view = UIView()
    view.setValue("red", forKey: "mood")
    for (object, key, value) in [(animation, "name", "fade"), (view, "mood", "red")]
      as [(NSObject, String, String)]
    {
      #expect(object.value(forKey: key) as? String == value)
      #expect(object.value(forKeyPath: key) as? String == value)
    }
  }

  @Test func `a stored value precedes a property`() {
    final class Screen: UIViewController { var mood = "blue" }
    HeadlessDevice.boot()
    let screen = Screen()
    #expect(screen.value(forKey: "mood") as? String == "blue")
    screen.setValue("red", forKey: "mood")
    let object: NSObject = screen
    #expect(object.value(forKey: "mood") as? String == "red")
  }

  @Test func `a path of a responder, a bar item or a layer is walked unless it is a stored key`() {
    final class Screen: UIViewController { let tent = Tent("A") }
    final class Item: UIBarButtonItem { let tent = Tent("B") }
    final class Layer: CALayer { let tent = Tent("C") }
    HeadlessDevice.boot()
    #expect(Screen().value(forKeyPath: "tent.name") as? String == "A")
    #expect(Item().value(forKeyPath: "tent.name") as? String == "B")
    let layer = Layer()
    #expect(layer.value(forKeyPath: "tent.name") as? String == "C")
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.value(forKeyPath: "transform.scale") as? Int == 2)
  }
}
