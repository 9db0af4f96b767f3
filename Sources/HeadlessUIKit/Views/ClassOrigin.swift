/// Whether a class is the app's or UIKit's; remembered, because reading a name is slow.
@MainActor enum ClassOrigin {
  private static var known = [(type: ObjectIdentifier?, isOfApp: Bool)](
    repeating: (nil, false), count: 64)

  static func isOfApp(_ type: AnyClass) -> Bool {
    let identity = ObjectIdentifier(type)
    // Classes are aligned to 16 bytes.
    let place = Int(bitPattern: identity) >> 4 & 63
    if known[place].type == identity { return known[place].isOfApp }
    let name = _typeName(type, qualified: true)
    let isOfApp = !name.hasPrefix("HeadlessUIKit.") && !ExtendedClass.isOne(name)
    known[place] = (identity, isOfApp)
    return isOfApp
  }
}
