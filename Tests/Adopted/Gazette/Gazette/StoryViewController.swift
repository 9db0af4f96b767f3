import Combine
import UIKit

final class StoryViewController: UIViewController {
  private let article: Article
  private let service: ArticleService
  private let label = UILabel()
  private var cancellables: Set<AnyCancellable> = []
  private var story: Story?

  init(article: Article, service: ArticleService) {
    self.article = article
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = article.headline
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    service.story(of: article)
      .sink(receiveCompletion: { _ in }) { [weak self] story in self?.show(story) }
      .store(in: &cancellables)
  }

  private func show(_ story: Story) {
    self.story = story
    label.text = story.body
    // The mistake: the timer retains the closure, which retains the screen.
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { _ in self.label.text = story.body }
      .store(in: &cancellables)
  }
}
