/// An image's variables or functions by address, read from its file on first use.
struct SymbolTable {
  private struct Symbol {
    let address: UInt
    let size: UInt
    /// The offset of the name among the names.
    let name: Int
  }

  private var symbols: [Symbol] = []
  private var names: [CChar] = []
  /// The minimum size of a symbol's variable or function.
  private let leastSize: UInt
  /// Whether the table contains the image's private symbols.
  private(set) var isComplete = false

  init(_ kind: ELFSymbols.Kind, of image: LoadedImage) {
    leastSize = kind == .object ? 8 : 1
    guard let file = ELFSymbols(of: image) else { return }
    isComplete = file.isComplete
    names = file.names
    file.each(of: kind) { address, size, name in
      if kind != .object || image.hasVariable(at: address) {
        symbols.append(Symbol(address: address, size: size, name: name))
      }
    }
    symbols.sort { ($0.address, $0.size) < ($1.address, $1.size) }
  }

  /// The symbol that contains an address, and the offset in it.
  func symbol(at address: UInt) -> (name: String, offset: Int)? {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    // Among several symbols at one address, the largest comes last.
    guard low > 0 else { return nil }
    let found = symbols[low - 1]
    guard address < found.address + max(found.size, leastSize) else { return nil }
    return name(found).map { ($0, Int(address - found.address)) }
  }

  /// The addresses of the symbols with these names.
  func addresses(of wanted: Set<String>) -> [String: UInt] {
    var found: [String: UInt] = [:]
    for symbol in symbols {
      if let name = name(symbol), wanted.contains(name) { found[name] = symbol.address }
    }
    return found
  }

  private func name(_ symbol: Symbol) -> String? {
    names.withUnsafeBufferPointer { names in
      names.baseAddress.map { String(cString: $0 + symbol.name) }
    }
  }
}
