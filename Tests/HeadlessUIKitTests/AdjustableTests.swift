import HeadlessUIKit
import Testing

/// What a finger does to sliders, steppers, pickers and page controls.
@MainActor struct AdjustableTests {
  let stage = Stage()

  private func show(_ views: UIView...) {
    stage.show(stage.root)
    for view in views { stage.root.view.addSubview(view) }
    _ = stage.settled()
  }

  private func note(_ control: UIControl, _ value: @escaping @MainActor () -> String) {
    control.addAction(UIAction { [stage] _ in stage.journal.note(value()) }, for: .valueChanged)
  }

  private func adjust(_ title: String, _ values: String...) throws(Finger.Failure) {
    guard let control = stage.device.finger.adjustables.first(where: { $0.title == title }) else {
      throw .noScreen
    }
    try stage.device.finger.adjust(control, to: values)
  }

  @Test func `a slider is dragged to a value or a part of its track`() throws {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    note(slider) { "\(slider.value)" }
    show(slider)
    try adjust("slider 1", "12.5")
    try adjust("slider 1", "70%")
    #expect(stage.journal.take() == ["12.5", "17.0"])
    let control = try #require(stage.device.finger.adjustables.first)
    #expect(control.samples == [["10.0"], ["15.0"], ["20.0"]])
  }

