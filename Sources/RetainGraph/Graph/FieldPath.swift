/// The way from a holder to what it holds: `childCoordinators[0].delegate`.
public struct FieldPath: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    /// A stored property, a tuple's element or an enum's case.
    case field(String)
    case index(Int)
    /// The value under a dictionary's key, in source form; an underscore for a key without one.
    case key(String)
    /// A member of a set, or a key of a dictionary.
    case member
    /// What a closure has captured, by its type.
    case capture(String)
  }

  public private(set) var segments: [Segment]

  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// The path that goes on, where what a closure captures through another is one capture.
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

  /// The path with every index and key left open, equal for all elements of a collection.
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
