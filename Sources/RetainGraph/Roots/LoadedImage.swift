import CHeap

/// A program or library loaded into memory, with its variables.
struct LoadedImage {
  /// The path of the file.
  let path: String
  /// The difference between addresses in memory and in the file.
  let bias: UInt
  let range: Range<UInt>
  /// Where its variables are; not a generic type, for which the runtime would search the program.
  let variables: [cheap_range]

  /// The images of this process, the executable first.
  static var all: [LoadedImage] {
    var images: [LoadedImage] = []
    withUnsafeMutablePointer(to: &images) { images in
      cheap_images(
        { image, context in
          context?.assumingMemoryBound(to: [LoadedImage].self).pointee.append(
            LoadedImage(image.pointee))
        }, images)
    }
    return images
  }

  private init(_ image: cheap_image) {
    path = String(cString: image.path)
    bias = image.bias
    range = image.start..<image.end
    variables = withUnsafeBytes(of: image.writable) { bytes in
      Array(bytes.bindMemory(to: cheap_range.self).prefix(Int(image.writable_count)))
    }
  }

  /// The file's name without its folder.
  var name: String { String(path.split(separator: "/").last ?? "the program") }

  /// The addresses of its variables' words that are one of these addresses.
  func words(pointingAt targets: Set<UInt>) -> [UInt] {
    guard let least = targets.min(), let greatest = targets.max() else { return [] }
    var found: [UInt] = []
    for range in variables.flatMap(Self.written) {
      let start = (range.start + 7) & ~7
      guard start < range.end else { continue }
      // A copy, because AddressSanitizer refuses to read the space between variables.
      ProcessMemory.words(start..<range.end & ~7)?.withUnsafeBufferPointer { words in
        // No iterator, which in a debug build takes most of a judgment.
        var index = 0
        while index < words.count {
          let word = words[index]
          if least <= word, word <= greatest, targets.contains(word) {
            found.append(start + UInt(index) * 8)
          }
          index += 1
        }
      }
    }
    return found
  }

  /// The parts of a range that anything has written.
  private static func written(_ range: cheap_range) -> [cheap_range] {
    let most = 64
    return Array(unsafeUninitializedCapacity: most) { found, count in
      if let start = found.baseAddress { count = cheap_written(range, start, most) }
    }
  }

  func hasVariable(at address: UInt) -> Bool {
    variables.contains { $0.start <= address && address < $0.end }
  }
}
