import HeadlessUIKit
import RetainGraph

/// Stands for a task as the subject of a finding, because a task isn't an instance of a class.
private enum Unfinished {
  final class Task {}
}

extension LaunchRecord {
  /// Judges the tasks that each visit to the same screens leaves, even if they retain nothing of the app.
  ///
  /// If screens or what works for them grow too, the mistake is theirs.
  func judgeWaitingTasks(
    _ session: Session, _ news: StateCensus.News, at moment: Finding.Moment
  ) -> [Finding] {
    let visits = news.waiting
    guard visits.count > 1 else { return [] }
    let isMore = visits[visits.count - 1].count > visits[visits.count - 2].count
    if let state = census.state, !isMore { judge.settle([Unfinished.Task.self], in: state) }
    guard isMore, visits.count == 3, visits[0].count < visits[1].count, session.isAtRest,
      !news.grown.contains(where: { JudgedClasses.workForScreens($0.type) })
    else { return [] }
    let tasks = HeadlessDevice.liveTasks().filter { visits[2].contains($0.number) }
    let names = TaskNames(session.appModules(news.counts.map(\.type)))
    let alike = Dictionary(grouping: tasks) { names.function(startingTheTask: $0.object) }
    return alike.sorted { $0.key ?? "" < $1.key ?? "" }.compactMap { function, tasks in
      let counts = visits.map { visit in tasks.count { visit.contains($0.number) } }
      let step = counts[2] - counts[1]
      guard step > 0, counts[1] - counts[0] == step, let newest = tasks.last,
        let start = session.launched.tasks?.start(of: newest.number)
      else { return nil }
      return finding(about: function, counts, startedAt: start, at: moment)
    }
  }

  /// Nil if there is such a finding.
  private func finding(
    about function: String?, _ counts: [Int], startedAt start: Finding.Moment,
    at moment: Finding.Moment
  ) -> Finding? {
    let root = RootName.task(startedAt: start)
    let link = Finding.Link(
      holder: function ?? RootName.suspendedTask, field: "Task { … }", shape: "Task",
      holderType: function ?? RootName.suspendedTask, isPossible: false)
    let isKnown = judge.hasGrown(Unfinished.Task.self) { $0.links.first?.holder == link.holder }
    guard !isKnown else { return nil }
    let list = counts.map(String.init).joined(separator: ", ")
    let finding = Finding(
      verdict: .growing, subject: ObjectLabel(type: Unfinished.Task.self, number: counts[2]),
      made: nil, due: moment, links: [link], root: root, kept: 1, cut: nil, unknownHolders: 0,
      notes: [
        "\(counts[2] - counts[1]) more at each of the last visits to the same screens: \(list)",
        Finding.endTheTask,
      ])
    judge.add(finding, in: census.state)
    return finding
  }
}

/// Names tasks by the app's functions whose closures they run.
@MainActor private struct TaskNames {
  private let modules: Set<String>

  init(_ modules: Set<String>) { self.modules = modules }

  /// The function whose closure a suspended task runs; nil if the program has no names, or if the
  /// code isn't the app's.
  func function(startingTheTask task: AnyObject) -> String? {
    let calls = Walker.calls(ofTask: task)
    return calls.reversed().lazy.compactMap(FunctionNames.ofProgram.function(at:)).first {
      modules.contains($0.module)
    }?.text
  }
}

extension Session {
  /// The numbers of the app's tasks that have outlived their step and haven't ended.
  var unfinishedTasks: Set<Int> { launched.tasks?.unfinished ?? [] }
}
