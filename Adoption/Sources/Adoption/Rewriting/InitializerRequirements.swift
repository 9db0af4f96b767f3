import SwiftSyntax

/// Initializers that a protocol requires and that an Apple class has, as in `extension NSPersistentContainer: Store {}`.
///
/// A Swift class that isn't final would have to mark them as required; a class of Objective-C doesn't.
enum InitializerRequirements {
  /// Removes the requirement of a protocol to which an extension makes such a class conform.
  static func rewrite(_ node: InitializerDeclSyntax, in visitor: RewriteVisitor) {
    guard let type = visitor.context.last, type.isProtocol, !type.isExtension,
      visitor.declarations.extendsClass(toConformTo: type.name)
    else { return }
    visitor.blank(node, "initializer that an Apple class has")
  }
}

extension Declarations {
  /// Whether the program makes a class that it doesn't declare conform to a protocol.
  fileprivate func extendsClass(toConformTo name: String) -> Bool {
    types.values.contains { type in
      type.file == nil && type.inherited.contains(name)
        && (Self.classes.contains(type.name)
          || Self.classPrefixes.contains(where: type.name.hasPrefix))
    }
  }

  private static let classPrefixes = ["NS", "UI", "CA", "CL", "CN", "MK", "SK", "UN", "WK"]

  /// Foundation's classes without a prefix.
  private static let classes: Set<String> = [
    "Bundle", "DateFormatter", "DispatchQueue", "FileManager", "HTTPURLResponse",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo",
    "Timer", "URLCache", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
    "UserDefaults",
  ]
}
