import SwiftyJSON
import Testing

@Suite struct `SwiftyJSON's values` {
  private let json = JSON(
    parseJSON: """
      {"name": "Lake", "id": 7, "price": 2.5, "open": true, "owner": null,
       "tags": ["a", "b"], "place": {"city": "Seoul", "zip": "04524"}}
      """)

  @Test func `have the requested type, or its nearest value`() {
    #expect(json["name"].string == "Lake")
    #expect(json["name"].int == nil)
    #expect(json["id"].int == 7)
    #expect(json["id"].double == 7)
    #expect(json["id"].stringValue == "7")
    #expect(json["price"].floatValue == 2.5)
    #expect(json["open"].bool == true)
    #expect(json["place"]["zip"].intValue == 4524)
    #expect(json["place", "city"].stringValue == "Seoul")
    #expect(json["tags"][1].string == "b")
    #expect(json["tags"].arrayValue.map(\.stringValue) == ["a", "b"])
    #expect(json["place"].dictionaryValue.keys.sorted() == ["city", "zip"])
  }

  @Test func `say what they are, and why they aren't there`() {
    #expect(json["id"].type == .number)
    #expect(json["open"].type == .bool)
    #expect(json["name"].type == .string)
    #expect(json["owner"].type == .null)
    #expect(json["owner"].exists())
    #expect(!json["street"].exists())
    #expect(json["street"].error == .notExist)
    #expect(json["tags"][2].error == .indexOutOfBounds)
    #expect(json["name"]["first"].error == .wrongType)
    #expect(json["street"].arrayValue.isEmpty)
  }

  @Test func `can be changed, listed and written`() throws {
    var json = json
    json["place", "city"] = "Busan"
    json["id"].int = 8
    #expect(json["place"]["city"].stringValue == "Busan")
    #expect(json["place"].map(\.0) == ["city", "zip"])
    #expect(JSON(["a": [1, 2]]).rawString(options: []) == #"{"a":[1,2]}"#)
    let copy = try JSON(data: json.rawData())
    #expect(copy == json)
    #expect(JSON(parseJSON: "{").error == .invalidJSON)
  }
}
