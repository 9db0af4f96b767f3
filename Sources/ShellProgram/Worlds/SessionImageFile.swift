import CoordinatorShellCore
import Foundation
import Glibc

/// A session's image in memory that processes share: a line for each entry, and one for the rest.
///
/// It is updated before every statement; existing entries stay.
@MainActor final class SessionImageFile {
  private let descriptor: Int32
  private var revision = -1
  private var count = 0
  private var end: off_t = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func read() -> SessionImage? {
    let decoder = JSONDecoder()
    var lines = bytes().split(separator: UInt8(ascii: "\n"))
    guard let last = lines.popLast(),
      let state = try? decoder.decode(SessionImage.State.self, from: Data(last))
    else { return nil }
    var entries: [SessionImage.Entry] = []
    for line in lines {
      guard let entry = try? decoder.decode(SessionImage.Entry.self, from: Data(line)) else {
        return nil
      }
      entries.append(entry)
    }
    return SessionImage(entries: entries, state: state)
  }

  func bytes() -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let got = pread(descriptor, &bytes, bytes.count, 0)
    return got == bytes.count ? bytes : []
  }

  func write(
    _ session: Session, pasted: [String], continuation: SessionImage.Continuation?
  ) {
    var state = session.imageState
    state.pasted = pasted
    state.continuation = continuation
    let timeline = session.timeline
    if timeline.revision != revision || timeline.all.count < count {
      (revision, count, end) = (timeline.revision, 0, 0)
    }
    let new = timeline.all[count...].map(SessionImage.Entry.init)
    count = timeline.all.count
    append(new, state)
  }

  /// Replaces everything.
  func write(_ image: SessionImage) {
    (revision, count, end) = (-1, 0, 0)
    append(image.entries, image.state)
  }

  private func append(_ entries: [SessionImage.Entry], _ state: SessionImage.State) {
    let encoder = JSONEncoder()
    var lines: [UInt8] = []
    for entry in entries {
      guard let line = try? encoder.encode(entry) else { return }
      lines += line + [UInt8(ascii: "\n")]
    }
    guard let last = try? encoder.encode(state) else { return }
    let size = lines.count + last.count
    guard pwrite(descriptor, lines + last, size, end) == size else { return }
    ftruncate(descriptor, end + off_t(size))
    end += off_t(lines.count)
  }
}