  @Test(arguments: ["9", "21", "101%", "loud", "nan"])
  func `a slider doesn't take what is not on its track`(value: String) throws {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.accessibilityLabel = "Volume"
    note(slider) { "changed" }
    show(slider)
    #expect(
      throws: Finger.Failure.noValue(
        value, of: "Volume", possible: "10.0 to 20.0, or a percentage")
    ) { try adjust("Volume", value) }
    #expect(stage.journal.take() == [])
  }

  @Test func `a disabled control and one under another view can't be adjusted`() throws {
    let disabled = UISlider()
    disabled.isEnabled = false
    let covered = UISlider(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let cover = UIView(frame: CGRect(x: 0, y: 90, width: 200, height: 100))
    show(disabled, covered, cover)
    #expect(throws: Finger.Failure.disabled(title: "slider 1")) { try adjust("slider 1", "1") }
    #expect(throws: Finger.Failure.unreachable(title: "slider 2", .covered(by: "UIView"))) {
      try adjust("slider 2", "1")
    }
  }

  @Test func `a stepper is tapped until it shows the value`() throws {
    let stepper = UIStepper()
    stepper.stepValue = 2
    note(stepper) { "\(stepper.value)" }
    show(stepper)
    try adjust("stepper 1", "6")
    try adjust("stepper 1", "4")
    #expect(stage.journal.take() == ["2.0", "4.0", "6.0", "4.0"])
    #expect(
      throws: Finger.Failure.noValue(
        "5", of: "stepper 1", possible: "0.0 to 100.0 in steps of 2.0")
    ) { try adjust("stepper 1", "5") }
  }

  @Test func `a page control turns page by page`() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    note(pages) { "\(pages.currentPage)" }
    show(pages)
    try adjust("pages 1", "3")
    try adjust("pages 1", "2")
    #expect(stage.journal.take() == ["1", "2", "1"])
    #expect(throws: Finger.Failure.noValue("5", of: "pages 1", possible: "1 to 4")) {
      try adjust("pages 1", "5")
    }
  }

  private func utcPicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 0)
    note(picker) { picker.date.formatted(.iso8601) }
    return picker
  }

  @Test func `a date picker keeps the part of the date that isn't named`() throws {
    show(utcPicker(.dateAndTime))
    try adjust("date 1", "2026-05-01 14:30")
    try adjust("date 1", "2026-06-30")
    try adjust("date 1", "09:05")
    try adjust("date 1", "2024-02-29", "0:00")
    #expect(
      stage.journal.take() == [
        "2026-05-01T14:30:00Z", "2026-06-30T14:30:00Z", "2026-06-30T09:05:00Z",
        "2024-02-29T00:00:00Z",
      ])
  }

  @Test func `a date picker takes only what its mode, its range and the calendar allow`() throws {
    let picker = utcPicker(.date)
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    picker.maximumDate = Date(timeIntervalSince1970: 86_400 * 365)
    show(picker)
    let asked = "a date such as 2026-05-01"
    let range = "1970-01-01 to 1971-01-01"
    for (value, possible) in [
      ("14:30", asked), ("1970-02-30", asked), ("tomorrow", asked), ("1969-12-31", range),
      ("1971-01-02", range),
    ] {
      #expect(throws: Finger.Failure.noValue(value, of: "date 1", possible: possible)) {
        try adjust("date 1", value)
      }
    }
    #expect(stage.journal.take() == [])
    let control = try #require(stage.device.finger.adjustables.first)
    #expect(control.samples == [["1970-01-01"], ["1971-01-01"]])
  }

  @Test func `a date picker in time mode steps by its interval, and a timer takes a duration`()
    throws
  {
    let time = utcPicker(.time)
    time.minuteInterval = 15
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    note(timer) { "\(timer.countDownDuration)" }
    show(time, timer)
    try adjust("date 1", "7:45")
    try adjust("date 2", "0:45")
    #expect(stage.journal.take() == ["1970-01-01T07:45:00Z", "2700.0"])
    #expect(
      throws: Finger.Failure.noValue(
        "7:50", of: "date 1", possible: "a time such as 14:30 in steps of 15 minutes")
    ) { try adjust("date 1", "7:50") }
    #expect(
      throws: Finger.Failure.noValue(
        "0:00", of: "date 2", possible: "hours and minutes such as 0:45")
    ) { try adjust("date 2", "0:00") }
  }

  private final class Cities: UIPickerViewDataSource, UIPickerViewDelegate {
    let wheels = [["Seoul", "Busan", "Jeju"], ["January", "May"]]
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      wheels[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { wheels[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      journal.note(wheels[component][row])
    }
  }

  private func picker(_ cities: Cities) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = cities
    picker.delegate = cities
    return picker
  }

  @Test func `a picker's wheels turn to the rows with these titles`() throws {
    let cities = Cities(stage.journal)
    show(picker(cities))
    try adjust("wheels 1", "jeju", "May")
    try adjust("wheels 1", "Busan")
    try adjust("wheels 1", "Busan", "January")
    #expect(stage.journal.take() == ["Jeju", "May", "Busan", "January"])
    #expect(throws: Finger.Failure.noValue("Oslo", of: "wheels 1", possible: "Seoul, Busan, Jeju"))
    {
      try adjust("wheels 1", "Oslo")
    }
    let control = try #require(stage.device.finger.adjustables.first)
    #expect(
      control.samples == [["Seoul"], ["Busan"], ["Jeju"], ["Busan", "January"], ["Busan", "May"]])
  }

  @Test func `a picker in place of the keyboard is adjusted by its field's name`() throws {
    let cities = Cities(stage.journal)
    let field = UITextField()
    field.placeholder = "City"
    field.inputView = picker(cities)
    field.addAction(
      UIAction { [stage] _ in stage.journal.note("began") }, for: .editingDidBegin)
    show(field)
    try adjust("City", "Jeju")
    #expect(stage.journal.take() == ["began", "Jeju"])
    #expect(field.isFirstResponder)
  }

  @Test func `the screen calls controls without a name as the finger does`() {
    let first = UISlider()
    let second = UISlider()
    second.accessibilityLabel = "Volume"
    show(first, second, UISlider())
    let elements = stage.root.screenContent().elements.filter { $0.kind == .slider }
    #expect(
      elements.map { $0.text + ($0.number.map { " \($0)" } ?? "") } == [" 1", "Volume", " 3"])
    #expect(stage.device.finger.adjustables.map(\.title) == ["slider 1", "Volume", "slider 3"])
  }
}

/// What a finger does to a calendar.
@MainActor struct CalendarTests {
  let stage = Stage()

  private final class Chooser: UICalendarSelectionSingleDateDelegate {
    var chosen: [String] = []

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      chosen.append("\(dateComponents?.month ?? 0)/\(dateComponents?.day ?? 0)")
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
  }

  @Test func `a tapped day is selected, if its selection allows that`() throws {
    stage.show(stage.root)
    let calendar = UICalendarView()
    let chooser = Chooser()
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    calendar.selectionBehavior = selection
    stage.root.view.addSubview(calendar)
    _ = stage.settled()
    let control = try #require(stage.device.finger.adjustables.first)
    try stage.device.finger.adjust(control, to: ["2026-05-01"])
    #expect(chooser.chosen == ["5/1"])
    #expect(selection.selectedDate?.year == 2026)
    #expect(throws: Finger.Failure.self) {
      try stage.device.finger.adjust(control, to: ["2026-05-13"])
    }
  }
}
