import Foundation

public enum JSONKey {
  case index(Int)
  case key(String)
}

/// An index or a key.
public protocol JSONSubscriptType {
  var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
  public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  public var jsonKey: JSONKey { .key(self) }
}

extension JSON {
  public subscript(index: Int) -> JSON {
    get {
      switch content {
      case .value(let value):
        guard let list = value as? [Any] else { return JSON(.nothing(.wrongType)) }
        return list.indices.contains(index)
          ? JSON(list[index]) : JSON(.nothing(.indexOutOfBounds))
      case .sample(let place):
        let elements = place.elements
        return elements.indices.contains(index)
          ? JSON(.sample(elements[index])) : JSON(.nothing(.indexOutOfBounds))
      case .nothing: return self
      }
    }
    set {
      guard case .value(let value) = content, var list = value as? [Any],
        list.indices.contains(index)
      else { return }
      list[index] = newValue.object
      content = .value(list)
    }
  }

  public subscript(key: String) -> JSON {
    get {
      switch content {
      case .value(let value):
        guard let members = value as? [String: Any] else { return JSON(.nothing(.wrongType)) }
        return members[key].map { JSON($0) } ?? JSON(.nothing(.notExist))
      case .sample(let place):
        let place = place.at(key)
        return place.isPresent ? JSON(.sample(place)) : JSON(.nothing(.notExist))
      case .nothing: return self
      }
    }
    set {
      guard case .value(let value) = content, var members = value as? [String: Any] else { return }
      members[key] = newValue.object
      content = .value(members)
    }
  }

  public subscript(dynamicMember key: String) -> JSON {
    get { self[key] }
    set { self[key] = newValue }
  }

  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get {
      path.reduce(self) { json, step in
        switch step.jsonKey {
        case .index(let index): json[index]
        case .key(let key): json[key]
        }
      }
    }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      var inner = self[[first]]
      inner[Array(path.dropFirst())] = newValue
      switch first.jsonKey {
      case .index(let index): self[index] = inner
      case .key(let key): self[key] = inner
      }
    }
  }

  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }
}
