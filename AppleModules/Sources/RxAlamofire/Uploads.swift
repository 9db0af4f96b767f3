extension Reactive where Base: Session {
  public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
  ) -> Observable<UploadRequest> {
    sent { $0.upload(data, to: url, method: method, headers: headers) }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod, headers: HTTPHeaders? = nil
  ) -> Observable<UploadRequest> {
    sent {
      $0.upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers)
    }
  }

  public func download(
    _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: @escaping DownloadRequest.Destination
  ) -> Observable<DownloadRequest> {
    sent { $0.download(urlRequest, interceptor: interceptor, to: destination) }
  }
}

public func upload(
  _ data: Data, to url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
) -> Observable<UploadRequest> {
  AF.rx.upload(data, to: url, method: method, headers: headers)
}

public func upload(
  multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
  method: HTTPMethod, headers: HTTPHeaders? = nil
) -> Observable<UploadRequest> {
  AF.rx.upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers)
}

public func download(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
  to destination: @escaping DownloadRequest.Destination
) -> Observable<DownloadRequest> {
  AF.rx.download(urlRequest, interceptor: interceptor, to: destination)
}
