// On iOS, RxCocoa brings UIKit and Foundation with it.
import RxCocoa
import Testing

@Suite struct `Defaults that are observed` {
  @Test func `send their present value, if it has the type`() {
    let defaults = UserDefaults.standard
    let key = "latitude of \(UUID())"
    defaults.set(37.5, forKey: key)
    defer { defaults.removeObject(forKey: key) }
    var seen: [Double?] = []
    defaults.rx.observe(Double.self, key).subscribe(onNext: { seen.append($0) }).dispose()
    defaults.rx.observe(Double.self, key + "2").subscribe(onNext: { seen.append($0) }).dispose()
    defaults.rx.observe(Double.self, key, options: .new).subscribe(onNext: { seen.append($0) })
      .dispose()
    #expect(seen == [37.5, nil])
  }

  @Test func `gap: don't send a later value`() {
    let defaults = UserDefaults.standard
    let key = "longitude of \(UUID())"
    defer { defaults.removeObject(forKey: key) }
    var seen: [Double?] = []
    let subscription = defaults.rx.observe(Double.self, key).subscribe(onNext: { seen.append($0) })
    defaults.set(127, forKey: key)
    #expect(seen == [nil])
    subscription.dispose()
  }
}
