/// A list's content from Interface Builder: prototype cells, registered xib files, static rows.
@MainActor final class DrawnList {
  /// A section of static rows, shown as they are.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
  }

  private let storyboard: UIStoryboard?
  private let bundle: Bundle
  /// The view controller with the prototypes' segues and their controls' actions.
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

  /// A new cell for an identifier; nil if it has neither a xib file nor a prototype.
  func makeCell(_ identifier: String) -> UIView? {
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
    guard let node = prototypes[identifier] else { return nil }
    return NibInstantiation(bundle: bundle, storyboard: storyboard)
      .makePrototype(node, for: controller)
  }
}
