/// Detects a picture's format and size from its first bytes.
enum PictureHeader {
  /// The size of a PNG, GIF, JPEG, or WebP; nil for other formats and damaged headers.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    let size: PixelSize? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        png(bytes)
      } else if bytes.starts(with: "GIF8".utf8) {
        gif(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        jpeg(bytes)
      } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
        webP(bytes)
      } else {
        nil
      }
    // Limits the size, because a false header must not exhaust memory.
    guard let size, (1...65_535).contains(size.width), (1...65_535).contains(size.height) else {
      return nil
    }
    return size
  }

  private static func png(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 24, bytes[12...].starts(with: "IHDR".utf8) else { return nil }
    return PixelSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 10 else { return nil }
    return PixelSize(
      width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// Scans the segments up to the first frame header.
  private static func jpeg(_ bytes: [UInt8]) -> PixelSize? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF:
        place += 1
      case 0x01, 0xD0...0xD8:
        place += 2
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return PixelSize(
          width: number(bytes[place + 7..<place + 9]), height: number(bytes[place + 5..<place + 7]))
      case 0xD9, 0xDA:
        return nil
      default:
        let length = number(bytes[place + 2..<place + 4])
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 30 else { return nil }
    func little(_ range: Range<Int>) -> Int { number(bytes[range].reversed()) }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return PixelSize(width: little(24..<27) + 1, height: little(27..<30) + 1)
    case "VP8 ":
      return PixelSize(width: little(26..<28) & 0x3FFF, height: little(28..<30) & 0x3FFF)
    case "VP8L":
      let bits = little(21..<25)
      return PixelSize(width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
    default: return nil
    }
  }

  /// Reads a big-endian number.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
