import HeadlessUIKit
import Testing

@MainActor @Suite struct SceneManifestTests {
  @Test(arguments: [true, false])
  func `an app supports multiple scenes if its manifest says so`(answer: Bool) {
    let application = HeadlessDevice.boot().application
    application.sceneManifest = ["UIApplicationSupportsMultipleScenes": answer]
    #expect(application.supportsMultipleScenes == answer)
  }

  @Test func `a manifest that doesn't say means one scene, and no manifest any number`() {
    let application = HeadlessDevice.boot().application
    #expect(application.supportsMultipleScenes)
    application.sceneManifest = [:]
    #expect(!application.supportsMultipleScenes)
  }
}
