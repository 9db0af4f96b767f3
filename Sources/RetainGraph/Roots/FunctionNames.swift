/// The functions of the program by address and by name, read from its file.
public struct FunctionNames {
  private struct Function {
    let address: UInt
    let size: UInt
    let name: Int
  }

  private var functions: [Function] = []
  private var names: [CChar] = []
  private var bias: UInt = 0

  public init() {
    guard let program = LoadedImage.all.first, let symbols = ELFSymbols(of: program) else { return }
    names = symbols.names
    bias = program.bias
    symbols.each(of: .function) { address, size, name in
      functions.append(Function(address: address, size: size, name: name))
    }
    functions.sort { $0.address < $1.address }
  }

  /// The mangled name of the function that contains an address; nil if the program is stripped.
  public func name(at address: UInt) -> String? {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let found = functions[low - 1]
    return address < found.address + max(found.size, 1) ? name(found) : nil
  }

  /// The addresses in the program's file of the functions with these mangled names.
  public func fileAddresses(of wanted: Set<String>) -> [String: UInt] {
    var found: [String: UInt] = [:]
    for function in functions {
      let name = name(function)
      if wanted.contains(name) { found[name] = function.address &- bias }
    }
    return found
  }

  private func name(_ function: Function) -> String {
    names.withUnsafeBufferPointer { names in
      names.baseAddress.map { String(cString: $0 + function.name) } ?? ""
    }
  }
}
