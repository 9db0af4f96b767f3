import ArgumentParser
import CamplaceServices

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

/// A distance such as `20km`, `500m` or a number of meters.
struct Radius: ExpressibleByArgument, CustomStringConvertible {
  let meters: Int

  init(meters: Int) {
    self.meters = meters
  }

  init?(argument: String) {
    guard let meters = Distance.meters(in: argument),
      let whole = Int(exactly: meters.rounded())
    else { return nil }
    self.init(meters: whole)
  }

  var description: String { meters % 1000 == 0 ? "\(meters / 1000)km" : "\(meters)m" }
}

/// A time such as `30s`, `500ms`, `2min` or a number of seconds.
struct Seconds: ExpressibleByArgument, CustomStringConvertible {
  let count: Double

  init(count: Double) {
    self.count = count
  }

  init?(argument: String) {
    let units: [(name: String, worth: Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("", 1)]
    guard let unit = units.first(where: { argument.hasSuffix($0.name) }),
      let number = Double(argument.dropLast(unit.name.count)),
      (0...86_400).contains(number * unit.worth)
    else { return nil }
    self.init(count: number * unit.worth)
  }

  var description: String { count < 1 ? "\(Int(count * 1000))ms" : "\(Int(count))s" }
}
