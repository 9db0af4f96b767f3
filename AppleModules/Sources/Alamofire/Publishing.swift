import Combine

/// Publishes the response of a request, which starts for the first subscriber.
public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never

  private let request: DataRequest
  private let respond: (@escaping (Output) -> Void) -> Void

  init<Serializer: DataResponseSerializerProtocol>(
    _ request: DataRequest, _ serializer: Serializer, on queue: DispatchQueue
  ) where Serializer.SerializedObject == Value {
    self.request = request
    respond = { handler in
      request.response(
        queue: queue, responseSerializer: serializer, completionHandler: handler)
    }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    Deferred { [respond] in
      Future { promise in respond { promise(.success($0)) } }
    }
    .handleEvents(receiveCancel: { [request] in request.cancel() })
    .receive(subscriber: subscriber)
  }

  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map(\.result).eraseToAnyPublisher()
  }

  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self).flatMap(\.result.publisher).eraseToAnyPublisher()
  }
}

extension DataRequest {
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder()
  ) -> DataResponsePublisher<Value> {
    DataResponsePublisher(self, DecodableResponseSerializer<Value>(decoder: decoder), on: queue)
  }

  public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
    DataResponsePublisher(self, DataResponseSerializer(), on: queue)
  }

  public func publishString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil
  ) -> DataResponsePublisher<String> {
    DataResponsePublisher(self, StringResponseSerializer(encoding: encoding), on: queue)
  }
}
