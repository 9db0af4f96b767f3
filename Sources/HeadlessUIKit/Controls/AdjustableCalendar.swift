extension UICalendarView {
  /// As a control that takes a day: `2026-05-01`.
  var asAdjustable: Adjustable {
    Adjustable(.date, self) { [self] in
      guard selectionBehavior != nil else { return [] }
      let today = Date()
      return [[calendar.dateComponents([.year, .month, .day], from: today).writtenDay]]
    } change: { [self] values in
      guard values.count == 1, let (year, month, day) = UIDatePicker.day(values[0]),
        let date = calendar.date(from: DateComponents(year: year, month: month, day: day)),
        calendar.component(.day, from: date) == day
      else { return "a day such as 2026-05-01" }
      return choose(date) ? nil : "a day that can be selected"
    }
  }

  /// The selected days, as scripts write them.
  var spokenSelection: String {
    switch selectionBehavior {
    case let single as UICalendarSelectionSingleDate:
      single.selectedDate.map(\.writtenDay) ?? ""
    case let several as UICalendarSelectionMultiDate:
      several.selectedDates.map(\.writtenDay).joined(separator: " ")
    default: ""
    }
  }
}
