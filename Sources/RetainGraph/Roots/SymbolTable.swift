import CHeap

/// An image's variables or functions by address, read from its file on first use.
final class SymbolTable: Sendable {
  private let file: ELFSymbols?
  private let kind: ELFSymbols.Kind
  private let symbols: [cheap_symbol]
  /// The minimum size of a symbol's variable or function.
  private let leastSize: UInt

  init(_ kind: ELFSymbols.Kind, of image: LoadedImage) {
    self.kind = kind
    leastSize = kind == .object ? 8 : 1
    file = ELFSymbols(of: image)
    symbols = file?.sorted(of: kind, in: kind == .object ? image.variables : []) ?? []
  }

  /// Whether the table contains the image's private symbols.
  var isComplete: Bool { file?.isComplete ?? false }

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
    guard address < found.address + max(UInt(found.size), leastSize) else { return nil }
    return file?.name(found).map { ($0, Int(address - found.address)) }
  }

  /// The addresses in the file of the symbols with these names.
  func fileAddresses(of wanted: Set<String>) -> [String: UInt] {
    file?.fileAddresses(of: kind, named: wanted) ?? [:]
  }
}
