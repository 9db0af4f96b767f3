import ObjectMapper
import Testing

private enum Status: String {
  case open, closed
}

private struct City: Mappable {
  var name: String?
  var population = 0

  init?(map: Map) {
    if map.JSON["name"] == nil { return nil }
  }

  mutating func mapping(map: Map) {
    name <- map["name"]
    population <- map["population"]
  }
}

private final class Place: Mappable {
  var id = 0
  var rating: Double?
  var status: Status?
  var city: City?
  var neighbors: [City] = []
  var zip: String?
  var opened: Date?
  var links: [URL]?
  var labels: [String: String]?

  required init?(map: Map) {}

  func mapping(map: Map) {
    id <- map["id"]
    rating <- map["rating"]
    status <- map["status"]
    city <- map["city"]
    neighbors <- map["neighbors"]
    zip <- map["address.zip"]
    opened <- (map["opened"], DateTransform())
    links <- (map["links"], URLTransform())
    labels <- map["labels"]
  }
}

private struct Ticket: ImmutableMappable {
  let number: Int
  let holder: String

  init(map: Map) throws {
    number = try map.value("number")
    holder = try map.value("holder.name")
  }
}

@Suite struct `ObjectMapper's objects` {
  private let text = """
    {"id": 3, "rating": 4, "status": "closed", "city": {"name": "Seoul", "population": 9000000},
     "neighbors": [{"name": "Incheon"}, {"population": 1}], "address": {"zip": "04524"},
     "opened": 86400, "links": ["https://example.com"], "labels": {"a": "b"}}
    """

  @Test func `are mapped from JSON`() throws {
    let place = try #require(Mapper<Place>().map(JSONString: text))
    #expect(place.id == 3)
    #expect(place.rating == 4)
    #expect(place.status == .closed)
    #expect(place.city?.population == 9_000_000)
    #expect(place.neighbors.map(\.name) == ["Incheon"])
    #expect(place.zip == "04524")
    #expect(place.opened == Date(timeIntervalSince1970: 86400))
    #expect(place.links?.map(\.absoluteString) == ["https://example.com"])
    #expect(place.labels == ["a": "b"])
  }

  @Test func `keep what the JSON doesn't contain, and lose what is null`() throws {
    let place = try #require(Mapper<Place>().map(JSONString: text))
    _ = Mapper<Place>().map(JSON: ["rating": NSNull(), "id": "no number"], toObject: place)
    #expect(place.id == 3)
    #expect(place.rating == nil)
    #expect(place.zip == "04524")
  }

  @Test func `become JSON again`() throws {
    let place = try #require(Place(JSONString: text))
    let copy = try #require(place.toJSONString().flatMap { Place(JSONString: $0) })
    #expect(copy.zip == "04524")
    #expect(copy.status == .closed)
    #expect(copy.opened == place.opened)
    #expect(copy.neighbors.count == 1)
  }

  @Test func `that are immutable throw for a missing value`() throws {
    let ticket = try Ticket(JSONString: #"{"number": 5, "holder": {"name": "Kim"}}"#)
    #expect(ticket.number == 5)
    #expect(ticket.holder == "Kim")
    #expect(throws: MapError.self) { try Ticket(JSONString: #"{"number": 5}"#) }
  }

  @Test func `come in lists`() {
    let cities = Mapper<City>().mapArray(JSONString: #"[{"name": "A"}, {"name": "B"}]"#)
    #expect(cities?.map(\.name) == ["A", "B"])
    #expect([City](JSONString: #"[{"name": "A"}]"#)?.count == 1)
  }
}
