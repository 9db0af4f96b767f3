import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// Whether a reference leads to a view or a screen that its holder created for itself.
  ///
  /// Usually, screens and views own other objects, not the reverse.
  func isToOwnPart(_ holding: Holding) -> Bool {
    guard !holding.isCapture, let part = graph.liveObject(of: holding.to) else { return false }
    let holder = graph.liveObject(of: holding.from)
    if let child = part as? UIViewController, let parent = child.parent { return parent === holder }
    guard !(holder is UIViewController), !(holder is UIView),
      part is UIView || part is UIViewController, !isOfSystem(holding.from),
      !ModuleFields.uiKit.contain(holding.path.shape, of: holder),
      !ModuleFields.frameworks.contain(holding.path.shape, of: holder)
    else { return false }
    if part is UIView, isOwned(holding.to, by: holding.from) {
      return !isSubscription(holding.from)
    }
    guard depths[holding.from] == nil, let property = property(of: holding), property.isPermanent
    else { return false }
    return property.isLazy || isCalledBack(holding) || isListenedTo(holding)
  }

  /// Whether the object refers to the holder as its delegate or listener, through an optional variable of a protocol's
  /// type.
  ///
  /// An object that also retains the holder otherwise owns it, like a presented screen its transitioning delegate.
  private func isListenedTo(_ holding: Holding) -> Bool {
    guard !isOfProtocolByName(holding), !isRetained(holding.from, by: holding.to) else {
      return false
    }
    return graph.holders(of: holding.from).contains {
      $0.from == holding.to && isOptional($0) && isOfProtocolByName($0)
    }
  }

  /// Whether a field of an object retains another, and isn't named like a back reference.
  private func isRetained(_ node: Int, by owner: Int) -> Bool {
    graph.holders(of: node).contains {
      $0.from == owner && $0.strength == .strong && !$0.isCapture && !isBackByName($0)
    }
  }

  /// Whether a closure of the object captures the holder, which has set a callback on its part.
  private func isCalledBack(_ holding: Holding) -> Bool {
    graph.holders(of: holding.from).contains { $0.from == holding.to && $0.isCapture }
  }
}
