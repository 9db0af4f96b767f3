import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// The references of a cycle, through the app's own fields where both UIKit and the app retain the next object.
  ///
  /// A parent retains its children as UIKit's `children` only while it contains them, so the same mistake would be
  /// another cycle afterwards.
  func inFieldsOfApp(_ cycle: [Holding], except cut: [Holding]) -> [Holding] {
    cycle.map { holding in
      guard isOfUIKit(holding), !cut.contains(holding) else { return holding }
      return graph.holdings(from: holding.from).first {
        $0.to == holding.to && $0.strength == .strong && !$0.isCapture && !isOfUIKit($0)
      } ?? holding
    }
  }

  private func isOfUIKit(_ holding: Holding) -> Bool {
    ModuleFields.uiKit.contain(holding.path.shape, of: graph.liveObject(of: holding.from))
  }
}
