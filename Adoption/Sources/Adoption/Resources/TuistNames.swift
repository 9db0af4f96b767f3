/// The names of the types that Tuist generates for a module.
enum TuistNames {
  /// A target's name in camel case: `ShopIOS` for `Shop-iOS`, whose module is `Shop_iOS`.
  static func prefix(of module: String) -> String {
    module.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}
