@_spi(SystemScreens) import HeadlessUIKit
@_exported import UIKit

/// Composes mail that users send or discard; nothing is sent.
///
/// As on iOS, the app dismisses it in the delegate's callback.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  public static func canSendMail() -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Pulling it down asks what to do with the draft.
    isModalInPresentation = true
    addSystemButton("Send") { [weak self] in self?.finish(.sent) }
    addSystemButton("Cancel") { [weak self] in self?.finish(.cancelled) }
  }

  private func finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: Error {
  public enum Code: Int, Sendable {
    case saveFailed, sendFailed
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
