import AuthenticationServices
import Testing

@MainActor @Suite(.serialized) struct `Signing in with Apple` {
  private final class Owner: ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    let window = UIWindow()
    var events: [String] = []

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      events.append("asked for the window")
      return window
    }

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
        return
      }
      events.append("\(credential.fullName?.givenName ?? "?") \(credential.email ?? "no address")")
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      events.append("\((error as? ASAuthorizationError)?.code ?? .unknown)")
    }
  }

  private func begin(_ owner: Owner) {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = owner
    controller.presentationContextProvider = owner
    controller.performRequests()
  }

  @Test func `succeeds in a later turn with what the request asked for`() {
    let device = HeadlessDevice.boot()
    let owner = Owner()
    begin(owner)
    #expect(owner.events == ["asked for the window"])
    device.settle()
    #expect(owner.events == ["asked for the window", "Jane no address"])
  }

  @Test func `is cancelled if the user doesn't agree`() {
    let device = HeadlessDevice.boot()
    SimulatedAuthorization.isGranted = false
    defer { SimulatedAuthorization.isGranted = true }
    let owner = Owner()
    begin(owner)
    device.settle()
    #expect(owner.events.last == "canceled")
  }

  @Test func `doesn't retain the delegate`() {
    let device = HeadlessDevice.boot()
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      begin(owner)
    }
    device.settle()
    #expect(released == nil)
  }
}
