import Foundation
import Synchronization

// On iOS every object is an argument of a format, and so are the values that Foundation bridges to objects.

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArguments.encoding(of: self) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArguments.encoding(of: uuidString) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArguments.encoding(of: absoluteString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { BridgedArguments.encoding(of: description) }
}

/// Retains the texts most recently passed to formats, because a format's argument is a plain
/// pointer.
private enum BridgedArguments {
  // Unchecked: constant texts, accessed only under the lock.
  private struct Texts: @unchecked Sendable {
    var latest: [NSString] = []
  }

  private static let texts = Mutex(Texts())

  static func encoding(of text: String) -> [Int] {
    texts.withLock { texts in
      let object = NSString(string: text)
      texts.latest = texts.latest.suffix(63) + [object]
      return encoding(of: object)
    }
  }

  static func encoding(of object: NSObject) -> [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
  }
}
