import HeadlessUIKit
import Testing

/// The five documents' coordinators, compiled unannotated in Swift 5 mode, run.
@MainActor struct ListingsTests {
  private func launch<Delegate: UIWindowSceneDelegate>(_ delegate: Delegate) -> HeadlessDevice {
    let device = HeadlessDevice.boot()
    device.application.connect(delegate: delegate)
    device.settle()
    return device
  }

  private func tap(_ title: String, on device: HeadlessDevice) throws {
    let target = try #require(device.finger.targets.first { $0.title == title })
    try device.finger.tap(target)
    device.settle()
  }

  private func front(_ device: HeadlessDevice) -> String {
    device.frontmost.map { "\(type(of: $0))" } ?? "nothing"
  }

  @Test func `Camplace pushes details and presents its list`() throws {
    let delegate = CamplaceSceneDelegate()
    let device = launch(delegate)
    #expect(front(device) == "MainMapViewController")
    try tap("list", on: device)
    #expect(front(device) == "PlaceListViewController")
    let sheet = try #require(device.frontmost?.sheetPresentationController)
    #expect(sheet.currentHeight == 852 * 0.878912)
    #expect(sheet.preferredCornerRadius == 30)
    try device.finger.swipeDown()
    device.settle()
    try device.finger.tapTab(at: 1)
    device.settle()
    try tap("솔향기 캠핑장", on: device)
    #expect(front(device) == "PlaceDetailViewController")
    #expect(device.misuses == [])
  }

  @Test func `the book search shows a detail`() throws {
    let delegate = BooksSceneDelegate()
    let device = launch(delegate)
    #expect(front(device) == "BookSearchViewController")
    try tap("go to detail", on: device)
    #expect(front(device) == "DetailViewController")
    #expect(device.misuses == [])
  }

  @Test func `a logout reaches its handler`() throws {
    let delegate = FlowSceneDelegate()
    let device = launch(delegate)
    let first = try #require(device.frontmost)
    try tap("log out", on: device)
    #expect(front(device) == "ProfileViewController")
    #expect(device.frontmost !== first)
  }

  @Test func `a camper's detail closes again`() {
    let delegate = CampersSceneDelegate()
    let device = launch(delegate)
    delegate.showDetailAsModal()
    device.settle()
    #expect(front(device) == "CamperDetailViewController")
    delegate.close()
    device.settle()
    #expect(front(device) == "CamperListViewController")
  }

  @Test func `creating an issue removes its coordinator`() throws {
    let delegate = IssuesSceneDelegate()
    let device = launch(delegate)
    try tap("Add", on: device)
    #expect(front(device) == "IssueCreatorViewController")
    try tap("done", on: device)
    #expect(front(device) == "IssueListViewController")
    #expect(device.instances.aliveCount == 2)
  }
}
