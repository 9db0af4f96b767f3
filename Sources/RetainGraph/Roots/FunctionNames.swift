/// The functions of the program by address and by name, read from its file.
public struct FunctionNames: Sendable {
  /// Read once a process, when first needed, because a large program has many.
  public static let ofProgram = FunctionNames()

  private let table: SymbolTable?

  private init() { table = LoadedImage.all.first.map { SymbolTable(.function, of: $0) } }

  /// The mangled name of the function that contains an address; nil if the program is stripped.
  public func name(at address: UInt) -> String? { table?.symbol(at: address)?.name }

  /// The declared function that contains an address; nil for what the compiler made.
  public func function(at address: UInt) -> FunctionName? {
    name(at: address).flatMap(FunctionName.init(symbol:))
  }

  /// The addresses in the program's file of the functions with these mangled names.
  public func fileAddresses(of wanted: Set<String>) -> [String: UInt] {
    table?.fileAddresses(of: wanted) ?? [:]
  }
}
