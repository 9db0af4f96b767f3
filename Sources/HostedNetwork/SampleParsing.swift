import Foundation
import HeadlessUIKit
import SampleValues

extension AnswerParsing {
  /// Parses a sample to a dictionary, or a list of dictionaries, with the keys that the app reads.
  ///
  /// An app may also write a part of a parsed answer to decode a type from it.
  static func reading(_ objects: SampleObjects) -> AnswerParsing {
    AnswerParsing(
      parse: { data, isList in
        SampleAnswer.page(of: data).map { objects.answer(page: $0, isList: isList) }
      },
      write: { value in
        SampleObjects.page(of: value).map { Data(SampleAnswer.response(page: $0).body) }
      })
  }
}
