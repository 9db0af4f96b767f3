/// What to do about the references of a cut, in the words of text and pictures.
struct CutAdvice {
  /// The number of other references to change with the one that is shown.
  let others: Int
  /// How many of the others the app must remove, although it can make the shown one weak.
  var removed = 0
  /// The number of references like these to change too.
  let alike: Int
  let frees: Int
  /// How many objects the finding's subject keeps alive.
  let kept: Int
  /// A cycle, a task or a closure needs a weak reference; most others that a root reaches must be removed.
  let isWeakenable: Bool

  /// Such as `make both of these and 2 more like them weak: frees all 5`.
  var words: String {
    let these = others == 0 ? "this" : others == 1 ? "both of these" : "all of these"
    let isOne = others == (isMixed ? removed : 0)
    let like = alike == 0 ? "" : " and \(alike) more like \(isOne ? "it" : "them")"
    let advice =
      isMixed
      ? mixed(like)
      : isWeakenable ? "make \(these)\(like) weak" : "remove \(these)\(like)"
    let freed = frees == 1 ? "it" : frees == kept ? "all \(frees)" : "\(frees)"
    return "\(advice): frees \(freed)"
  }

  /// What to do first if nothing else retained the target of the references while it was in use.
  fileprivate static func ownerAdvice(for target: String) -> String {
    "nothing else retained \(target) while it was in use: first let its owner store it"
  }

  /// Whether the app must remove some of the references and can make the others weak.
  var isMixed: Bool { isWeakenable && removed > 0 }

  /// An element of a list has no place for `weak`, and a child belongs in its parent's list until it ends.
  private func mixed(_ like: String) -> String {
    let weak = others - removed
    let made = weak == 0 ? "this" : "this and \(weak) of the others"
    let rest = weak > 0 ? "the rest" : others == 1 ? "the other" : "the others"
    return "make \(made)\(like) weak, and remove \(rest)"
  }
}

extension Finding {
  /// Whether the advice is to make the cut's reference weak.
  var isMendedByWeak: Bool { cut?.isWeakenable ?? (root == nil) }
}

extension ReportedFinding {
  private var isMendedByWeak: Bool { cut?.isWeakenable ?? (root == nil) }

  /// What to do about the references of the cut; nil if none is proposed.
  var cutAdvice: CutAdvice? {
    guard let cut, links.indices.contains(cut.link) else { return nil }
    return CutAdvice(
      others: cut.others?.count ?? 0,
      removed: cut.others?.count { $0.isWeakenable == false } ?? 0, alike: cut.alike ?? 0,
      frees: cut.frees, kept: kept, isWeakenable: isMendedByWeak)
  }

  /// The references to change and what this frees on one line; nil if none is proposed.
  package var cutLine: String? {
    guard let cut, let cutAdvice else { return nil }
    let link = links[cut.link]
    let others = (cut.others ?? []).map { other in
      let mark = cutAdvice.isMixed && other.isWeakenable == false ? " (remove)" : ""
      return ", and \(other.holder)  \(other.field)\(mark)"
    }.joined()
    return "\(link.holder)  \(link.strength)  \(link.field)\(others)  (\(cutAdvice.words))"
  }

  /// What an exploration's summary says about the finding: the references to change, what is wrong, and the reference
  /// to the newest of a growing number of objects.
  package var reasons: [String] {
    let holder = links.last.map { "\($0.holder)  \($0.strength)  \($0.field)" }
    switch verdict {
    case .growing: return notes + [holder].compactMap(\.self)
    case .leaked, .abandoned:
      // A task ends in another way than by a weak reference.
      let isOfTask = links.first?.strength == "possible" && links.count == 1
      let reference = cutLine ?? (isOfTask ? holder : nil)
      return [reference].compactMap(\.self)
        + (isOfTask
          ? notes : reference == nil ? Array(notes.prefix(1)) : cut?.ownerAdvice.map { [$0] } ?? [])
    case .vanished, .misuse, .structure: return Array(notes.prefix(1))
    }
  }
}

extension Finding.Cut {
  /// What to do before the references become weak; nil if another owner retained their target.
  var ownerAdvice: String? { unowned.map(CutAdvice.ownerAdvice) }
}

extension ReportedFinding.Cut {
  fileprivate var ownerAdvice: String? { unowned.map(CutAdvice.ownerAdvice) }
}
