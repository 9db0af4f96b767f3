/// The type of what an item provider provides, with those of the types above it that apps ask for.
struct ProvidedType {
  let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// The type of an object that an app provides; nil for objects of its own classes.
  init?(of item: Any) {
    switch item {
    case is UIImage: self.init("public.png")
    case is String, is NSString: self.init("public.utf8-plain-text")
    case let url as URL where url.isFileURL: self.init(ProvidedType(file: url).identifier)
    case is URL, is NSURL: self.init("public.url")
    default: return nil
    }
  }

  private init(file: URL) {
    let ending = file.pathExtension.lowercased()
    self.init(Self.extensions.first { $0.value == ending }?.key ?? "public.file-url")
  }

  func conforms(to typeIdentifier: String) -> Bool {
    identifier == typeIdentifier
      || Self.parents[identifier, default: ["public.data"]].contains {
        ProvidedType($0).conforms(to: typeIdentifier)
      }
  }

  var filenameExtension: String { Self.extensions[identifier] ?? "data" }

  private static let parents: [String: [String]] = [
    "public.item": [],
    "public.content": [],
    "public.data": ["public.item"],
    "public.image": ["public.data", "public.content"],
    "public.jpeg": ["public.image"],
    "public.png": ["public.image"],
    "public.heic": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
  ]

  private static let extensions = [
    "public.jpeg": "jpeg",
    "public.png": "png",
    "public.heic": "heic",
    "com.compuserve.gif": "gif",
    "public.mpeg-4": "mp4",
    "com.apple.quicktime-movie": "mov",
    "public.utf8-plain-text": "txt",
    "com.adobe.pdf": "pdf",
  ]
}
