import Combine
import UIKit

extension UIButton {
  public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UIBarButtonItem {
  public var tapPublisher: AnyPublisher<Void, Never> {
    Publishers.ControlTarget(control: self) { item, target, action in
      item.target = target
      item.action = action
    } removeTargetAction: { item, _, _ in
      item?.target = nil
      item?.action = nil
    }.eraseToAnyPublisher()
  }
}

extension UITextField {
  public var textPublisher: AnyPublisher<String?, Never> { changes(of: self, \.text) }

  public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
    changes(of: self, \.attributedText)
  }

  public var returnPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidEndOnExit)
  }

  public var didBeginEditingPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidBegin)
  }
}

extension UISwitch {
  public var isOnPublisher: AnyPublisher<Bool, Never> { changes(of: self, \.isOn) }
}

extension UISlider {
  public var valuePublisher: AnyPublisher<Float, Never> { changes(of: self, \.value) }
}

extension UIStepper {
  public var valuePublisher: AnyPublisher<Double, Never> { changes(of: self, \.value) }
}

extension UISegmentedControl {
  public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
    changes(of: self, \.selectedSegmentIndex)
  }
}

extension UIPageControl {
  public var currentPagePublisher: AnyPublisher<Int, Never> { changes(of: self, \.currentPage) }
}

extension UIRefreshControl {
  public var isRefreshingPublisher: AnyPublisher<Bool, Never> { changes(of: self, \.isRefreshing) }
}

extension UIDatePicker {
  public var datePublisher: AnyPublisher<Date, Never> { changes(of: self, \.date) }

  public var countDownDurationPublisher: AnyPublisher<TimeInterval, Never> {
    changes(of: self, \.countDownDuration)
  }
}
