/// Connects segues to their triggers and performs embed segues.
@MainActor enum NibSegues {
  static func connect(
    _ sender: NSObject, _ node: NibNode, of controller: UIViewController
  ) {
    guard sender !== controller else { return }
    for segue in node.list("connections") where segue.element == "segue" {
      if segue["kind"] == "embed", let container = sender as? UIView {
        SegueTemplate(segue, of: controller)?.embed(in: container)
        continue
      }
      guard let template = SegueTemplate(segue, of: controller) else { continue }
      switch sender {
      case let cell as UITableViewCell:
        if segue["trigger"] == "accessoryAction" { continue }
        cell.ornaments.selectionSegue = { [unowned cell] in template.trigger(cell) }
      case let cell as UICollectionViewCell:
        cell.ornaments.selectionSegue = { [unowned cell] in template.trigger(cell) }
      case let control as UIControl:
        controller.nibSource?.topLevelObjects.append(template)
        control.addTarget(
          template, action: SegueTemplate.action,
          for: NibActions.event(segue["trigger"], of: control))
      case let item as UIBarButtonItem:
        controller.nibSource?.topLevelObjects.append(template)
        item.target = template
        item.action = SegueTemplate.action
      case let recognizer as UIGestureRecognizer:
        controller.nibSource?.topLevelObjects.append(template)
        recognizer.addTarget(template, action: SegueTemplate.action)
      default: break
      }
    }
  }
}
