import ArgumentParser

/// A number of bytes as people write it: `64MB`, `500KB`, `1GB`.
struct ByteCount: ExpressibleByArgument, CustomStringConvertible {
  var count: Int

  init(count: Int) {
    self.count = count
  }

  init?(argument: String) {
    let units = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10), ("", 1)]
    for (name, size) in units where argument.hasSuffix(name) {
      let (count, overflows) = (Int(argument.dropLast(name.count)) ?? 0)
        .multipliedReportingOverflow(by: size)
      guard count > 0, !overflows else { return nil }
      self.count = count
      return
    }
    return nil
  }

  var description: String {
    count % (1 << 20) == 0 ? "\(count >> 20)MB" : "\(count)"
  }
}
