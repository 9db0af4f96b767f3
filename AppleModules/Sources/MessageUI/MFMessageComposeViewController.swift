@_spi(SystemScreens) import HeadlessUIKit
@_exported import UIKit

/// Composes a text message that users send or discard; nothing is sent.
///
/// As on iOS, the app dismisses it in the delegate's callback.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  public static func canSendText() -> Bool { true }
  public static func canSendSubject() -> Bool { true }
  public static func canSendAttachments() -> Bool { true }
  public static func isSupportedAttachmentUTI(_ uti: String) -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Pulling it down doesn't discard the message.
    isModalInPresentation = true
    addSystemButton("Send") { [weak self] in self?.finish(.sent) }
    addSystemButton("Cancel") { [weak self] in self?.finish(.cancelled) }
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }

  open func disableUserAttachments() {}
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { true }
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { true }
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
