import UIKit

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A kind of notification, with the actions that it offers.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
    super.init()
  }
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Constant after initialization.
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  // Constant after initialization.
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}
