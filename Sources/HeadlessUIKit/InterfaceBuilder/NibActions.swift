/// Connects the actions of controls, bar buttons, and gesture recognizers to methods.
@MainActor enum NibActions {
  static func connect(_ sender: NSObject, _ node: NibNode, in nib: NibInstantiation) {
    for connection in node.list("connections") where connection.element == "action" {
      guard let name = connection["selector"], let destination = connection["destination"] else {
        continue
      }
      // An unknown object is First Responder: the action is sent up the responder chain.
      let target = nib.objects[destination]
      let action = Selector(name)
      switch sender {
      case let control as UIControl:
        control.addTarget(target, action: action, for: event(connection["eventType"], of: control))
      case let item as UIBarButtonItem:
        item.target = target
        item.action = action
      case let recognizer as UIGestureRecognizer:
        if let target { recognizer.addTarget(target, action: action) }
      default: break
      }
    }
  }

  /// The event with its name in the file, or else the control's primary event.
  static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": UIControl.Event(rawValue: 1 << 1)
    case "touchDragInside": UIControl.Event(rawValue: 1 << 2)
    case "touchDragOutside": UIControl.Event(rawValue: 1 << 3)
    case "touchDragEnter": UIControl.Event(rawValue: 1 << 4)
    case "touchDragExit": UIControl.Event(rawValue: 1 << 5)
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: control is UIButton ? .touchUpInside : .primaryActionTriggered
    }
  }
}
