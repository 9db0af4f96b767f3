/// A screen with one collection, whose data source and delegate it is.
@preconcurrency @MainActor
open class UICollectionViewController:
  UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  public private(set) final var collectionViewLayout: UICollectionViewLayout
  open var clearsSelectionOnViewWillAppear = true
  private var collectionViewIfLoaded: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Touching it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collectionViewIfLoaded
    }
    set { collectionViewIfLoaded = newValue }
  }

  open override func loadView() {
    if loadViewFromInterface() {
      collectionViewIfLoaded =
        collectionViewIfLoaded ?? viewIfLoaded as? UICollectionView
        ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UICollectionView }.first
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    collectionViewIfLoaded = collection
    super.loadView()
    viewIfLoaded?.addSubview(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for selected in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: selected, animated: animated)
    }
  }

  // MARK: What subclasses override

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
