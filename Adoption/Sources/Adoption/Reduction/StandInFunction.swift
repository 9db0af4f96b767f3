/// A function of a stand-in: accepts a call's arguments, retains or offers its closures, and
/// returns a harmless value.
struct StandInFunction {
  let shape: CallShape

  /// The generic argument inferred from a call's only plain argument.
  private let inferred: String?

  /// Whether the views among the arguments become subviews: without them, the screen shows nothing that can be tapped.
  private let addsSubviews: Bool

  init(_ shape: CallShape, inferring: String? = nil, addsSubviews: Bool = false) {
    self.shape = shape
    self.addsSubviews = addsSubviews
    inferred = shape.arguments.count(where: { $0.kind == .any }) == 1 ? inferring : nil
  }

  /// Whether a method of a view adds views by its name, as `addSubviews` and `addConstrainedSubview` do.
  static func addsSubviews(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("add")
      && (name.contains("subview") || name.hasSuffix("view") || name.hasSuffix("views"))
  }

  private var resultNames: [String] {
    shape.arguments.enumerated().compactMap { position, argument in
      switch argument.kind {
      case .closure: "R\(position)"
      case .inOut: "I\(position)"
      default: nil
      }
    }
  }

  var generics: String {
    resultNames.isEmpty ? "" : "<\(resultNames.joined(separator: ", "))>"
  }

  var parameters: String {
    shape.arguments.enumerated().map { position, argument in
      let type =
        switch argument.kind {
        case .any: inferred ?? "Any?"
        case .standIn: "StandIn?"
        case .standIns: "[StandIn]?"
        case .inOut: "inout I\(position)"
        // Optional, so that a closure without parameter types prefers the stand-in's.
        case .closure(let closure) where closure.isAnnotated && !closure.isImmediate:
          "((\(closure.parameters.joined(separator: ", "))) throws -> R\(position))?"
        case .closure(let closure):
          (closure.isImmediate ? "" : "@escaping ")
            + "(\(closure.parameters.joined(separator: ", "))) throws -> R\(position)"
        }
      let label = argument.label ?? "_"
      return "\(label.isKeywordLabel ? "`\(label)`" : label) a\(position): \(type)"
    }.joined(separator: ", ")
  }

  var parametersWithPlace: String {
    let place = hasSeams ? ["file: StaticString = #fileID, line: UInt = #line"] : []
    return ([parameters] + place).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Passes the closures to the run time library; `name` is the called function.
  func body(isInitializer: Bool, name: String, holder: String? = nil) -> String {
    var calls: [String] = []
    if addsSubviews, let holder {
      let values = shape.arguments.indices.filter { shape.arguments[$0].kind == .any }
        .map { "a\($0)" }.joined(separator: ", ")
      calls.append("MissingSubviews.add([\(values)], to: \(holder), by: \"\(name)\")")
    }
    for (position, argument) in shape.arguments.enumerated() {
      guard case .closure(let closure) = argument.kind else { continue }
      let arguments = closure.parameters.map { _ in "harmlessArgument(\"\(name)\")" }
        .joined(separator: ", ")
      if closure.isImmediate {
        calls.append("_ = try? a\(position)(\(arguments))")
      } else {
        let title = argument.label.map { "\(name) \($0)" } ?? name
        let keeper = isInitializer ? "self" : holder ?? "nil"
        let keeps = isInitializer || ClosureParameters.isEvent(name)
        if ClosureParameters.isFactory(name), !closure.isAnnotated {
          let keys = shape.arguments.indices.filter { shape.arguments[$0].kind == .any }
            .map { "a\($0)" }.joined(separator: ", ")
          calls.append(
            "standInFactory(\"\(title)\", file, line, keptBy: \(keeper), keys: [\(keys)]) { try a\(position)(\(arguments)) }"
          )
          continue
        }
        calls.append(
          "standInClosure(\"\(title)\", file, line, keptBy: \(keeps ? keeper : "nil")) { _ = try? a\(position)\(closure.isAnnotated ? "?" : "")(\(arguments)) }"
        )
      }
    }
    return calls.isEmpty ? "" : "; " + calls.joined(separator: "; ")
  }

  /// The same initializer with a list of the generic argument instead of a value of it.
  var ofElements: StandInFunction? {
    guard let inferred, !inferred.hasPrefix("[") else { return nil }
    return StandInFunction(shape, inferring: "[\(inferred)]")
  }

  /// The same function with the element as the only parameter of each closure.
  var ofSequence: StandInFunction? {
    var changed = shape
    for position in changed.arguments.indices {
      guard case .closure(var closure) = changed.arguments[position].kind,
        closure.parameters == ["StandIn"]
      else { continue }
      closure.parameters = ["Element"]
      changed.arguments[position].kind = .closure(closure)
    }
    return changed == shape ? nil : StandInFunction(changed)
  }

  /// Not public if a closure may use the app's own types.
  var access: String {
    let known: Set<String> = [
      "StandIn", "StandIn?", "Bool", "(any Error)?", "Result<StandIn, any Error>", "Element",
    ]
    let isPublic = shape.arguments.allSatisfy { argument in
      guard case .closure(let closure) = argument.kind else { return true }
      return closure.parameters.allSatisfy(known.contains)
    }
    return isPublic ? "public " : ""
  }

  /// A trailing closure would match it as well as a function whose closure has no label.
  private var hasLabeledClosure: Bool {
    guard let last = shape.arguments.last, case .closure = last.kind else { return false }
    return last.label != nil
  }

  var hasSeams: Bool {
    shape.arguments.contains { argument in
      guard case .closure(let closure) = argument.kind else { return false }
      return !closure.isImmediate
    }
  }

  /// The overload of a lookup that returns an object of the class or protocol that is asked for.
  func lookup(of name: String, _ prefix: String = "") -> String? {
    guard ClosureParameters.isLookup(name), shape.arguments.first?.kind == .any,
      shape.arguments.allSatisfy({ $0.kind == .any })
    else { return nil }
    let rest = shape.arguments.enumerated().map { position, argument in
      "\(argument.label ?? "_") a\(position): \(position == 0 ? "Wanted.Type" : "Any?")"
    }.joined(separator: ", ")
    return "@discardableResult public \(prefix)func `\(name)`<Wanted>(\(rest)) -> Wanted! "
      + "{ standInResolved() }"
  }

  func declaration(
    of name: String, _ prefix: String = "", holder: String? = nil, ofSequence: Bool = false,
    isLast: Bool = false
  ) -> String {
    let body = body(isInitializer: false, name: name, holder: holder).dropFirst(2)
    let maps = ofSequence && resultNames.count == 1 && ["map", "compactMap"].contains(name)
    let result = ofSequence ? "StandInSequence<\(maps ? resultNames[0] : "Element")>" : "StandIn"
    let attributes =
      "@discardableResult \(isLast || shape.isAnnotated || hasLabeledClosure ? "@_disfavoredOverload " : "")"
    return
      "\(attributes)\(access)\(prefix)func `\(name)`\(generics)(\(parametersWithPlace)) -> \(result) { "
      + (body.isEmpty ? "" : body + "; ") + "return \(result)() }"
  }
}

extension String {
  var isKeywordLabel: Bool { ["inout", "var", "let"].contains(self) }
}

extension CallShape {
  init(arguments: [Argument]) {
    self.arguments = arguments
  }
}
