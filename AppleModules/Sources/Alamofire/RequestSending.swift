/// The stages of a request: adapted, sent, received, perhaps retried, ended.
extension Request {
  func start() {
    do {
      let request = try makeRequest()
      self.request = request
      guard let session else { return end(.sessionDeinitialized) }
      adapt(
        request, session,
        [session.interceptor, session.adapter, interceptor].compactMap(\.self)[...])
    } catch {
      let error = error.asAFError { .createURLRequestFailed(error: $0) }
      session?.queue.async { self.end(error) }
    }
  }

  private func adapt(
    _ request: URLRequest, _ session: Session, _ adapters: ArraySlice<any RequestAdapter>
  ) {
    guard let first = adapters.first else { return send(request, session) }
    first.adapt(request, for: session) { [weak session] result in
      switch result {
      case .success(let adapted):
        guard let session else { return self.end(.sessionDeinitialized) }
        self.adapt(adapted, session, adapters.dropFirst())
      case .failure(let error):
        self.end(error.asAFError { .requestAdaptationFailed(error: $0) })
      }
    }
  }

  private func send(_ request: URLRequest, _ session: Session) {
    lock.withLock {
      guard state == .resumed || state == .suspended else { return }
      self.request = request
      let task = session.session.dataTask(with: request) { self.receive($0, $1, $2) }
      self.task = task
      if state == .resumed { task.resume() }
    }
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let (isOver, failure) = lock.withLock { () -> (Bool, AFError?) in
      guard state != .finished else { return (true, nil) }
      received = data
      self.response = response as? HTTPURLResponse
      for progress in [uploadProgress, downloadProgress] where error == nil {
        progress.completedUnitCount = 1
      }
      for handler in progressHandlers where error == nil { handler() }
      let failure =
        error.map { AFError.sessionTaskFailed(error: $0) }
        ?? self.response.flatMap { rejection(of: $0, data) }
      return (false, failure)
    }
    guard !isOver else { return }
    guard let failure, let session else { return end(failure) }
    retry(
      session, failure, [interceptor, session.retrier, session.interceptor].compactMap(\.self)[...])
  }

  private func retry(
    _ session: Session, _ failure: AFError, _ retriers: ArraySlice<any RequestRetrier>
  ) {
    guard let first = retriers.first else { return end(failure) }
    first.retry(self, for: session, dueTo: failure) { [weak session] result in
      guard let session else { return self.end(.sessionDeinitialized) }
      switch result {
      case .doNotRetry: self.retry(session, failure, retriers.dropFirst())
      case .retry: self.restart()
      case .retryWithDelay(let seconds):
        session.queue.asyncAfter(deadline: .now() + seconds) { self.restart() }
      case .doNotRetryWithError(let error):
        self.end(
          error.asAFError { .requestRetryFailed(retryError: $0, originalError: failure) })
      }
    }
  }

  private func restart() {
    lock.withLock {
      guard state == .resumed else { return }
      retryCount += 1
      start()
    }
  }

  func end(_ error: AFError?) {
    let endings = lock.withLock {
      defer { self.endings = [] }
      guard state != .finished else { return self.endings }
      state = .finished
      self.error = error
      task = nil
      interceptor = nil
      progressHandlers = []
      return self.endings
    }
    session?.release(self)
    for ending in endings { ending() }
  }
}
