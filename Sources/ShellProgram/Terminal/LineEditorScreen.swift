import CLibedit
import Glibc
import ShellLanguage

extension LineEditor {
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { clibedit_write($0.baseAddress, $0.count) }
    }
  }

  /// Whether the terminal clears by ECMA-48, and so also moves the cursor by it.
  var movesCursor: Bool {
    clibedit_capability(editor, "cd").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
  }

  var clearsBelow: String { movesCursor ? "\u{1B}[J" : "" }

  func markPastes(_ on: Bool) {
    guard configuration.bracketedPaste, movesCursor, isEmacs else { return }
    write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// Redraws the line where the prompt is after a terminal has rewrapped its text.
  func redrawResized() {
    el_resize(editor)
    if movesCursor {
      let columns = Int(clibedit_number(editor, "co"))
      let rows = (prompt.visible + textBeforeCursor).rows(inColumns: columns)
      write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + clearsBelow)
    } else {
      write("\n")
    }
    _ = clibedit_refresh(editor)
  }

  /// Restores the terminal while a signal has its usual effect on the process.
  func yield(to signal: Int32) {
    write(clearsBelow + "\n")
    markPastes(false)
    _ = clibedit_prepare_terminal(editor, 0)
    signals.restore()
    raise(signal)
    signals.install()
    resume()
  }

  func resume() {
    _ = clibedit_prepare_terminal(editor, 0)
    _ = clibedit_prepare_terminal(editor, 1)
    markPastes(true)
    _ = clibedit_refresh(editor)
  }

  func showAbove() {
    write("\n" + above)
    above = ""
    el_cursor(editor, -stepsBack)
    stepsBack = 0
    _ = clibedit_refresh(editor)
  }
}
