import ShellLanguage

/// The statements since launch, and how many of them are undone.
package struct Timeline {
  package struct Entry {
    package let statement: Statement
    /// How many steps of the statement count.
    package var steps: Int
    /// Whether the statement, a block, has more steps than that.
    package var isCut = false
    /// A fingerprint of the tree after it; 0 if it is unknown.
    package var fingerprint: Int
    /// The statement's output, if it was kept and is still valid.
    package var output: [String]?
    /// The findings that the script expects since this statement.
    package var expected: [ExpectedFinding] = []
  }

  private var entries: [Entry] = []
  /// All entries, including undone ones.
  package var all: [Entry] { entries }
  /// Increases with every change other than one appended entry.
  package private(set) var revision = 0
  /// The number of steps that aren't undone.
  package private(set) var present = 0
  private var end = 0

  package init() {}

  /// The entries that aren't undone.
  package init(_ entries: [Entry]) {
    for entry in entries { append(entry) }
  }

  /// How many steps `redo` can restore.
  package var undoneCount: Int { end - present }

  /// Adds an entry; undone entries can't be restored after another step.
  package mutating func append(_ entry: Entry) {
    if present < end {
      revision += 1
      if entry.steps == 0 { return insert(entry) }
      entries = done
    }
    entries.append(entry)
    present += entry.steps
    end = present
  }

  /// Adds an entry without steps before the undone ones, but not into a block.
  private mutating func insert(_ entry: Entry) {
    var start = 0
    for index in entries.indices {
      if start == present, entries[index].steps > 0 { return entries.insert(entry, at: index) }
      start += entries[index].steps
    }
  }

  /// Moves the present to the end of step `target`, which lies between 0 and the last step.
  package mutating func move(to target: Int) {
    revision += 1
    present = target
  }

  /// Forgets outputs and fingerprints, since both would differ now.
  package mutating func forgetOutput() {
    revision += 1
    for index in entries.indices {
      entries[index].output = nil
      entries[index].fingerprint = 0
    }
  }

  package mutating func removeAll() {
    let revision = revision
    self = Timeline()
    self.revision = revision + 1
  }

  /// The entries up to the present; the last one is shortened if the present is inside it.
  package var done: [Entry] {
    var done: [Entry] = []
    var start = 0
    for var entry in entries {
      guard start < present || entry.steps == 0 && start == present else { break }
      if start + entry.steps > present {
        entry.steps = present - start
        entry.isCut = true
        entry.fingerprint = 0
        entry.output = nil
        // What follows the whole block doesn't follow a part of it.
        done.append(entry)
        break
      }
      done.append(entry)
      start += entry.steps
    }
    return done
  }
}
