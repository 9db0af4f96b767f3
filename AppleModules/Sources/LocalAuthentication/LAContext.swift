@_exported import UIKit

/// The user's finger, face and passcode, which a script or test sets.
public enum SimulatedAuthentication {
  // Written before the app asks.
  /// What the device has; `none` leaves only the passcode.
  public nonisolated(unsafe) static var biometryType = LABiometryType.faceID
  /// Why the user isn't recognized, or `nil`.
  public nonisolated(unsafe) static var failure: LAError.Code?
}

/// Asks the user for a finger, a face or the passcode, and reports the answer in a later turn.
open class LAContext: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isInvalid = false
  private var pending: [Int: @Sendable (Bool, (any Error)?) -> Void] = [:]
  private var requests = 0

  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data?
  open var biometryType: LABiometryType { SimulatedAuthentication.biometryType }

  public override init() {}

  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let code = obstacle(to: policy) else { return true }
    error?.pointee = NSError(domain: LAError.errorDomain, code: code.rawValue)
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let failure = obstacle(to: policy) ?? SimulatedAuthentication.failure
    let request = lock.withLock {
      requests += 1
      pending[requests] = reply
      return requests
    }
    // The system retains the context until the user has answered.
    DispatchQueue.main.async { self.answer(request, failure) }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if let code = obstacle(to: policy) ?? SimulatedAuthentication.failure { throw LAError(code) }
    return true
  }

  /// Cancels what the context still asks for.
  open func invalidate() {
    let requests = lock.withLock {
      isInvalid = true
      return pending.keys.sorted()
    }
    for request in requests {
      DispatchQueue.main.async { self.answer(request, .appCancel) }
    }
  }

  private func answer(_ request: Int, _ failure: LAError.Code?) {
    let failure = failure ?? (lock.withLock { isInvalid } ? .appCancel : nil)
    let reply = lock.withLock { pending.removeValue(forKey: request) }
    reply?(failure == nil, failure.map { LAError($0) })
  }

  private func obstacle(to policy: LAPolicy) -> LAError.Code? {
    if lock.withLock({ isInvalid }) { return .invalidContext }
    return policy.needsBiometry && biometryType == .none ? .biometryNotAvailable : nil
  }
}
