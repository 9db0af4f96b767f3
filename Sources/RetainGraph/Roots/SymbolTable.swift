/// The variables of an image by address, read from its file on first use.
struct SymbolTable {
  private struct Variable {
    let address: UInt
    let size: UInt
    /// The offset of the name among the names.
    let name: Int
  }

  private var variables: [Variable] = []
  private var names: [CChar] = []
  /// Whether the image's private variables have names too.
  private(set) var isComplete = false

  init(of image: LoadedImage) {
    guard let symbols = ELFSymbols(of: image) else { return }
    isComplete = symbols.isComplete
    names = symbols.names
    symbols.each(of: .object) { address, size, name in
      if image.hasVariable(at: address) {
        variables.append(Variable(address: address, size: size, name: name))
      }
    }
    variables.sort { ($0.address, $0.size) < ($1.address, $1.size) }
  }

  /// The variable that contains an address, and the offset in it.
  func variable(at address: UInt) -> (name: String, offset: Int)? {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    // Among several symbols at one address, the largest comes last.
    guard low > 0 else { return nil }
    let found = variables[low - 1]
    guard address < found.address + max(found.size, 8) else { return nil }
    return names.withUnsafeBufferPointer { names in
      names.baseAddress.map {
        (String(cString: $0 + found.name), Int(address - found.address))
      }
    }
  }
}
