/// The first stored property of a class whose objects are attributes of texts.
///
/// Core Foundation compares the attributes of a text with those of the text that is appended, and reads each value's type
/// from the first bytes of its storage. It traps if both are zero, and calls `isEqual(_:)` if they are this.
struct AttributeMark: Sendable {
  private let type: UInt64 = 1 << 8
}
