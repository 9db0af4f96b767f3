import CLibedit
import Glibc
import ShellLanguage

extension LineEditor {
  /// Reads a scalar for libedit: 1 means one, 0 the end, −1 an interruption.
  func read(into scalar: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if !above.isEmpty { showAbove() }
    while true {
      if !input.isReady { drawOverlay() }
      let event = input.next()
      clearHint()
      switch event {
      case .scalar(let next):
        scalar?.pointee = wchar_t(next.value)
        return 1
      case .end:
        outcome = .endOfInput
        return 0
      case .signal(SIGINT):
        input.discard()
        outcome = .interrupted
        errno = EINTR
        return -1
      case .signal(SIGWINCH): redrawResized()
      case .signal(SIGCONT): resume()
      case .signal(let signal): yield(to: signal)
      }
    }
  }

  var textBeforeCursor: String { text { $0.cursor } }

  var wholeLine: String { text { $0.lastchar } }

  /// The line's text up to the cursor, counted in characters because libedit's count may be bytes.
  func text(upTo end: (LineInfoW) -> UnsafePointer<wchar_t>?) -> String {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = end(line)
    else { return "" }
    return String(wide: UnsafeBufferPointer(start: start, count: end - start))
  }

  func completeWord() -> UInt8 {
    let before = textBeforeCursor
    if var menu, menu.shown == before {
      let next = menu.next()
      replace(menu.current, with: next)
      menu.current = next
      menu.shown = textBeforeCursor
      self.menu = menu
      return UInt8(CC_REFRESH)
    }
    menu = nil
    var found = complete(before)
    found.candidates.removeAll { encoding.representable($0.text) != $0.text }
    guard !found.candidates.isEmpty, before.hasSuffix(found.word) else {
      return refreshed(CC_ERROR)
    }
    if let insertion = found.insertion {
      insert(insertion.printable, inPlaceOf: found.word)
    } else {
      let listing = CompletionListing(
        columns: Int(clibedit_number(editor, "co")), rows: Int(clibedit_number(editor, "li")),
        encoding: encoding)
      above += listing.lines(found.candidates).map { $0 + "\n" }.joined()
      menu = CompletionMenu(
        shown: before, current: String(found.word), candidates: found.candidates.map(\.text))
    }
    return refreshed(CC_REFRESH)
  }

  /// Inserts the candidate before the current one into the line.
  func completeBack() -> UInt8 {
    guard var menu, menu.shown == textBeforeCursor else { return UInt8(CC_ERROR) }
    let next = menu.previous()
    replace(menu.current, with: next)
    menu.current = next
    menu.shown = textBeforeCursor
    self.menu = menu
    return UInt8(CC_REFRESH)
  }

  func replace(_ old: String, with new: String) {
    el_deletestr(editor, Int32(clamping: old.unicodeScalars.count))
    if !new.isEmpty { el_insertstr(editor, new.printable) }
  }

  func insert(_ text: String, inPlaceOf word: Substring) {
    let line = self.text { $0.lastchar }.unicodeScalars
    let next = line.dropFirst(textBeforeCursor.unicodeScalars.count).first
    // Moves over a space that is already there.
    let hasSpace = text.last == " " && next == " "
    el_deletestr(editor, Int32(clamping: word.unicodeScalars.count))
    el_insertstr(editor, hasSpace ? String(text.dropLast()) : text)
    if hasSpace { el_cursor(editor, 1) }
  }

  /// If there is text to show above, first lets libedit move the cursor to the line's end.
  func refreshed(_ code: Int32) -> UInt8 {
    if above.isEmpty { return UInt8(code) }
    let length = text { $0.lastchar }.unicodeScalars.count
    stepsBack = Int32(clamping: length - textBeforeCursor.unicodeScalars.count)
    el_cursor(editor, stepsBack)
    return UInt8(CC_REFRESH)
  }

  func insertPaste() -> UInt8 {
    var pasted: [Unicode.Scalar] = []
    let end = Array(PastedText.end.unicodeScalars)
    repeat {
      var scalar = wchar_t()
      guard el_wgetc(editor, &scalar) == 1 else { return UInt8(CC_EOF) }
      pasted.append(Unicode.Scalar(UInt32(scalar)) ?? "\u{FFFD}")
    } while pasted.last != end.last || !pasted.suffix(end.count).elementsEqual(end)
    let text = encoding.representable(PastedText.editable(pasted.dropLast(end.count)))
    if !text.isEmpty { el_insertstr(editor, text) }
    return UInt8(CC_REFRESH)
  }

  /// The first line of the input; keeps the following lines of a paste for later.
  func firstLine(of entered: UnsafeBufferPointer<wchar_t>) -> String {
    let text = String(wide: entered)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let first = lines.popFirst() ?? ""
    pastedLines = lines
    return first
  }
}

extension String {
  fileprivate init(wide scalars: UnsafeBufferPointer<wchar_t>) {
    self.init(UnicodeScalarView(scalars.map { Unicode.Scalar(UInt32($0)) ?? "\u{FFFD}" }))
  }
}
