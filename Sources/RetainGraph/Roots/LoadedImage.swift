import CHeap

/// A program or library in memory, and the variables that it has.
struct LoadedImage {
  /// What it was loaded from.
  let path: String
  /// How far its addresses are from those in its file.
  let bias: UInt
  let range: Range<UInt>
  /// Where its variables are.
  let variables: [Range<UInt>]

  /// Those of this process, the program itself first.
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
      bytes.bindMemory(to: cheap_range.self).prefix(Int(image.writable_count))
        .map { $0.start..<max($0.start, $0.end) }
    }
  }

  /// The name of its file, without the folder.
  var name: String { String(path.split(separator: "/").last ?? "the program") }

  func hasVariable(at address: UInt) -> Bool { variables.contains { $0.contains(address) } }
}
