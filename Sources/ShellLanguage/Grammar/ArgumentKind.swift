/// The argument kinds, for which completion offers candidates.
package enum ArgumentKind: String, Sendable, CaseIterable {
  case tab, control, input, adjustable, screen, route, file, app, setting, detent, step
  case count
  case object, type, field, defect, verdict
  case text, topic, name, comparison, value, argument, command, event, url, scene
  case duration, rows

  /// The kind's name in a sentence.
  package var phrase: String {
    switch self {
    case .tab: "a tab"
    case .control: "a control"
    case .input: "a text field"
    case .adjustable: "a slider, stepper, picker or page control"
    case .screen: "a screen"
    case .route: "a route"
    case .file: "a file"
    case .app: "an app"
    case .setting: "a setting"
    case .detent: "a detent"
    case .step: "the number of a step"
    case .count: "a count"
    case .object: "an object: its type, or a label such as Type#2"
    case .type: "a type"
    case .field: "a field, or 'closure capture'"
    case .defect: "a defect"
    case .verdict: "a verdict such as 'leaked'"
    case .text: "a text"
    case .topic: "a help topic"
    case .name: "a name"
    case .comparison: "a comparison such as '== 2'"
    case .value: "a value"
    case .argument: "an argument"
    case .command: "a command"
    case .event: "an event"
    case .url: "a link such as myapp://detail/3"
    case .scene: "a scene: 'connect', 'disconnect' or a number"
    case .duration: "a time such as 350ms or 2s"
    case .rows: "rows such as 40-60"
    }
  }
}
