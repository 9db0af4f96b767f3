/// A topic of `help` that isn't a command: an explanation on one screen.
package struct Guide: Sendable {
  package let name: String
  package let summary: String
  package let lines: [String]
  /// Other words that users may search for.
  package var aliases: [String] = []

  /// The lines for users that call the program by another name than the guides do.
  package func lines(for program: String) -> [String] {
    guard program != "camsh", lines.contains(where: { $0.contains("  camsh ") }) else {
      return lines
    }
    return lines + ["", "Here, the program 'camsh' is called '\(program.escapedForTerminal)'."]
  }

  package static let all: [Guide] = [
    Guide(
      name: "leak", summary: "how to read a finding and fix it",
      lines: [
        "After every step, camsh checks that everything that left the screen was deallocated. If not,",
        "it prints a finding, with the references that retain the object:",
        "",
        "  leaked     no root reaches it: a retain cycle keeps it alive",
        "  abandoned  a root reaches it, although its screen or flow is over",
        "  vanished   it was deallocated, although it is still needed",
        "  growing    each turn of a loop leaves one more",
        "  misuse     UIKit rejected a call",
        "  structure  coordinators and screens don't match",
        "",
        "An object that only unfinished work retains is pending, and no finding: the work may end.",
        "",
        "The arrow marks the reference to weaken or remove, and how many objects that frees. The",
        "signature is the same in every run.",
        "",
        "  findings           all current findings",
        "  why TYPE           what retains an object, or when it was deallocated",
        "  alive TYPE         how many there are, and how the number changed",
        "  explore 10s        try every move from here",
        "  defect             the app's defects; 'tutorial' goes through one",
      ],
      aliases: [
        "leaks", "findings and leaks", "memory", "leaked", "abandoned", "vanished", "growing",
        "structure", "pending",
      ]),
    Guide(
      name: "scripts", summary: "files of commands: record, run, include",
      lines: [
        "A script contains what you would type, one statement per line; '#' starts a comment.",
        "",
        "  % app: NAME                  the header: app, defect, answers, network, defaults,",
        "                               tags, timeout, memory, skip",
        "  push detail 3",
        "  | step 1 [..] findings none  expected output; '...' matches any lines",
        "  ! pop 9                      must fail",
        "  let d = push detail 4        $d is that screen",
        "  repeat 20 { present list; dismiss }",
        "  include \"login.camsh\"",
        "  expect visible PlaceDetail",
        "",
        "  record FILE   write from here on         save FILE   write the session so far",
        "  camsh FILE    run it                     camsh fmt FILE   format it",
        "  camsh shrink FILE, camsh bisect FILE     minimize a failure, find when it began",
      ], aliases: ["script", "files", "camsh-script"]),
    Guide(
      name: "testing", summary: "scripts as tests, in CI and while you edit",
      lines: [
        "  camsh test                     every script in the folder 'scripts', each in a process",
        "  camsh test --watch             run again what an edit affects",
        "  camsh test --last-failed       only what did not pass last time",
        "  camsh test --list              print what would run",
        "  camsh test --repeat 20         find flaky scripts, and the first step that differs",
        "  camsh test --report KIND=FILE  junit, sarif, json, tap, github, markdown, html",
        "  camsh test --update-baseline   accept the current findings; new ones fail",
        "  camsh test --accept            update transcripts that differ",
        "",
        "Exit status: 0 success, 1 failed, 3 findings, 64 usage, 70 an error in camsh, 80 all skipped,",
        "130 interrupted.",
      ], aliases: ["test", "ci", "exit codes"]),
    Guide(
      name: "keys", summary: "keys while you type",
      lines: [
        "  Tab           complete; again, cycle through the candidates (Shift-Tab back)",
        "  Right, End    accept the gray hint; Ctrl-Right one word of it",
        "  Up, Down      lines of the history with the typed prefix; Ctrl-R searches",
        "  Ctrl-C        clear the line, stop a command     Ctrl-D  exit; in a block, discard it",
        "  Ctrl-A, Ctrl-E, Alt-B, Alt-F, Ctrl-W, Ctrl-U, Ctrl-K, Ctrl-Y, Ctrl-L as in other shells",
        "",
        "'~/.editrc' changes them, as for every program with libedit. 'set hints off' turns off colors and",
        "hints; 'set hints off --save' saves that.",
      ], aliases: ["key", "editing", "completion", "history keys"]),
    Guide(
      name: "time", summary: "transitions, holds and the virtual clock",
      lines: [
        "Time is virtual: every step settles at once, including animations, completions and tasks.",
        "",
        "  hold            stop the clock, to try a double tap in a transition",
        "  advance 350ms   let time pass",
        "  settle          end the hold: everything runs to its end and is judged",
      ], aliases: ["hold and settle", "clock"]),
    Guide(
      name: "exploring", summary: "find leaks without a script, and map an app",
      lines: [
        "  explore 10s                     try every move from here; each problem becomes a script",
        "  camsh explore --for 60s         explore the whole app, on every processor",
        "  camsh explore --to SCREEN       print the shortest script to a screen",
        "  camsh explore --map FILE.dot    write the app's screens and moves",
      ], aliases: ["map"]),
    Guide(
      name: "undo and replay", summary: "go back, and why it always works",
      lines: [
        "  undo 2, redo, goto 3, history, reset",
        "",
        "camsh goes back by replaying the steps from launch, in the same world. If the tree differs",
        "then, camsh reports it: something in the app is not deterministic.",
      ], aliases: ["replay"]),
  ]

  /// The guide to a topic.
  package static func about(_ topic: String) -> Guide? {
    let topic = topic.lowercased()
    return all.first { $0.name == topic } ?? all.first { $0.aliases.contains(topic) }
  }
}
