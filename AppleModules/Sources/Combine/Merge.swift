extension Publishers {
  /// Publishes the values of several publishers as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// Publishes the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  // More than two publishers are a merge of a merge.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    Merge<Merge4<A, B, C, D>, E>
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = Merge<Merge5<A, B, C, D, E>, F>
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = Merge<Merge6<A, B, C, D, E, F>, G>
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = Merge<Merge7<A, B, C, D, E, F, G>, H>
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
}

extension Publishers.Merge {
  public init<M, N>(_ m: M, _ n: N, _ b: B)
  where A == Publishers.Merge<M, N> { self.init(A(m, n), b) }
  public init<M, N, O>(_ m: M, _ n: N, _ o: O, _ b: B)
  where A == Publishers.Merge3<M, N, O> { self.init(A(m, n, o), b) }
  public init<M, N, O, P>(_ m: M, _ n: N, _ o: O, _ p: P, _ b: B)
  where A == Publishers.Merge4<M, N, O, P> { self.init(A(m, n, o, p), b) }
  public init<M, N, O, P, Q>(_ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ b: B)
  where A == Publishers.Merge5<M, N, O, P, Q> { self.init(A(m, n, o, p, q), b) }
  public init<M, N, O, P, Q, R>(_ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ b: B)
  where A == Publishers.Merge6<M, N, O, P, Q, R> { self.init(A(m, n, o, p, q, r), b) }
  public init<M, N, O, P, Q, R, S>(_ m: M, _ n: N, _ o: O, _ p: P, _ q: Q, _ r: R, _ s: S, _ b: B)
  where A == Publishers.Merge7<M, N, O, P, Q, R, S> { self.init(A(m, n, o, p, q, r, s), b) }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<P: Publisher, Q: Publisher>(
    with p: P, _ q: Q
  ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: p).merge(with: q)
  }

  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with p: P, _ q: Q, _ r: R
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, P>, Q>, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    merge(with: p, q).merge(with: r)
  }
}
