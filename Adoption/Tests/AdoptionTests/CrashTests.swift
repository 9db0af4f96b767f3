import Testing

@testable import Adoption

@Suite struct `A crash at launch` {
  @Test func `is reported with its message and the frames of the app's code`() {
    let crash = Crash(
      """
      App/Home.swift:12: Fatal error: Unexpectedly found nil
      Thread 0 crashed:
        0 [ra] 0x0000000000000001 swift_trap + 1 in libswiftCore.so
        1 [ra] 0x0000000000000002 HomeScreen.viewDidLoad() + 12 in App at /app/Home.swift:12:5
      error: the app crashed: SIGILL
      """, checkout: "/app")
    #expect(
      crash.lines == [
        "App/Home.swift:12: Fatal error: Unexpectedly found nil",
        "  Home.swift:12:5 HomeScreen.viewDidLoad()",
      ])
  }

  @Test func `outside the main thread says so`() {
    let crash = Crash(
      """
      Thread 4 "oot.default-qos" crashed:
        0      0x0000000000000001 _dispatch_assert_queue_fail + 82 in libdispatch.so
        1 [ra] 0x0000000000000002 closure #1 in Service.load() + 9 in App at /app/Service.swift:7:3
      error: the app crashed: SIGILL
      """, checkout: "/app")
    #expect(
      crash.lines == [
        "error: the app crashed: SIGILL",
        "  main-actor code, such as UIKit's, ran outside the main thread",
        "  Service.swift:7:3 closure #1 in Service.load()",
      ])
  }

  @Test func `without a message shows the last lines`() {
    #expect(Crash("one\ntwo\n", checkout: "/app").lines == ["one", "two"])
  }
}
