import LocalAuthentication
import Testing

@MainActor @Suite(.serialized) struct `A local authentication context` {
  @MainActor private final class Screen {
    var answers: [String] = []
  }

  private let device = HeadlessDevice.boot()

  private func begin(_ context: LAContext, _ screen: Screen) {
    context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") {
      [weak screen] isGranted, error in
      MainActor.assumeIsolated {
        screen?.answers.append(
          isGranted ? "granted" : "\((error as? LAError)?.code ?? .notInteractive)")
      }
    }
  }

  @Test func `recognizes the user in a later turn`() {
    let screen = Screen()
    begin(LAContext(), screen)
    #expect(screen.answers.isEmpty)
    device.settle()
    #expect(screen.answers == ["granted"])
  }

  @Test func `reports why the user isn't recognized`() {
    SimulatedAuthentication.failure = .userFallback
    defer { SimulatedAuthentication.failure = nil }
    let screen = Screen()
    begin(LAContext(), screen)
    device.settle()
    #expect(screen.answers == ["userFallback"])
  }

  @Test func `has only the passcode on a device without biometry`() {
    SimulatedAuthentication.biometryType = .none
    defer { SimulatedAuthentication.biometryType = .faceID }
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  @Test func `cancels what it asks for when it is invalidated`() {
    let screen = Screen()
    let context = LAContext()
    begin(context, screen)
    context.invalidate()
    device.settle()
    #expect(screen.answers == ["appCancel"])
  }

  @Test func `matches its errors in a pattern`() async {
    SimulatedAuthentication.failure = .userCancel
    defer { SimulatedAuthentication.failure = nil }
    do {
      _ = try await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Open")
      Issue.record("the user isn't recognized")
    } catch LAError.userCancel {
    } catch {
      Issue.record(error)
    }
  }
}
