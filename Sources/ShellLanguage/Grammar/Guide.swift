/// A topic of `help` that is no command: what to know about a thing, on one screen.
package struct Guide: Sendable {
  package let name: String
  package let summary: String
  package let lines: [String]
  /// Other words that people look it up by.
  package var aliases: [String] = []

  package static let all: [Guide] = [
    Guide(
      name: "leak", summary: "what a finding says, and how to mend it",
      lines: [
        "After every step camsh checks that what left the screen was deallocated. What was not is a",
        "finding, with the references that keep it:",
        "",
        "  leaked     nothing on screen or static refers to it: a cycle keeps itself alive",
        "  abandoned  a root still refers to it, though its screen or flow is over",
        "  vanished   it is still needed, and was deallocated",
        "  growing    each time round leaves one more",
        "  misuse     UIKit would warn or raise",
        "  pending    only a task or a timer refers to it: it may go on",
        "",
        "The arrow marks the reference to make weak, or to let go, with how much that frees. The",
        "signature stays the same from run to run.",
        "",
        "  findings           everything that stands, with its path",
        "  why TYPE           every reference to an object; of a dead one when it died",
        "  alive TYPE         how many there are, and how that went",
        "  explore 10s        try every move from here",
        "  defect             mistakes of the app to switch on; 'tutorial' goes through one",
      ], aliases: ["leaks", "findings and leaks", "memory"]),
    Guide(
      name: "scripts", summary: "files of commands: recorded, run, included",
      lines: [
        "A script is what could be typed, a statement a line; '#' begins a comment.",
        "",
        "  % app: NAME                  the header: app, defect, tags, timeout, memory, skip",
        "  push detail 3",
        "  | step 1 [..] findings none  the output that is expected; '...' is any lines",
        "  ! pop 9                      has to fail",
        "  let d = push detail 4        $d is that screen",
        "  repeat 20 { present list; dismiss }",
        "  include \"login.camsh\"",
        "  expect visible PlaceDetail",
        "",
        "  record FILE   write along from here      save FILE   write the session so far",
        "  camsh FILE    run it                     camsh fmt FILE   lay it out",
        "  camsh shrink FILE, camsh bisect FILE     make a failure small, find when it began",
      ], aliases: ["script", "files", "camsh-script"]),
    Guide(
      name: "testing", summary: "scripts as tests, in CI and while you edit",
      lines: [
        "  camsh test                   every script below the folder 'scripts', each in a process",
        "  camsh test --watch           again whatever an edit touches",
        "  camsh test --last-failed     what did not pass the last time",
        "  camsh test --list            what would run",
        "  camsh test --repeat 20       says which scripts are flaky, and from which step on",
        "  camsh test --report KIND=FILE  junit, sarif, json, tap, github, markdown, html",
        "  camsh test --update-baseline   accept the findings of today; new ones fail",
        "  camsh test --accept          rewrite transcripts that do not match",
        "",
        "Exit codes: 0 fine, 1 failed, 3 findings, 64 usage, 70 a fault of camsh, 80 all skipped,",
        "130 interrupted.",
      ], aliases: ["test", "ci", "exit codes"]),
    Guide(
      name: "keys", summary: "what the keys do while a line is typed",
      lines: [
        "  Tab           complete; again and again, go through the candidates (Shift-Tab back)",
        "  Right, End    take the gray hint; Ctrl-Right a word of it",
        "  Up, Down      lines of the history that begin like this one; Ctrl-R searches",
        "  Ctrl-C        drop the line, stop what runs      Ctrl-D  leave; in a block, drop the block",
        "  Ctrl-A, Ctrl-E, Alt-B, Alt-F, Ctrl-W, Ctrl-U, Ctrl-K, Ctrl-Y, Ctrl-L as in other shells",
        "",
        "'~/.editrc' changes them, as for every program with libedit. 'set hints off' switches colors and",
        "hints off; 'set hints off --save' for good.",
      ], aliases: ["key", "editing", "completion", "history keys"]),
    Guide(
      name: "time", summary: "transitions, holds and the virtual clock",
      lines: [
        "Time is virtual: every step settles at once, animations, completions and tasks included.",
        "",
        "  hold            leave transitions under way; what a double tap does can be tried",
        "  advance 350ms   let time pass",
        "  settle          end the hold: everything runs to its end, and is judged",
      ], aliases: ["hold and settle", "clock"]),
    Guide(
      name: "exploring", summary: "leaks that no script looks for, and the map of an app",
      lines: [
        "  explore 10s                     every move from here; what it finds becomes a script",
        "  camsh explore --time 60s        the whole app, on every processor",
        "  camsh explore --to SCREEN       the shortest script to a screen",
        "  camsh explore --map FILE.svg    the app's screens and the moves between them",
      ], aliases: ["map"]),
    Guide(
      name: "undo and replay", summary: "going back, and why it always works",
      lines: [
        "  undo 2, redo, goto 3, history, reset",
        "",
        "camsh goes back by doing the steps again from launch, in the same world. Where the tree differs",
        "then, it says so: something in the app is not deterministic.",
      ], aliases: ["replay"]),
  ]

  /// The guide to a topic.
  package static func about(_ topic: String) -> Guide? {
    let topic = topic.lowercased()
    return all.first { $0.name == topic } ?? all.first { $0.aliases.contains(topic) }
  }
}
