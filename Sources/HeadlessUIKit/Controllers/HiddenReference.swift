/// A strong reference that a search of memory doesn't find, because its graph shows another holder.
///
/// It retains the object until `release()` is called.
struct HiddenReference<Object: AnyObject> {
  /// The complement of the object's address.
  private let bits: UInt

  init(_ object: Object) {
    bits = ~UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  var object: Object? { unmanaged?.takeUnretainedValue() }

  func release() { unmanaged?.release() }

  private var unmanaged: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: ~bits).map { Unmanaged.fromOpaque($0) }
  }
}
