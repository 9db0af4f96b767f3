import HeadlessUIKit
import Testing

/// Closures of calls that don't exist here: offered while their screen is up, held no longer than that.
@MainActor struct SeamTests {
  let stage = Stage()

  private func complete(_ name: String = "play completion", _ body: @escaping () -> Void = {}) {
    Seam.add(Seam(name: name, file: "App/SplashViewController.swift", line: 63, completion: body))
  }

  @Test func `a completion is offered on the screen that is visible when the device is idle`() {
    let navigation = stage.stack("A")
    complete()
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.settle()
    #expect(stage.device.seams.map(\.name) == ["play completion"])
    #expect(stage.device.seams.first?.file == "SplashViewController.swift")
    #expect(stage.device.seams.first?.line == 63)
    navigation.pushViewController(stage.screen("C"), animated: true)
    stage.device.settle()
    #expect(stage.device.seams.isEmpty)
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(stage.device.seams.count == 1)
  }

  @Test func `calling a seam runs the closure as a tap would`() {
    let navigation = stage.stack("A")
    complete { navigation.pushViewController(UIViewController(), animated: true) }
    stage.device.settle()
    stage.device.seams.first?.call()
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a completion retains its captures until its screen leaves`() {
    let navigation = stage.stack("A")
    weak var captured: NSObject?
    navigation.pushViewController(stage.screen("B"), animated: false)
    do {
      let object = NSObject()
      captured = object
      complete { _ = object }
    }
    stage.device.settle()
    #expect(captured != nil)
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(captured == nil)
  }

  @Test func `a completion that may be called only once isn't offered after its call`() {
    stage.show(stage.root)
    var calls = 0
    Seam.add(Seam(name: "request", file: "A.swift", line: 1, isOnce: true) { calls += 1 })
    complete { calls += 10 }
    stage.device.settle()
    for seam in stage.device.seams { seam.call() }
    stage.device.settle()
    #expect(calls == 11)
    #expect(stage.device.seams.map(\.name) == ["play completion"])
  }

  @Test func `a host learns which completions are released that nothing had called`() {
    let navigation = stage.stack("A")
    var dropped: [String] = []
    stage.device.completionsAreDropped = { dropped += $0.map(\.name) }
    for isCalled in [true, false] {
      navigation.pushViewController(stage.screen("B"), animated: false)
      Seam.add(Seam(name: "request", file: "A.swift", line: 1, isOnce: true) {})
      stage.device.settle()
      if isCalled { stage.device.seams.first?.call() }
      navigation.popViewController(animated: true)
      stage.device.settle()
      #expect(dropped == (isCalled ? [] : ["request"]))
    }
  }

  @Test func `a closure that can't be called isn't offered, and is held as long as its screen`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: false)
    weak var held: UIView?
    do {
      let view = UIView()
      held = view
      let closure: (Int) -> Void = { _ in _ = view }
      Seam.add(Seam(keeping: closure))
    }
    stage.device.settle()
    #expect(stage.device.seams.isEmpty)
    #expect(held != nil)
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(held == nil)
  }

  @Test func `only its keeper retains a handler`() {
    stage.show(stage.root)
    var keeper: SeamHandler? = SeamHandler {}
    if let keeper { Seam.add(Seam(name: "onTap", file: "A.swift", line: 1, keptBy: keeper)) }
    stage.device.settle()
    #expect(stage.device.seams.map(\.name) == ["onTap"])
    keeper = nil
    stage.device.settle()
    #expect(stage.device.seams.isEmpty)
  }

  @Test func `seams of two screens are numbered by screen, in the order of registration`() {
    let navigation = stage.stack("A")
    complete("first")
    complete("second")
    stage.device.settle()
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.settle()
    complete("third")
    stage.device.settle()
    #expect(stage.device.seams.map(\.name) == ["third"])
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(stage.device.seams.map(\.name) == ["first", "second"])
  }

  @Test func `a screen lists its seams, and a finger taps them`() {
    let navigation = stage.stack("A")
    complete { navigation.pushViewController(UIViewController(), animated: true) }
    stage.device.settle()
    let stub = stage.device.finger.targets.first { $0.kind == .stub }
    #expect(stub?.title == "play completion")
    #expect(stub?.number == 1)
    let element = navigation.topViewController?.screenContent().elements.first { $0.kind == .stub }
    #expect(element?.value == "SplashViewController.swift:63")
    stub?.action()
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a new device starts without seams`() {
    stage.show(stage.root)
    complete()
    stage.device.settle()
    stage.switchOff()
    #expect(HeadlessDevice.current.seams.isEmpty)
  }
}
