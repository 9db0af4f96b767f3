/// The path from an object to an object it references: `childCoordinators[0].delegate`.
public struct FieldPath: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    /// A stored property, a tuple element, or an enum case.
    case field(String)
    case index(Int)
    /// The value for a dictionary key in source form, or an underscore if the key has no source
    /// form.
    case key(String)
    /// A member of a set or a key of a dictionary.
    case member
    /// A closure's capture, by its type.
    case capture(String)
  }

  public private(set) var segments: [Segment]

  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// Appends a component; a capture through another capture counts as one.
  public func appending(_ segment: Segment?) -> FieldPath {
    guard let segment else { return self }
    var longer = self
    if case .capture = segment, case .capture? = segments.last { longer.segments.removeLast() }
    longer.segments.append(segment)
    return longer
  }

  public func appending(_ other: FieldPath) -> FieldPath {
    if segments.isEmpty { return other }
    return other.segments.reduce(self) { $0.appending($1) }
  }
}

extension FieldPath: CustomStringConvertible {
  public var description: String { text { $0.written } }

  /// The path with all indexes and keys removed, so that it is equal for all elements of a
  /// collection.
  public var shape: String { text { $0.shape } }

  private func text(_ write: (Segment) -> String) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .field where !text.isEmpty: text += "."
      case .capture where !text.isEmpty: text += " → "
      default: break
      }
      text += write(segment)
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
    case .capture(let type): "closure capture of type \(type)"
    }
  }

  fileprivate var shape: String {
    switch self {
    case .index, .key, .member: "[x]"
    case .field, .capture: written
    }
  }
}
