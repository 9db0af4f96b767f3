/// Members that the app declares in extensions of UIKit's classes, and overrides in classes of its
/// own, which only Objective-C allows.
///
/// The extension's member becomes `original_setup()`, and a protocol that UIKit's class conforms to
/// adds a `setup()` that calls the override, or the original. Members of a protocol can be declared
/// again in a class, so the app's first class with an override declares the method anew.
struct ExtensionOverrides: Sendable {
  struct Member: Hashable, Sendable {
    /// The extended class.
    var owner: String
    /// The method with its labels, as `save(_:)`, or the property's name.
    var reference: String

    /// The name without labels.
    var name: String { String(reference.prefix { $0 != "(" }) }

    /// A name for the declarations that belong to the member.
    var identifier: String {
      owner + "_" + String(reference.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The protocol of the app's classes that override the member.
    var overrides: String { "Overrides_" + identifier }
  }

  private(set) var members: Set<Member> = []

  /// For each class, the members that it overrides and none of the app's classes above it.
  private(set) var byClass: [String: Set<Member>] = [:]

  init(_ declarations: Declarations) {
    let extended = declarations.types.values.filter { $0.file == nil && $0.kind.isEmpty }
    for type in declarations.types.values where type.kind.contains(.class) && type.file != nil {
      let overrides = type.references {
        $0.isOverride && !$0.isStatic
      } property: {
        $0.isOverride
      }
      guard !overrides.isEmpty else { continue }
      let (known, outside) = declarations.superclasses(of: type.name)
      guard let outside else { continue }
      for reference in overrides {
        let isDeclaredAbove = known.contains { ancestor in
          ancestor.references { _ in
            true
          } property: { _ in
            true
          }.contains(reference)
        }
        guard !isDeclaredAbove else { continue }
        let owners = extended.filter { owner in
          declarations.isKind(outside, of: owner.name)
            && owner.references {
              !$0.isOverride && !$0.isStatic
            } property: {
              !$0.isOverride
            }
            .contains(reference)
        }
        guard let owner = owners.first(where: { $0.name == outside }) ?? owners.first else {
          continue
        }
        let member = Member(owner: owner.name, reference: reference)
        members.insert(member)
        byClass[type.name, default: []].insert(member)
      }
    }
  }
}

extension Declarations.TypeDeclaration {
  fileprivate func references(
    method: (Declarations.Method) -> Bool, property: (Declarations.Property) -> Bool
  ) -> Set<String> {
    Set(methods.filter(method).map(\.reference) + properties.filter(property).map(\.name))
  }
}

extension Declarations {
  /// Whether one of UIKit's classes is another or descends from it, as far as names show it.
  func isKind(_ name: String, of ancestor: String) -> Bool {
    if name == ancestor || ancestor == "NSObject" { return true }
    let isController = name.hasSuffix("Controller")
    return switch ancestor {
    case "UIResponder": isResponder(name)
    case "UIViewController": isController && isResponder(name)
    case "UIView": !isController && isResponder(name)
    case "UIControl": ["UIButton", "UITextField", "UISwitch", "UISlider"].contains(name)
    case "UIScrollView": ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "CALayer": name.hasPrefix("CA") && name.hasSuffix("Layer")
    default: false
    }
  }
}
