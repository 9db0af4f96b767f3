import CHeap

/// A program or library loaded into memory, with its variables.
struct LoadedImage {
  /// The path of the file.
  let path: String
  /// The difference between addresses in memory and in the file.
  let bias: UInt
  let range: Range<UInt>
  /// The ranges of its variables.
  let variables: [Range<UInt>]

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
      bytes.bindMemory(to: cheap_range.self).prefix(Int(image.writable_count))
        .map { $0.start..<max($0.start, $0.end) }
    }
  }

  /// The file's name without its folder.
  var name: String { String(path.split(separator: "/").last ?? "the program") }

  func hasVariable(at address: UInt) -> Bool { variables.contains { $0.contains(address) } }
}
