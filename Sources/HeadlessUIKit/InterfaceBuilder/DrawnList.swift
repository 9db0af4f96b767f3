/// What a list has from Interface Builder: prototypes, registered xibs, static rows.
@MainActor final class DrawnList {
  /// A section of static rows; the list shows them as they are.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
  }

  private let storyboard: UIStoryboard?
  private let bundle: Bundle
  /// Whose segues the prototypes' are, and whose actions their controls call.
  private weak var controller: UIViewController?
  private var prototypes: [String: NibNode] = [:]
  private var nibs: [String: UINib] = [:]
  var sections: [Section] = []

  init(storyboard: UIStoryboard? = nil, bundle: Bundle = .main, controller: UIViewController? = nil)
  {
    self.storyboard = storyboard
    self.bundle = bundle
    self.controller = controller
  }

  func add(_ prototypes: [NibNode], kind: String = "") {
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      self.prototypes[kind + identifier] = prototype
    }
  }

  func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
  }

  /// A new cell for an identifier; nil if neither a xib nor a prototype has it.
  func makeCell(_ identifier: String) -> UIView? {
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
    guard let node = prototypes[identifier] else { return nil }
    return NibInstantiation(bundle: bundle, storyboard: storyboard)
      .makePrototype(node, for: controller)
  }
}
