// Modifiers that only draw or lay out. Outside a lowered body, they return the view's outline.
extension View {
  public func padding(_ length: CGFloat = 16) -> ViewOutline { outlined }
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> ViewOutline { outlined }
  public func padding(_ insets: EdgeInsets) -> ViewOutline { outlined }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ViewOutline { outlined }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ViewOutline { outlined }
  public func background(_ color: Color) -> ViewOutline { outlined }
  public func foregroundColor(_ color: Color?) -> ViewOutline { outlined }
  public func foregroundStyle(_ color: Color) -> ViewOutline { outlined }
  public func tint(_ color: Color?) -> ViewOutline { outlined }
  public func accentColor(_ color: Color?) -> ViewOutline { outlined }
  public func font(_ font: Font?) -> ViewOutline { outlined }
  public func opacity(_ opacity: Double) -> ViewOutline { outlined }
  public func cornerRadius(_ radius: CGFloat) -> ViewOutline { outlined }
  public func disabled(_ isDisabled: Bool) -> ViewOutline { outlined }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ViewOutline { outlined }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ViewOutline { outlined }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> ViewOutline { outlined }
  public func animation(_ animation: Animation?) -> ViewOutline { outlined }
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> ViewOutline { outlined }
  public func transition(_ transition: AnyTransition) -> ViewOutline { outlined }
  public func navigationBarHidden(_ isHidden: Bool) -> ViewOutline { outlined }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> ViewOutline { outlined }
  public func accessibilityIdentifier(_ identifier: String) -> ViewOutline { outlined }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> ViewOutline { outlined }
  public func lineLimit(_ lines: Int?) -> ViewOutline { outlined }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ViewOutline { outlined }
  public func scaleEffect(_ scale: CGFloat) -> ViewOutline { outlined }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ViewOutline { outlined }
  public func zIndex(_ value: Double) -> ViewOutline { outlined }
}
