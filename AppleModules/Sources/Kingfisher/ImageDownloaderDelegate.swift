/// Learns about a downloader's requests, and decides on their answers.
public protocol ImageDownloaderDelegate: AnyObject {
  func imageDownloader(
    _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
  func imageDownloader(
    _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL,
    with response: URLResponse?, error: (any Error)?)
  func imageDownloader(
    _ downloader: ImageDownloader, didDownload data: Data, with dataTask: SessionDataTask
  ) -> Data?
  func imageDownloader(
    _ downloader: ImageDownloader, didDownload data: Data, for url: URL
  ) -> Data?
  func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool
}

extension ImageDownloaderDelegate {
  public func imageDownloader(
    _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?
  ) {}
  public func imageDownloader(
    _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL,
    with response: URLResponse?, error: (any Error)?
  ) {}
  public func imageDownloader(
    _ downloader: ImageDownloader, didDownload data: Data, with dataTask: SessionDataTask
  ) -> Data? {
    guard let url = dataTask.originalURL else { return data }
    return imageDownloader(downloader, didDownload: data, for: url)
  }
  public func imageDownloader(
    _ downloader: ImageDownloader, didDownload data: Data, for url: URL
  ) -> Data? { data }
  public func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool {
    (200..<400).contains(code)
  }
}
