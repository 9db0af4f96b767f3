import RetainGraph
import Testing

/// The tasks that closures may resume.
@MainActor @Suite struct ContinuationReaderTests {
  private final class Keeper {
    var action: (() -> Void)?
    var continuation: CheckedContinuation<Void, Never>?
    var task: Task<Void, Never>?
  }

  private func started(_ body: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
    let task = Task { await body() }
    for _ in 0..<10 { await Task.yield() }
    return task
  }

  /// Whether the keeper's closures may resume each task.
  private func resumed(by keeper: Keeper, _ tasks: Task<Void, Never>...) -> [Bool] {
    let reader = ContinuationReader { $0 == "RetainGraphTests" }
    let found = reader.tasks(
      resumedBy: [keeper], among: tasks.map { unsafeBitCast($0, to: AnyObject.self) })
    return tasks.indices.map(found.contains)
  }

  @Test func `a closure resumes the task whose continuation it captures, and no other`() async {
    let keeper = Keeper()
    let other = Keeper()
    let task = await started {
      await withCheckedContinuation { continuation in keeper.action = { continuation.resume() } }
    }
    let unrelated = await started {
      await withUnsafeContinuation { continuation in other.action = { continuation.resume() } }
    }
    #expect(resumed(by: keeper, task, unrelated) == [true, false])
    #expect(resumed(by: other, task, unrelated) == [false, true])
    keeper.action?()
    other.action?()
    await task.value
    await unrelated.value
  }

  @Test func `a closure resumes the task whose continuation its object keeps`() async {
    let keeper = Keeper()
    let asking = Keeper()
    let task = await started { await withCheckedContinuation { keeper.continuation = $0 } }
    asking.action = { [weak keeper] in keeper?.continuation?.resume() }
    #expect(resumed(by: asking, task) == [true])
    asking.action?()
    await task.value
  }

  @Test func `a closure resumes the task that reads its stream`() async {
    let keeper = Keeper()
    let stream = AsyncStream<Int> { continuation in
      keeper.action = { continuation.finish() }
    }
    let task = await started { for await _ in stream {} }
    #expect(resumed(by: keeper, task) == [true])
    keeper.action?()
    await task.value
  }

  @Test func `the handle of a task doesn't resume it`() async {
    let keeper = Keeper()
    let asking = Keeper()
    let task = await started {
      await withUnsafeContinuation { continuation in asking.action = { continuation.resume() } }
    }
    keeper.task = task
    keeper.action = { [weak keeper] in keeper?.task?.cancel() }
    #expect(resumed(by: keeper, task) == [false])
    asking.action?()
    await task.value
  }
}
