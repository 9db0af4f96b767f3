extension String {
  /// A hash of the text that is the same in every process (64-bit FNV-1a).
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
