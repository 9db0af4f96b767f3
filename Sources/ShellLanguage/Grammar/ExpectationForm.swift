/// An expectation: its syntax, its documentation, and its parser.
package struct ExpectationForm: Sendable {
  /// The word after `expect`.
  package let name: String
  /// The syntax after the word, in the notation of usage lines.
  package let usage: String
  /// A one-line description of when it holds.
  package let summary: String
  package let read: @Sendable (inout ArgumentReader) throws(Fault) -> Expectation.Claim

  /// The usage line of the whole statement.
  package var synopsis: String { "expect \(name) \(usage)" }

  /// The expectations that every app supports.
  package static let standard: [ExpectationForm] = [
    ExpectationForm(
      name: "visible", usage: "<screen>", summary: "the screen is the visible one"
    ) { (words) throws(Fault) in .visible(try words.screen()) },
    ExpectationForm(
      name: "presented", usage: "<screen>", summary: "the screen is presented by another"
    ) { (words) throws(Fault) in .presented(try words.screen()) },
    ExpectationForm(
      name: "stack", usage: "<screen>...", summary: "the visible stack is this, from its root up"
    ) { (words) throws(Fault) in .stack(try words.screens()) },
    ExpectationForm(
      name: "tab", usage: "<tab>", summary: "the tab is selected"
    ) { (words) throws(Fault) in .tab(try words.tab()) },
    ExpectationForm(
      name: "title", usage: "<text>...", summary: "the visible screen has this title"
    ) { (words) throws(Fault) in .title(try words.rest(.text)) },
    ExpectationForm(
      name: "depth", usage: "<comparison> <count>",
      summary: "the visible stack has this many screens"
    ) { (words) throws(Fault) in .depth(try words.comparison()) },
    ExpectationForm(
      name: "control", usage: "<control> [disabled | enabled]",
      summary: "the visible screen has the control, perhaps in this state"
    ) { (words) throws(Fault) in
      let (name, isEnabled) = try words.controlState()
      return .control(name, isEnabled: isEnabled)
    },
    ExpectationForm(
      name: "text", usage: "<text>...", summary: "the visible screen shows the text somewhere"
    ) { (words) throws(Fault) in .text(try words.rest(.text)) },
    ExpectationForm(
      name: "row", usage: "<count> <text>...",
      summary: "that row of the visible screen shows the text"
    ) { (words) throws(Fault) in .row(try words.count(least: 1), try words.rest(.text)) },
    ExpectationForm(
      name: "misuse", usage: "<text>...", summary: "UIKit warned of this in the last step"
    ) { (words) throws(Fault) in .misuse(try words.rest(.text)) },
    ExpectationForm(
      name: "notice", usage: "<text>...",
      summary: "the app reported this in the last step"
    ) { (words) throws(Fault) in .notice(try words.rest(.text)) },
    ExpectationForm(
      name: "detent", usage: "<detent>", summary: "the sheet has this height"
    ) { (words) throws(Fault) in .detent(try words.text(.detent)) },
    ExpectationForm(
      name: "route", usage: "push <route> | present <route> | root <route>",
      summary: "the route can be taken here"
    ) { (words) throws(Fault) in
      let verb = try words.option(RouteCall.Verb.allCases.map(\.rawValue))
      let name = try words.text(.route)
      return .route(RouteCall.Verb(rawValue: verb) ?? .push, name)
    },
    ExpectationForm(
      name: "finding", usage: "<verdict> <type> [through <field>]",
      summary: "there is such a finding, which doesn't fail the script"
    ) { (words) throws(Fault) in
      let verdict = try words.option(Verdict.allCases.map(\.rawValue))
      let type = try words.text(.type)
      let field = try words.flag("through") ? try words.rest(.field) : nil
      return .finding(Verdict(rawValue: verdict) ?? .leaked, type, through: field)
    },
    ExpectationForm(
      name: "no", usage: "findings | growth",
      summary: "nothing leaked; the last repeat left no additional objects"
    ) { (words) throws(Fault) in
      try words.option(["findings", "growth"]) == "findings" ? .noFindings : .noGrowth
    },
    ExpectationForm(
      name: "growth", usage: "<type> <comparison> <count>",
      summary: "the last repeat left this many more than its first turn"
    ) { (words) throws(Fault) in .growth(try words.text(.type), try words.comparison()) },
    ExpectationForm(
      name: "alive", usage: "<type> <comparison> <count>",
      summary: "this many instances of the type are alive"
    ) { (words) throws(Fault) in .alive(try words.text(.type), try words.comparison()) },
  ]
}
