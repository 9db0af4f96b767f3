extension UIDatePicker {
  /// As a control that takes a date and a time, as the mode shows them: `2026-05-01`, `14:30`, both, or
  /// hours and minutes to count down from.
  var asAdjustable: Adjustable {
    Adjustable(.date, self) { [self] in
      guard datePickerMode != .countDownTimer else { return [["0:01"], ["23:59"]] }
      guard datePickerMode != .time else { return [["00:00"], ["12:00"]] }
      let ends = [minimumDate, maximumDate].compactMap { $0.map(written) }
      return ends.isEmpty ? [["2000-01-01"], ["2030-12-31"]] : ends.map { [$0] }
    } change: { [self] values in
      if datePickerMode == .countDownTimer { return countDown(from: values) }
      guard let date = date(of: values) else { return wanted }
      guard date >= minimumDate ?? date, date <= maximumDate ?? date else { return range }
      choose(date)
      return nil
    }
  }

  private func countDown(from values: [String]) -> String? {
    guard values.count == 1, let (hours, minutes) = Self.time(values[0]), hours * 60 + minutes > 0
    else { return "hours and minutes such as 0:45" }
    countDownDuration = TimeInterval((hours * 60 + minutes) * 60)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return nil
  }

  /// The calendar that the picker shows its date in.
  private var shownCalendar: Calendar {
    var shown: Calendar = calendar
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  /// The date with the parts that the values name.
  private func date(of values: [String]) -> Date? {
    let parts = values.flatMap { $0.split { $0 == " " || $0 == "T" }.map(String.init) }
    guard !parts.isEmpty, parts.count <= 2 else { return nil }
    var new = shownCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    for part in parts {
      if let (hour, minute) = Self.time(part), datePickerMode != .date {
        guard minute % max(1, minuteInterval) == 0 else { return nil }
        (new.hour, new.minute) = (hour, minute)
      } else if let day = Self.day(part), datePickerMode != .time {
        (new.year, new.month, new.day) = day
      } else {
        return nil
      }
    }
    // A calendar moves a day that doesn't exist, such as 30 February, into the next month.
    guard let date = shownCalendar.date(from: new),
      shownCalendar.component(.day, from: date) == new.day
    else { return nil }
    return date
  }

  private static func time(_ text: String) -> (hour: Int, minute: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1],
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return (hour, minute)
  }

  static func day(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return (year, month, day)
  }

  private var wanted: String {
    let interval = minuteInterval > 1 ? " in steps of \(minuteInterval) minutes" : ""
    return switch datePickerMode {
    case .time: "a time such as 14:30\(interval)"
    case .date, .yearAndMonth: "a date such as 2026-05-01"
    default: "a date and a time such as '2026-05-01 14:30'\(interval)"
    }
  }

  private var range: String {
    switch (minimumDate.map(written), maximumDate.map(written)) {
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "\(least) or later"
    case (nil, let most?): "\(most) or earlier"
    case (nil, nil): wanted
    }
  }

  /// A date as scripts write it.
  private func written(_ date: Date) -> String {
    let parts = shownCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = parts.writtenDay
    let time = "\(parts.hour.digits(2)):\(parts.minute.digits(2))"
    return switch datePickerMode {
    case .time: time
    case .date, .yearAndMonth: day
    default: "\(day) \(time)"
    }
  }
}

extension DateComponents {
  /// The day as scripts write it: `2026-05-01`.
  var writtenDay: String { "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))" }
}

extension Int? {
  fileprivate func digits(_ count: Int) -> String {
    let text = "\(self ?? 0)"
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
