extension Request: ReactiveCompatible {}

extension Reactive where Base: DataRequest {
  /// The response with its serialized value; the request is cancelled where the subscription ends.
  public func responseResult<Serializer: DataResponseSerializerProtocol>(
    queue: DispatchQueue = .main, responseSerializer: Serializer
  ) -> Observable<(HTTPURLResponse, Serializer.SerializedObject)> {
    Observable.create { [base] observer in
      let request = base.response(queue: queue, responseSerializer: responseSerializer) { answer in
        switch (answer.result, answer.response) {
        case (.success(let value), let response?):
          observer.onNext((response, value))
          observer.onCompleted()
        case (.success, nil): observer.onError(RxAlamofireUnknownError)
        case (.failure(let error), _): observer.onError(error)
        }
      }
      return Disposables.create { request.cancel() }
    }
  }

  public func result<Serializer: DataResponseSerializerProtocol>(
    queue: DispatchQueue = .main, responseSerializer: Serializer
  ) -> Observable<Serializer.SerializedObject> {
    responseResult(queue: queue, responseSerializer: responseSerializer).map { $0.1 }
  }

  public func response(queue: DispatchQueue = .main) -> Observable<HTTPURLResponse> {
    Observable.create { [base] observer in
      let request = base.response(queue: queue) { answer in
        if let error = answer.error {
          observer.onError(error)
        } else if let response = answer.response {
          observer.onNext(response)
          observer.onCompleted()
        } else {
          observer.onError(RxAlamofireUnknownError)
        }
      }
      return Disposables.create { request.cancel() }
    }
  }

  public func responseData() -> Observable<(HTTPURLResponse, Data)> {
    responseResult(responseSerializer: DataResponseSerializer())
  }

  public func data() -> Observable<Data> { responseData().map(\.1) }

  public func responseString(
    encoding: String.Encoding? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    responseResult(responseSerializer: StringResponseSerializer(encoding: encoding))
  }

  public func string(encoding: String.Encoding? = nil) -> Observable<String> {
    responseString(encoding: encoding).map(\.1)
  }

  public func responseJSON(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> Observable<(HTTPURLResponse, Any)> {
    responseResult(responseSerializer: JSONResponseSerializer(options: options))
  }

  /// The whole answer, which is an element where the request failed.
  public func responseJSON() -> Observable<DataResponse<Any, AFError>> {
    Observable.create { [base] observer in
      let request = base.responseJSON { answer in
        observer.onNext(answer)
        observer.onCompleted()
      }
      return Disposables.create { request.cancel() }
    }
  }

  public func json(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> Observable<Any> {
    result(responseSerializer: JSONResponseSerializer(options: options))
  }

  public func responseDecodable<Value: Decodable>(
    decoder: any DataDecoder = JSONDecoder()
  ) -> Observable<(HTTPURLResponse, Value)> {
    responseResult(responseSerializer: DecodableResponseSerializer(decoder: decoder))
  }

  public func decodable<Value: Decodable>(
    decoder: any DataDecoder = JSONDecoder()
  ) -> Observable<Value> {
    result(responseSerializer: DecodableResponseSerializer(decoder: decoder))
  }
}
