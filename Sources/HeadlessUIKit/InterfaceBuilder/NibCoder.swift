/// The coder that `init(coder:)` receives when a storyboard or xib file creates an object.
///
/// The initializers of UIView and UIViewController pass themselves to this coder's instantiation,
/// which applies Interface Builder's settings. There is no archive: decoding by key finds nothing.
final class NibCoder: NSCoder {
  let instantiation: NibInstantiation
  let node: NibNode

  init(_ instantiation: NibInstantiation, _ node: NibNode) {
    self.instantiation = instantiation
    self.node = node
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The Interface Builder element of the object that this coder creates.
  @MainActor var nibNode: NibNode? { (self as? NibCoder)?.node }
}
