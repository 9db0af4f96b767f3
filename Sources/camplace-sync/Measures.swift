import ArgumentParser
import Services

/// A point as `37.75,128.87`: latitude, then longitude.
struct Point: ExpressibleByArgument {
  let coordinate: Coordinate

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    coordinate = Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// A distance as `20km`, `500m` or a number of metres.
struct Distance: ExpressibleByArgument, CustomStringConvertible {
  let metres: Int

  init(metres: Int) {
    self.metres = metres
  }

  init?(argument: String) {
    guard let metres = argument.quantity(units: ["km": 1000, "m": 1, "": 1]),
      let whole = Int(exactly: metres.rounded())
    else { return nil }
    self.init(metres: whole)
  }

  var description: String { metres % 1000 == 0 ? "\(metres / 1000)km" : "\(metres)m" }
}

/// A time as `30s`, `500ms`, `2min` or a number of seconds.
struct Seconds: ExpressibleByArgument, CustomStringConvertible {
  let count: Double

  init(count: Double) {
    self.count = count
  }

  init?(argument: String) {
    guard let count = argument.quantity(units: ["ms": 0.001, "min": 60, "s": 1, "": 1]),
      (0...86_400).contains(count)
    else { return nil }
    self.init(count: count)
  }

  var description: String { count < 1 ? "\(Int(count * 1000))ms" : "\(Int(count))s" }
}

extension String {
  /// The number in front of a unit, times what the unit is worth.
  fileprivate func quantity(units: [String: Double]) -> Double? {
    let number = prefix { $0.isNumber || $0 == "." }
    let unit = dropFirst(number.count).drop(while: \.isWhitespace)
    guard let worth = units[String(unit)], let number = Double(number), number >= 0 else {
      return nil
    }
    return number * worth
  }
}
