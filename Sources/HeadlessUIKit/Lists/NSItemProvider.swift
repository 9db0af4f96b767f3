/// What a drag or the photo picker provides; Foundation declares it only on Apple platforms.
///
/// Handlers are called later, on the main queue.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: the item never changes, and a provider's name is written before it is shared.
  private let item: Any?
  public let registeredTypeIdentifiers: [String]
  open var suggestedName: String?

  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    let type = typeIdentifier ?? item.flatMap { ProvidedType(of: $0)?.identifier }
    registeredTypeIdentifiers = type.map { [$0] } ?? []
    super.init()
  }

  public convenience init(object: Any) {
    self.init(item: object, typeIdentifier: nil)
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init(object: fileURL)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  public override convenience init() {
    self.init(item: nil, typeIdentifier: nil)
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { ProvidedType($0).conforms(to: typeIdentifier) }
  }

  // MARK: Objects

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    (try? object(of: aClass)) != nil
  }

  public func canLoadObject(ofClass aClass: String.Type) -> Bool { text != nil }
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { url != nil }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    later {
      try self.object(of: aClass)
    } tell: {
      completionHandler($0, $1)
    }
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    later {
      try self.unwrap(self.text)
    } tell: {
      completionHandler($0, $1)
    }
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    later {
      try self.unwrap(self.url)
    } tell: {
      completionHandler($0, $1)
    }
  }

  private func object(
    of aClass: any NSItemProviderReading.Type
  ) throws -> any NSItemProviderReading {
    if let item = item as? any NSItemProviderReading, type(of: item) == aClass { return item }
    if aClass == NSString.self, let text { return NSString(string: text) }
    if aClass == NSURL.self, let url, let object = NSURL(string: url.absoluteString) {
      return object
    }
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let type = readable.first(where: hasItemConformingToTypeIdentifier) else {
      throw unavailable
    }
    return try aClass.object(withItemProviderData: data(of: type), typeIdentifier: type)
  }

  private var text: String? { item as? String ?? (item as? NSString)?.description }
  private var url: URL? { item as? URL ?? (item as? NSURL)?.absoluteURL }

  // MARK: Data and files

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    later {
      try self.data(of: typeIdentifier)
    } tell: {
      completionHandler($0, $1)
    }
  }

  /// Passes a copy that is removed once the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    later {
      try self.copy(of: typeIdentifier)
    } tell: { copy, error in
      completionHandler(copy, error)
      if let copy { try? FileManager.default.removeItem(at: copy) }
    }
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    later {
      guard self.hasItemConformingToTypeIdentifier(typeIdentifier) else { throw self.unavailable }
      return try self.unwrap(self.item)
    } tell: {
      completionHandler?($0, $1)
    }
  }

  private func data(of typeIdentifier: String) throws -> Data {
    guard hasItemConformingToTypeIdentifier(typeIdentifier) else { throw unavailable }
    if let url, url.isFileURL { return try Data(contentsOf: url) }
    return try unwrap(
      item as? Data ?? (item as? UIImage)?.pngData()
        ?? (text ?? url?.absoluteString).map {
          Data($0.utf8)
        })
  }

  private func copy(of typeIdentifier: String) throws -> URL {
    let type = ProvidedType(registeredTypeIdentifiers.first ?? typeIdentifier)
    let ending = url?.pathExtension ?? type.filenameExtension
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent(suggestedName ?? "item").appendingPathExtension(ending)
    try data(of: typeIdentifier).write(to: copy)
    return copy
  }

  // MARK: Answers

  private func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw unavailable }
    return value
  }

  /// The item is unavailable, in Foundation's terms.
  private var unavailable: any Error {
    NSError(domain: "NSItemProviderErrorDomain", code: -1000)
  }

  @discardableResult
  private func later<Value>(
    load: @escaping () throws -> Value, tell: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let (load, tell) = (load, tell)
    DispatchQueue.main.async {
      let result = Result { try load() }
      progress.completedUnitCount = 1
      switch result {
      case .success(let value): tell(value, nil)
      case .failure(let error): tell(nil, error)
      }
    }
    return progress
  }
}

/// A class whose objects an item provider creates from data.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading where Self: NSObject {
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    throw NSError(domain: "NSItemProviderErrorDomain", code: -1000)
  }
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
