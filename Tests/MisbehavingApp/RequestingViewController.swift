import FoundationNetworking
import UIKit

/// A button for each way to send a request, and labels that show the results.
final class RequestingViewController: UIViewController {
  private let result = UILabel()
  private let session = URLSession(configuration: .ephemeral)
  private var running: URLSessionDataTask?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(result)
    add("await") { [unowned self] in
      Task { [weak self] in
        do {
          let (data, response) = try await URLSession.shared.data(from: Self.url("/await"))
          self?.show(data, response, nil)
        } catch { self?.show(nil, nil, error) }
      }
    }
    add("completion") { [unowned self] in
      session.dataTask(with: Self.url("/completion")) { data, response, error in
        DispatchQueue.main.async { [weak self] in self?.show(data, response, error) }
      }.resume()
    }
    add("delegate") { [unowned self] in
      let receiver = Receiver { [weak self] in self?.show($0, $1, $2) }
      let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
      session.dataTask(with: Self.url("/delegate")).resume()
      session.finishTasksAndInvalidate()
    }
    add("contents") { [unowned self] in
      do { show(try Data(contentsOf: Self.url("/contents")), nil, nil) } catch {
        show(nil, nil, error)
      }
    }
    add("nested") { [unowned self] in
      let url = Self.url("/inner")
      session.dataTask(with: Self.url("/outer")) { _, _, _ in
        let inner = Result { try Data(contentsOf: url) }
        DispatchQueue.main.async { [weak self] in
          do { self?.show(try inner.get(), nil, nil) } catch { self?.show(nil, nil, error) }
        }
      }.resume()
    }
    add("upload") { [unowned self] in
      var request = URLRequest(url: Self.url("/upload"))
      request.httpMethod = "POST"
      session.uploadTask(with: request, from: Data("a letter".utf8)) { data, response, error in
        DispatchQueue.main.async { [weak self] in self?.show(data, response, error) }
      }.resume()
    }
    add("download") { [unowned self] in
      session.downloadTask(with: Self.url("/download")) { file, response, error in
        let data = file.flatMap { try? Data(contentsOf: $0) }
        DispatchQueue.main.async { [weak self] in self?.show(data, response, error) }
      }.resume()
    }
    add("three") { [unowned self] in
      for number in 1...3 {
        session.dataTask(with: Self.url("/\(number)")) { data, _, _ in
          DispatchQueue.main.async { [weak self] in
            self?.result.text =
              (self?.result.text ?? "") + String(decoding: data ?? Data(), as: UTF8.self)
          }
        }.resume()
      }
    }
    add("start") { [unowned self] in
      result.text = "loading"
      running = session.dataTask(with: Self.url("/start")) { data, response, error in
        DispatchQueue.main.async { [weak self] in self?.show(data, response, error) }
      }
      running?.resume()
    }
    add("decode") { [unowned self] in
      Task { [weak self] in
        let (data, _) = try await URLSession.shared.data(from: Self.url("/books"))
        let books = try JSONDecoder().decode([Book].self, from: data)
        self?.result.text = books.map { "\($0.title) by \($0.author?.name ?? "nobody")" }
          .joined(separator: ", ")
      }
    }
    add("parse") { [unowned self] in
      Task { [weak self] in
        let (data, _) = try await URLSession.shared.data(from: Self.url("/login"))
        // As adopting rewrites `jsonObject(with:)`.
        let answer = try JSONSerialization.parsedObject(with: data) as? [String: Any]
        let user = answer?["user"] as? [String: Any]
        self?.result.text = "\(answer?["token"] ?? "none") of \(user?["name"] ?? "nobody")"
      }
    }
    add("cancel") { [unowned self] in running?.cancel() }
  }

  private func add(_ name: String, _ ask: @escaping @MainActor () -> Void) {
    let button = UIButton()
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in ask() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func show(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let error {
      result.text = "error \((error as? URLError)?.code.rawValue ?? 0)"
    } else {
      let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
      result.text = status + String(decoding: data ?? Data(), as: UTF8.self)
    }
  }

  private static func url(_ path: String) -> URL {
    let server = ProcessInfo.processInfo.environment["SERVER"] ?? "https://api.example.com"
    return URL(string: server + path) ?? URL(filePath: "/")
  }
}

private struct Book: Decodable {
  struct Author: Decodable { let name: String }
  let title: String
  let author: Author?
}

/// Collects what a session passes to its delegate on the main queue.
private final class Receiver: NSObject, URLSessionDataDelegate {
  private let receive: @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  private nonisolated(unsafe) var data = Data()

  init(_ receive: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void) {
    self.receive = receive
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    self.data += data
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    MainActor.assumeIsolated { receive(data, task.response, error) }
  }
}
