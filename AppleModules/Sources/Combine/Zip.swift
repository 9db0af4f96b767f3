extension Publishers {
  /// Publishes the values of two publishers in pairs.
  ///
  /// OpenCombine's `Zip` crashes if a value arrives on another queue while its subscription ends.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      let pair = ZippedPair<A.Output, B.Output, Downstream>(subscriber)
      subscriber.receive(subscription: pair)
      a.subscribe(PairHalf(pair: pair, take: pair.receiveFirst, finish: pair.finishFirst))
      b.subscribe(PairHalf(pair: pair, take: pair.receiveSecond, finish: pair.finishSecond))
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      Zip<Zip<A, B>, Zip<C, D>>(Zip<A, B>(a, b), Zip<C, D>(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

// The constraint on Self, which every concrete type satisfies, makes Swift prefer these to OpenCombine's.
extension Publisher where Self: SendableMetatype {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0, $1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0, $1, $2) }
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
      .map { transform($0, $1, $2, $3) }
  }
}
