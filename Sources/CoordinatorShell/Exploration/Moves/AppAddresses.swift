import HeadlessUIKit
import ShellLanguage

/// The links that may lead into an app without routes: Info.plist declares the schemes, and the names
/// of the app's screens suggest the rest.
@MainActor enum AppAddresses {
  private static let mostWords = 12

  static func links(of session: Session) -> [Move] {
    let schemes = UIApplication.declaredSchemes
    guard !schemes.isEmpty, !session.launched.coordinators.offersRoutes else { return [] }
    let delegates: [AnyObject?] = [session.sceneDelegate, session.applicationDelegate]
    let homes = delegates.compactMap(\.self).map { DeclaredClass.home(of: type(of: $0)) }
    return links(schemes: schemes, screens: DeclaredClasses(homes: homes).screens)
  }

  /// Links with each scheme: without a place, and to places named like the screens.
  static func links(schemes: [String], screens: [String]) -> [Move] {
    var seen: Set<String> = []
    let words = screens.flatMap(words).filter { !$0.isEmpty && seen.insert($0).inserted }
    let places = words.prefix(mostWords).flatMap { [$0, "\($0)/1"] }
    return schemes.flatMap { scheme in ([""] + places).map { .open("\(scheme)://\($0)") } }
  }

  /// `product-detail` and `product` for `ProductDetailViewController`.
  private static func words(_ screen: String) -> [String] {
    var name = screen[...]
    for suffix in ["Controller", "View", "Screen", "VC"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    let whole = name.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text += "-" }
      text += letter.lowercased()
    }
    return [whole, String(whole.prefix { $0 != "-" })]
  }
}
