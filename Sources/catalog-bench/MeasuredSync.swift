import Foundation

/// A run of `camplace-sync`, and what it took.
struct MeasuredSync {
  let seconds: Double

  /// The time that the processors worked for it, which a busy machine doesn't change.
  let processorSeconds: Double

  /// The largest resident size.
  let megabytes: Double

  /// Fetches all campsites of a service into a new catalog.
  init(program: String, from service: LoopbackService, into catalog: String) throws {
    let arguments = [program, "--all", "--base-url", service.baseURL, "--catalog", catalog]
    func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
      texts.map { strdup($0) } + [nil]
    }
    let (words, environment) = (pointers(arguments), pointers(["GOCAMPING_SERVICE_KEY=invented"]))
    defer { (words + environment).forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }

    let start = ContinuousClock.now
    var (child, status, usage): (pid_t, Int32, rusage) = (0, 0, rusage())
    let failure = posix_spawn(&child, program, &actions, nil, words, environment)
    guard failure == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOEXEC)
    }
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw POSIXError(.ECANCELED)
    }
    seconds = (.now - start) / .seconds(1)
    let times = [usage.ru_utime, usage.ru_stime]
    processorSeconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    megabytes = Double(usage.ru_maxrss) / 1024
  }
}
