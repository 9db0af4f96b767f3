extension ObservableType where Element == DataRequest {
  public func responseJSON() -> Observable<DataResponse<Any, AFError>> {
    flatMap { $0.rx.responseJSON() }
  }

  public func json(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> Observable<Any> {
    flatMap { $0.rx.json(options: options) }
  }

  public func responseString(
    encoding: String.Encoding? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    flatMap { $0.rx.responseString(encoding: encoding) }
  }

  public func string(encoding: String.Encoding? = nil) -> Observable<String> {
    flatMap { $0.rx.string(encoding: encoding) }
  }

  public func responseData() -> Observable<(HTTPURLResponse, Data)> {
    flatMap { $0.rx.responseData() }
  }

  public func response() -> Observable<HTTPURLResponse> { flatMap { $0.rx.response() } }
  public func data() -> Observable<Data> { flatMap { $0.rx.data() } }
  public func progress() -> Observable<RxProgress> { flatMap { $0.rx.progress() } }

  public func validate() -> Observable<Element> { map { $0.validate() } }

  public func validate<Codes: Sequence>(statusCode: Codes) -> Observable<Element>
  where Codes.Element == Int {
    map { $0.validate(statusCode: statusCode) }
  }

  public func validate<Types: Sequence>(contentType: Types) -> Observable<Element>
  where Types.Element == String {
    map { $0.validate(contentType: contentType) }
  }

  public func validate(_ validation: @escaping DataRequest.Validation) -> Observable<Element> {
    map { $0.validate(validation) }
  }
}
