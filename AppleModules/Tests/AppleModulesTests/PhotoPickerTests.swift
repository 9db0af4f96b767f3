import PhotosUI
import Testing

@MainActor @Suite struct `A photo picker` {
  private final class Owner: PHPickerViewControllerDelegate {
    var choices: [[PHPickerResult]] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      choices.append(results)
      picker.dismiss(animated: true)
    }
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private let device = HeadlessDevice.boot()
  private let scene = Scene()
  private let root = UIViewController()
  private let owner = Owner()
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: device.application.connect(delegate: scene))
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
  }

  private func present(_ configuration: PHPickerConfiguration = .init()) {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = owner
    root.present(picker, animated: true)
    device.settle()
  }

  private func tap(_ title: String) throws {
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == title }))
    device.settle()
  }

  @Test func `gives a photo or nothing, and the app dismisses it`() throws {
    present()
    try tap("Photo")
    #expect(root.presentedViewController == nil)
    present()
    try tap("Cancel")
    #expect(root.presentedViewController == nil)
    #expect(owner.choices.map(\.count) == [1, 0])
    #expect(owner.choices[0][0].assetIdentifier == nil)
  }

  @Test func `is dismissed by a swipe without telling its delegate`() throws {
    present()
    try device.finger.swipeDown()
    device.settle()
    #expect(root.presentedViewController == nil)
    #expect(owner.choices.isEmpty)
  }

  @Test func `identifies the asset where it is configured with the library`() throws {
    present(PHPickerConfiguration(photoLibrary: .shared()))
    try tap("Photo")
    #expect(owner.choices.first?.first?.assetIdentifier != nil)
  }

  @Test func `offers what its filter admits`() throws {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.not(.images), .all(of: [.images, .videos])])
    present(configuration)
    try tap("Video")
    let provider = try #require(owner.choices.first?.first).itemProvider
    #expect(provider.hasItemConformingToTypeIdentifier("public.movie"))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var file: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, _ in
      file = url
      #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == true)
    }
    device.settle()
    let copy = try #require(file)
    #expect(copy.lastPathComponent == "IMG_0004.mov")
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    configuration.filter = .screenshots
    present(configuration)
    #expect(!device.finger.targets.contains { $0.title == "Photo" || $0.title == "Video" })
  }

  @Test func `provides the photo later`() throws {
    present()
    try tap("Photo")
    let provider = try #require(owner.choices.first?.first).itemProvider
    #expect(provider.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    var events: [String] = []
    let progress = provider.loadObject(ofClass: UIImage.self) { image, _ in
      events.append((image as? UIImage)?.name ?? "nothing")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      events.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
    }
    provider.loadObject(ofClass: NSString.self) { _, error in
      events.append(error == nil ? "text" : "no text")
    }
    #expect(events.isEmpty && !progress.isFinished)
    device.settle()
    #expect(events == ["IMG_0001.JPG", "image IMG_0001.JPG", "no text"] && progress.isFinished)
  }

  @Test func `of a drag's item, texts and addresses are loaded by their types`() throws {
    var events: [String] = []
    NSItemProvider(object: "tea").loadObject(ofClass: String.self) { text, _ in
      events.append(text ?? "nothing")
    }
    let address = NSItemProvider(object: try #require(URL(string: "https://example.com")))
    #expect(address.canLoadObject(ofClass: URL.self))
    address.loadObject(ofClass: URL.self) { url, _ in events.append(url?.host ?? "nothing") }
    device.settle()
    #expect(events == ["tea", "example.com"])
  }
}
