import HeadlessUIKit
import RetainGraph

/// A reference between objects, in terms that identify it in every run of the same steps.
package struct ReferenceTrace: Sendable, Hashable, Codable {
  package enum Origin: Sendable, Hashable, Codable {
    /// An object, by the text of its label.
    case object(String)
    /// A root that the session keeps, by name.
    case root(String)
  }

  /// The nearest labeled holder.
  package let origin: Origin
  /// The fields from there on, without indices; the last one is the reference.
  ///
  /// Any field of a reactive library's object, which is empty here, may lead on to another of the library's objects: a
  /// subject stores its only subscriber in another field than the first of several.
  package let shapes: [String]
  /// The target, by the text of its label or else by type.
  package let target: String?
  package let targetType: String

  /// The texts of the labels in it.
  var labels: [String] {
    guard case .object(let holder) = origin else { return [target].compactMap(\.self) }
    return [holder, target].compactMap(\.self)
  }
}

extension Evidence {
  /// Describes a reference of a path or a cycle.
  package func trace(_ index: Int, of holdings: [Holding], root: String?) -> ReferenceTrace {
    var first = index
    var shapes = [shape(of: holdings[index])]
    let target = label(of: holdings[index].to)?.text
    let targetType = typeName(of: holdings[index].to)
    while shapes.count <= holdings.count {
      if let label = label(of: holdings[first].from) {
        return ReferenceTrace(
          origin: .object(label.text), shapes: shapes, target: target, targetType: targetType)
      }
      if first == 0, root != nil { break }
      first = (first + holdings.count - 1) % holdings.count
      shapes.insert(shape(of: holdings[first]), at: 0)
    }
    return ReferenceTrace(
      origin: .root(root ?? ""), shapes: shapes, target: target, targetType: targetType)
  }

  private func shape(of holding: Holding) -> String {
    isWithinLibrary(holding) ? "" : holding.path.shape
  }
}

extension Session {
  /// The target, or the objects of its type, that the reference's fields hold now; `variables` are roots
  /// that aren't the session's own.
  func targets(
    of trace: ReferenceTrace, among objects: LabeledObjects, _ reader: Reader, variables: [Root]
  ) -> [AnyObject] {
    let target = trace.target.flatMap { objects[$0]?.object }
    let origins: [Root] =
      switch trace.origin {
      case .object(let label): objects[label].map { [Root($0.object)] } ?? []
      case .root(let name): (roots + variables).filter { $0.label == name }
      }
    let closures = Set(origins.lazy.filter(\.isClosure).map { ObjectIdentifier($0.object) })
    var holders = origins.map(\.object)
    for shape in trace.shapes {
      var known: Set<ObjectIdentifier> = []
      holders = holders.filter { known.insert(ObjectIdentifier($0)).inserted }.flatMap { holder in
        reader.references(
          of: holder, isClosure: closures.contains(ObjectIdentifier(holder)),
          among: [target].compactMap(\.self)
        )
        .filter { (shape.isEmpty || $0.path.shape == shape) && $0.strength.keepsAlive }
        .map(\.object)
      }
    }
    return holders.filter {
      $0 === target || _typeName(type(of: $0), qualified: false) == trace.targetType
    }
  }

  /// The object with a label, if it is alive.
  package func object(_ label: ObjectLabel) -> AnyObject? {
    if let coordinator = labels.object(label) { return coordinator.subject }
    if label.type is UIViewController.Type {
      return device.instances.alive.first { $0.label == label }
    }
    return monitor.tracker.objects.first { model in
      type(of: model) == label.type
        && monitor.tracker.identity(of: model)?.ordinal == label.number
    }
  }
}

extension Strength {
  /// Whether the reference may keep its target alive.
  package var keepsAlive: Bool { self == .strong || self == .possible }
}
