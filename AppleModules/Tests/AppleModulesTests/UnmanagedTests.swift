import Security
import SystemConfiguration
import Testing

struct `An unmanaged value` {
  private final class Box {}

  @Test func `retains an object until its value is taken`() {
    weak var seen: Box?
    let pointer: UnsafeMutableRawPointer
    do {
      let box = Box()
      seen = box
      pointer = Unmanaged.passRetained(box).toOpaque()
    }
    #expect(seen != nil)
    _ = Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue()
    #expect(seen == nil)
  }

  @Test func `holds a text, as a description of Core Foundation`() {
    let text: Unmanaged<CFString> = Unmanaged.passRetained("a box" as CFString)
    #expect(text.takeRetainedValue() == "a box")
  }
}
