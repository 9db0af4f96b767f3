import Foundation
import HeadlessUIKit
import Testing

/// What an app's formats select, as Foundation does on iOS.
struct PredicateTests {
  private final class Place: NSObject {
    let name: String
    let rank: Int
    let tags: [String]

    init(name: String, rank: Int, tags: [String] = []) {
      self.name = name
      self.rank = rank
      self.tags = tags
    }
  }

  private func selects(_ format: String, _ arguments: Any..., of place: Place) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: place)
  }

  private let lake = Place(name: "Lake", rank: 3, tags: ["water", "quiet"])

  @Test func `a text matches a regular expression as a whole`() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "a@b.org"))
    #expect(!address.evaluate(with: "a@b.org and more"))
  }

  @Test func `conditions are joined by AND before OR, and parentheses group them`() {
    #expect(selects("name == 'Sea' AND rank > 9 OR rank == 3", of: lake))
    #expect(!selects("name == 'Sea' AND (rank > 9 OR rank == 3)", of: lake))
    #expect(selects("NOT (name == 'Sea') && rank <= %d", 3, of: lake))
  }

  @Test func `texts are compared with or without their case`() {
    #expect(!selects("name CONTAINS 'LAK'", of: lake))
    #expect(selects("name CONTAINS[cd] %@", "LAK", of: lake))
    #expect(selects("%K BEGINSWITH 'La'", "name", of: lake))
    #expect(selects("name LIKE 'L*e'", of: lake))
    #expect(!selects("name ==[c] 'sea'", of: lake))
  }

  @Test func `lists contain, and bounds enclose`() {
    #expect(selects("name IN %@", ["Lake", "Sea"], of: lake))
    #expect(!selects("rank IN {1, 2}", of: lake))
    #expect(selects("rank BETWEEN {1, 3}", of: lake))
    #expect(selects("tags CONTAINS 'water'", of: lake))
    #expect(!selects("ANY tags == 'salt'", of: lake))
  }

  @Test func `a missing value equals nil`() {
    #expect(selects("owner == nil", of: lake))
    #expect(!selects("owner != NULL", of: lake))
  }

  @Test func `an unsupported condition is true`() {
    #expect(selects("SUBQUERY(tags, $t, $t == 'x').@count > 0", of: lake))
  }

  @Test func `identifiers and dates are arguments`() {
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
    #expect(!NSPredicate(format: "SELF == %@", UUID() as CVarArg).evaluate(with: id))
    #expect(String(format: "%@", id as CVarArg) == id.uuidString)
  }

  @Test func `sorting by a property's name reads it`() {
    let places = [lake, Place(name: "Bay", rank: 1)]
    let byRank = NSSortDescriptor(key: "rank", ascending: true)
    #expect(byRank.compare(places[0], to: places[1]) == .orderedDescending)
  }
}
