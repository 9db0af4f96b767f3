/// A response that is awaited.
///
/// It is unchecked because its request guards its own state.
public struct DataTask<Value>: @unchecked Sendable {
  private let request: DataRequest
  private let task: Task<AFDataResponse<Value>, Never>

  init<Serializer: DataResponseSerializerProtocol>(
    _ request: DataRequest, _ serializer: Serializer, cancels: Bool
  ) where Serializer.SerializedObject == Value {
    self.request = request
    task = Task {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          request.response(queue: .global(), responseSerializer: serializer) {
            continuation.resume(returning: $0)
          }
        }
      } onCancel: {
        if cancels { request.cancel() }
      }
    }
  }

  public var response: AFDataResponse<Value> {
    get async {
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }

  public var result: AFResult<Value> { get async { await response.result } }
  public var value: Value { get async throws { try await result.get() } }

  public func cancel() { task.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }
}

extension DataRequest {
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Value> {
    DataTask(
      self, DecodableResponseSerializer<Value>(decoder: decoder), cancels: automaticallyCancelling)
  }

  public func serializingData(automaticallyCancelling: Bool = true) -> DataTask<Data> {
    DataTask(self, DataResponseSerializer(), cancels: automaticallyCancelling)
  }

  public func serializingString(
    automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil
  ) -> DataTask<String> {
    DataTask(self, StringResponseSerializer(encoding: encoding), cancels: automaticallyCancelling)
  }

  public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer, automaticallyCancelling: Bool = true
  ) -> DataTask<Serializer.SerializedObject> {
    DataTask(self, serializer, cancels: automaticallyCancelling)
  }
}
