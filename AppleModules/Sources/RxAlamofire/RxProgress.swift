/// How much of a request has been transferred.
public struct RxProgress: Hashable, Sendable {
  public let bytesWritten: Int64
  public let totalBytes: Int64

  public init(bytesWritten: Int64, totalBytes: Int64) {
    self.bytesWritten = bytesWritten
    self.totalBytes = totalBytes
  }

  public var bytesRemaining: Int64 { totalBytes - bytesWritten }

  public var completed: Float {
    totalBytes > 0 ? Float(bytesWritten) / Float(totalBytes) : 0
  }
}

extension Reactive where Base: Request {
  /// Nothing, and then everything once the response has arrived.
  public func progress() -> Observable<RxProgress> {
    Observable.create { [base] observer in
      base.downloadProgress { progress in
        observer.onNext(
          RxProgress(
            bytesWritten: progress.completedUnitCount, totalBytes: progress.totalUnitCount))
        if progress.completedUnitCount >= progress.totalUnitCount { observer.onCompleted() }
      }
      return Disposables.create()
    }
    .startWith(RxProgress(bytesWritten: 0, totalBytes: 0))
  }
}
