/// The path from an object to an object it references: `childCoordinators[0].delegate`.
public struct FieldPath: Hashable, Sendable {
  /// What stands for the field if a suspended task's frames contain the reference.
  public static let frame = "frame"

  /// One step of a path: a field, an element of a collection, or a capture.
  public enum Segment: Hashable, Sendable {
    /// A stored property, a tuple element, or an enum case.
    case field(String)
    /// An element of an array, by its index.
    case index(Int)
    /// The value for a dictionary key in source form, or an underscore if the key has no source
    /// form.
    case key(String)
    /// A member of a set.
    case member
    /// A key of a dictionary, which is an object or refers to one.
    case dictionaryKey
    /// A closure's capture, by its type.
    case capture(String)
  }

  /// Most paths have one segment, and a walk makes one for each reference: an array would be slow.
  private enum Storage: Hashable, Sendable {
    case empty
    case one(Segment)
    case several([Segment])
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// Creates a path without segments, from an object to itself.
  public init() { self.init(.empty) }

  /// Creates a path from its segments as they are.
  ///
  /// Unlike `appending(_:)`, doesn't join consecutive captures.
  public init(_ segments: [Segment]) {
    self.init(
      segments.count > 1 ? .several(segments) : segments.first.map(Storage.one) ?? .empty)
  }

  /// The segments, from the object on.
  public var segments: [Segment] {
    switch storage {
    case .empty: []
    case .one(let segment): [segment]
    case .several(let segments): segments
    }
  }

  public var isEmpty: Bool { storage == .empty }

  public var first: Segment? {
    switch storage {
    case .empty: nil
    case .one(let segment): segment
    case .several(let segments): segments.first
    }
  }

  public var last: Segment? {
    switch storage {
    case .empty: nil
    case .one(let segment): segment
    case .several(let segments): segments.last
    }
  }

  /// Appends a component; a capture through another capture counts as one.
  public func appending(_ segment: Segment?) -> FieldPath {
    guard let segment else { return self }
    let isJoined = segment.isCapture && last?.isCapture == true
    return switch storage {
    case .empty: FieldPath(.one(segment))
    case .one(let first): FieldPath(isJoined ? .one(segment) : .several([first, segment]))
    case .several(let segments):
      FieldPath(.several((isJoined ? segments.dropLast() : segments[...]) + [segment]))
    }
  }

  /// Appends all segments of another path; a capture through another capture counts as one.
  public func appending(_ other: FieldPath) -> FieldPath {
    switch (storage, other.storage) {
    case (.empty, _): other
    case (_, .empty): self
    case (_, .one(let segment)): appending(segment)
    case (_, .several(let segments)): segments.reduce(self) { $0.appending($1) }
    }
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as findings print it, such as `onTurn → closure capture of type Screen`.
  public var description: String { text { $0.written } }

  /// The path with all indexes and keys removed, so that it is equal for all elements of a
  /// collection.
  public var shape: String { text { $0.shape } }

  /// Whether two paths have the same shape.
  func hasShape(of other: FieldPath) -> Bool {
    segments.elementsEqual(other.segments) { $0.hasShape(of: $1) }
  }

  /// Whether two paths have the same shape, or end in fields with the same name.
  func isLike(_ other: FieldPath) -> Bool {
    if case .field? = last, last == other.last { return true }
    return hasShape(of: other)
  }

  private func text(_ write: (Segment) -> String) -> String {
    if case .one(let segment) = storage { return write(segment) }
    var text = ""
    for segment in segments {
      let name = write(segment)
      switch segment {
      case .field where !text.isEmpty: text += "."
      // In a shape, a key is an element as any other.
      case .dictionaryKey where !text.isEmpty && !name.hasPrefix("["): text += "."
      case .capture where !text.isEmpty: text += " → "
      default: break
      }
      text += name
    }
    return text
  }
}

extension FieldPath.Segment {
  fileprivate var written: String {
    switch self {
    case .field(let name): name
    case .index(let index): "[\(index)]"
    case .key(let key): "[\(key)]"
    case .member: "[_]"
    case .dictionaryKey: "keys[_]"
    case .capture(let type): "closure capture of type \(type)"
    }
  }

  fileprivate var shape: String { isElement ? "[x]" : written }

  fileprivate func hasShape(of other: Self) -> Bool {
    self == other || isElement && other.isElement
  }

  /// Whether it is a closure's capture.
  public var isCapture: Bool { if case .capture = self { true } else { false } }

  /// Whether it is an element of a collection.
  public var isElement: Bool {
    switch self {
    case .index, .key, .member, .dictionaryKey: true
    case .field, .capture: false
    }
  }
}
