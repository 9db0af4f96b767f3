/// Whether a view's `layoutSubviews()` is due.
enum LayoutState: UInt8 {
  /// The next pass, or `layoutIfNeeded()`, lays it out; a new view begins with this.
  case needed
  /// The current run loop turn's pass lays it out.
  case queued
  case done
}

extension UIView {
  /// Lays out the view in the next pass if it is in a window and of an app's class, because UIKit's
  /// own classes lay out nothing here.
  final func askForLayout() {
    guard layoutState != .queued else { return }
    guard ClassOrigin.isOfApp(type(of: self)), window != nil else {
      layoutState = .needed
      return
    }
    layoutState = .queued
    HeadlessDevice.current.setNeedsLayout(
      DeferredUpdate(of: self) {
        guard $0.layoutState == .queued else { return }
        if $0.window == nil { $0.layoutState = .needed } else { $0.layOutNow() }
      })
  }

  /// Calls `layoutSubviews()`, and again when an observable object that it read changes.
  final func layOutNow() {
    TrackedUpdate.run(self) {
      // Other views don't need a layer for it.
      if OverriddenLayout.isHandled(by: type(of: self)) {
        layoutSublayers(of: layer)
      } else {
        layoutSubviews()
      }
    } again: {
      $0.setNeedsLayout()
    }
    // What the view asks of itself meanwhile is done.
    layoutState = .done
  }

  /// Lays out this view and those below it that need it.
  final func layOutTree() {
    if layoutState != .done { layOutNow() }
    for subview in subviews { subview.layOutTree() }
  }
}

/// Whether a class overrides `layoutSublayers(of:)`, which its table of methods shows.
@MainActor private enum OverriddenLayout {
  private static let place = MethodTable.place(
    ofMethodBy: Overriding.self, beside: Plain.self, and: Other.self)

  static func isHandled(by type: UIView.Type) -> Bool {
    place.map { MethodTable.overrides($0, in: type, below: UIView.self) } ?? false
  }

  private class Plain: UIView {}
  private class Other: UIView {}

  private class Overriding: UIView {
    override func layoutSublayers(of layer: CALayer) {}
  }
}
