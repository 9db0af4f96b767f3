@_exported import UIKit

/// A type of data, with its file name extensions and the types that it conforms to.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  /// The type that a new identifier was declared to conform to.
  private let parent: String?

  init(_ identifier: String, parent: String?) {
    self.identifier = identifier
    self.parent = parent
  }

  /// A type that the system knows; nil for other identifiers.
  public init?(_ identifier: String) {
    guard KnownTypes.byIdentifier[identifier] != nil else { return nil }
    self.init(identifier, parent: nil)
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let known = KnownTypes.all.first { type in
      type.extensions.contains(wanted)
        && UTType(type.identifier, parent: nil).conforms(to: supertype)
    }
    self =
      known.map { UTType($0.identifier, parent: nil) }
      ?? UTType("dyn.\(wanted)", parent: supertype.identifier)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = KnownTypes.all.first(where: { $0.mimeType == mimeType.lowercased() }) else {
      return nil
    }
    self.init(known.identifier, parent: nil)
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  private var known: KnownTypes.Row? { KnownTypes.byIdentifier[identifier] }

  public var preferredFilenameExtension: String? { known?.extensions.first }
  public var preferredMIMEType: String? { known?.mimeType }
  public var localizedDescription: String? { known?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types that this one conforms to, directly or through others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = parents
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += next.parents }
    }
    return found
  }

  private var parents: [UTType] {
    (known?.parents ?? []).map { UTType($0, parent: nil) }
      + (parent.map { [UTType($0, parent: nil)] } ?? [])
  }

  /// Whether this is the other type, or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}

extension URL {
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }

  public func appendingPathExtension(for type: UTType) -> URL {
    guard let suffix = type.preferredFilenameExtension, pathExtension.lowercased() != suffix else {
      return self
    }
    return appendingPathExtension(suffix)
  }
}
