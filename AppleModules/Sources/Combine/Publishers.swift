/// The namespace of the publishers that operators make: OpenCombine's, and those of this module.
///
/// It hides OpenCombine's namespace, so that a publisher of this module can replace one of the same name there.
public enum Publishers {
  public typealias AllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.AllSatisfy<Upstream>
  public typealias AssertNoFailure<Upstream: Publisher> = OpenCombine.Publishers.AssertNoFailure<
    Upstream
  >
  public typealias Autoconnect<Upstream: ConnectablePublisher> = OpenCombine.Publishers.Autoconnect<
    Upstream
  >
  public typealias Breakpoint<Upstream: Publisher> = OpenCombine.Publishers.Breakpoint<Upstream>
  public typealias Buffer<Upstream: Publisher> = OpenCombine.Publishers.Buffer<Upstream>
  public typealias BufferingStrategy<Failure: Error> = OpenCombine.Publishers.BufferingStrategy<
    Failure
  >
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers
    .Catch<Upstream, NewPublisher> where Upstream.Output == NewPublisher.Output
  public typealias Collect<Upstream: Publisher> = OpenCombine.Publishers.Collect<Upstream>
  public typealias CollectByCount<Upstream: Publisher> = OpenCombine.Publishers.CollectByCount<
    Upstream
  >
  public typealias CompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers.CompactMap<
    Upstream, Output
  >
  public typealias Comparison<Upstream: Publisher> = OpenCombine.Publishers.Comparison<Upstream>
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = OpenCombine.Publishers
    .Concatenate<Prefix, Suffix>
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
  public typealias Contains<Upstream: Publisher> = OpenCombine.Publishers.Contains<Upstream>
  where Upstream.Output: Equatable
  public typealias ContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.ContainsWhere<
    Upstream
  >
  public typealias Count<Upstream: Publisher> = OpenCombine.Publishers.Count<Upstream>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers
    .Debounce<Upstream, Context>
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    OpenCombine.Publishers.Decode<Upstream, Output, Coder> where Upstream.Output == Coder.Input
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Delay<
    Upstream, Context
  >
  public typealias Drop<Upstream: Publisher> = OpenCombine.Publishers.Drop<Upstream>
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers
    .DropUntilOutput<Upstream, Other> where Upstream.Failure == Other.Failure
  public typealias DropWhile<Upstream: Publisher> = OpenCombine.Publishers.DropWhile<Upstream>
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = OpenCombine.Publishers
    .Encode<Upstream, Coder> where Upstream.Output: Encodable
  public typealias Filter<Upstream: Publisher> = OpenCombine.Publishers.Filter<Upstream>
  public typealias First<Upstream: Publisher> = OpenCombine.Publishers.First<Upstream>
  public typealias FirstWhere<Upstream: Publisher> = OpenCombine.Publishers.FirstWhere<Upstream>
  public typealias FlatMap<Child: Publisher, Upstream: Publisher> = OpenCombine.Publishers.FlatMap<
    Child, Upstream
  > where Child.Failure == Upstream.Failure
  public typealias HandleEvents<Upstream: Publisher> = OpenCombine.Publishers.HandleEvents<Upstream>
  public typealias IgnoreOutput<Upstream: Publisher> = OpenCombine.Publishers.IgnoreOutput<Upstream>
  public typealias Last<Upstream: Publisher> = OpenCombine.Publishers.Last<Upstream>
  public typealias LastWhere<Upstream: Publisher> = OpenCombine.Publishers.LastWhere<Upstream>
  public typealias MakeConnectable<Upstream: Publisher> = OpenCombine.Publishers.MakeConnectable<
    Upstream
  >
  public typealias Map<Upstream: Publisher, Output> = OpenCombine.Publishers.Map<Upstream, Output>
  public typealias MapError<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers.MapError<
    Upstream, Failure
  >
  public typealias MapKeyPath<Upstream: Publisher, Output> = OpenCombine.Publishers.MapKeyPath<
    Upstream, Output
  >
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = OpenCombine.Publishers
    .MapKeyPath2<Upstream, Output0, Output1>
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = OpenCombine
    .Publishers.MapKeyPath3<Upstream, Output0, Output1, Output2>
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers
    .MeasureInterval<Upstream, Context>
  public typealias Multicast<Upstream: Publisher, SubjectType: Subject> = OpenCombine.Publishers
    .Multicast<Upstream, SubjectType>
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output
  public typealias Output<Upstream: Publisher> = OpenCombine.Publishers.Output<Upstream>
  public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers
    .PrefixUntilOutput<Upstream, Other>
  public typealias PrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.PrefixWhile<Upstream>
  public typealias Print<Upstream: Publisher> = OpenCombine.Publishers.Print<Upstream>
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers
    .ReceiveOn<Upstream, Context>
  public typealias Reduce<Upstream: Publisher, Output> = OpenCombine.Publishers.Reduce<
    Upstream, Output
  >
  public typealias RemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers.RemoveDuplicates<
    Upstream
  >
  public typealias ReplaceEmpty<Upstream: Publisher> = OpenCombine.Publishers.ReplaceEmpty<Upstream>
  public typealias ReplaceError<Upstream: Publisher> = OpenCombine.Publishers.ReplaceError<Upstream>
  public typealias Retry<Upstream: Publisher> = OpenCombine.Publishers.Retry<Upstream>
  public typealias Scan<Upstream: Publisher, Output> = OpenCombine.Publishers.Scan<Upstream, Output>
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = OpenCombine.Publishers
    .Sequence<Elements, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers
    .SetFailureType<Upstream, Failure> where Upstream.Failure == Never
  public typealias Share<Upstream: Publisher> = OpenCombine.Publishers.Share<Upstream>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers
    .SubscribeOn<Upstream, Context>
  public typealias SwitchToLatest<NestedPublisher: Publisher, Upstream: Publisher> = OpenCombine
    .Publishers.SwitchToLatest<NestedPublisher, Upstream>
  where Upstream.Output == NestedPublisher, Upstream.Failure == NestedPublisher.Failure
  public typealias Throttle<Upstream, Context> = OpenCombine.Publishers.Throttle<Upstream, Context>
  where Upstream: Publisher, Context: Scheduler
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers
    .Timeout<Upstream, Context>
  public typealias TryAllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.TryAllSatisfy<
    Upstream
  >
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers
    .TryCatch<Upstream, NewPublisher> where Upstream.Output == NewPublisher.Output
  public typealias TryCompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers
    .TryCompactMap<Upstream, Output>
  public typealias TryComparison<Upstream: Publisher> = OpenCombine.Publishers.TryComparison<
    Upstream
  >
  public typealias TryContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.TryContainsWhere<
    Upstream
  >
  public typealias TryDropWhile<Upstream: Publisher> = OpenCombine.Publishers.TryDropWhile<Upstream>
  public typealias TryFilter<Upstream> = OpenCombine.Publishers.TryFilter<Upstream>
  where Upstream: Publisher
  public typealias TryFirstWhere<Upstream: Publisher> = OpenCombine.Publishers.TryFirstWhere<
    Upstream
  >
  public typealias TryLastWhere<Upstream: Publisher> = OpenCombine.Publishers.TryLastWhere<Upstream>
  public typealias TryMap<Upstream: Publisher, Output> = OpenCombine.Publishers.TryMap<
    Upstream, Output
  >
  public typealias TryPrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.TryPrefixWhile<
    Upstream
  >
  public typealias TryReduce<Upstream: Publisher, Output> = OpenCombine.Publishers.TryReduce<
    Upstream, Output
  >
  public typealias TryRemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers
    .TryRemoveDuplicates<Upstream>
  public typealias TryScan<Upstream: Publisher, Output> = OpenCombine.Publishers.TryScan<
    Upstream, Output
  >
}
