extension ReductionResult {
  /// How many reductions each class has, for the tree's `reduced 3`.
  public var reductionsByType: [String: Int] {
    ledger.reduce(into: [:]) { counts, entry in
      if let type = entry.type { counts[type, default: 0] += 1 }
    }
  }

  /// How many reductions touched references, which "no findings" has to mention.
  public var reductionsThatTouchReferences: Int { ledger.count(where: \.touchesReferences) }

  /// Every reduction as text, by missing module: the module's stand-ins first, then the places.
  public var ledgerText: String {
    let places = Dictionary(grouping: ledger) { $0.missingModule ?? "" }
    let standIns = Dictionary(grouping: declarations, by: \.module)
    var lines: [String] = []
    for module in Set(places.keys).union(standIns.keys).sorted() {
      lines.append(module.isEmpty ? "No missing module" : module)
      if let names = standIns[module]?.map(\.name) {
        lines.append("  stand-ins  " + names.joined(separator: ", "))
      }
      for entry in places[module] ?? [] {
        let type = entry.type.map { "  \($0)" } ?? ""
        let mark = entry.touchesReferences ? "  (touches references)" : ""
        lines.append("  \(entry.file):\(entry.line)  \(entry.kind)\(type)  \(entry.reason)\(mark)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
