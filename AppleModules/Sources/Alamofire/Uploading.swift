extension Session {
  public func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    UploadRequest(in: self, interceptor: interceptor) {
      var request = try URLRequest(url: convertible, method: method, headers: headers)
      request.httpBody = data
      return request
    }
  }

  public func upload(
    _ data: Data, with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    UploadRequest(in: self, interceptor: interceptor) {
      var request = try convertible.asURLRequest()
      request.httpBody = data
      return request
    }
  }

  public func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    UploadRequest(in: self, interceptor: interceptor) {
      var request = try URLRequest(url: convertible, method: method, headers: headers)
      do { request.httpBody = try Data(contentsOf: fileURL) } catch {
        throw AFError.createUploadableFailed(error: error)
      }
      return request
    }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    usingThreshold: UInt64 = 0, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    UploadRequest(in: self, interceptor: interceptor) {
      let request = try URLRequest(url: url, method: method, headers: headers)
      return try Self.form(request, multipartFormData)
    }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    UploadRequest(in: self, interceptor: interceptor) {
      try Self.form(try request.asURLRequest(), multipartFormData)
    }
  }

  private static func form(
    _ request: URLRequest, _ fill: (MultipartFormData) -> Void
  ) throws -> URLRequest {
    let form = MultipartFormData()
    fill(form)
    var request = request
    request.headers.update(.contentType(form.contentType))
    request.httpBody = try form.encode()
    return request
  }
}
