import ShellLanguage

/// What was done since launch, as statements that can be done again, and how much of it is undone.
package struct Timeline {
  package struct Entry {
    package let statement: Statement
    /// How many steps of the statement count.
    package var steps: Int
    /// Whether the statement, a block, has more steps than those.
    package var isCut = false
    /// A number that stands for the tree after it; 0 where that is not known.
    package var fingerprint: Int
    /// What it printed, where that was kept and still is so.
    package var output: [String]?
    /// The findings that the script expects since this statement.
    package var expected: [ExpectedFinding] = []
  }

  private var entries: [Entry] = []
  /// All of it, what is undone included.
  package var all: [Entry] { entries }
  /// Grows whenever it changes otherwise than by one more entry at its end.
  package private(set) var revision = 0
  /// The number of steps done; entries beyond it are undone.
  package private(set) var present = 0
  private var end = 0

  package init() {}

  /// What was done, and nothing undone.
  package init(_ entries: [Entry]) {
    for entry in entries { append(entry) }
  }

  /// How many steps `redo` could bring back.
  package var undoneCount: Int { end - present }

  /// Adds what was just done; what was undone can't come back after another step.
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

  /// Adds what changes nothing before what is undone; not into the middle of a block.
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

  /// Forgets what was printed, and what the trees were, since both would differ now.
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

  /// What is done; the last entry is cut where the present cuts it.
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
      }
      done.append(entry)
      start += entry.steps
    }
    return done
  }
}
