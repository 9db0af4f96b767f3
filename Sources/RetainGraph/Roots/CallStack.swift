import CHeap

/// The calls in progress on the main thread.
public enum CallStack {
  private static let most = 128

  /// The return addresses, innermost first, without this function's own; empty if they can't be read.
  public static func returnAddresses() -> [UInt] {
    let addresses = [UInt](unsafeUninitializedCapacity: most) { buffer, count in
      count = buffer.baseAddress.map { Int(cheap_return_addresses($0, Int32(most))) } ?? 0
    }
    return Array(addresses.dropFirst())
  }
}
