import Testing

/// Controls with a value keep their bindings when a body becomes an outline.
@Suite struct ValueControlLoweringTests {
  private func lowered(_ body: String) -> String {
    rewritten(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View { \(body) }
      }
      """)
  }

  @Test(arguments: [
    (
      #"Stepper("Guests", value: $count, in: 1...6, step: 2)"#,
      #"outline.stepper(title: { (outline: ViewOutline) in outline.text("Guests"); }, "#
        + "value: $count, in: 1...6, step: 2); "
    ),
    (
      "Stepper(value: $count) { Text(name) }",
      "outline.stepper(value: $count, label: { (outline: ViewOutline) in outline.text(name); }); "
    ),
    (
      "Stepper { Text(name) } onIncrement: { add() } onDecrement: { remove() }",
      "outline.stepper(title: { (outline: ViewOutline) in outline.text(name); }, "
        + "onIncrement: { add() }, onDecrement: { remove() }); "
    ),
    (
      "Slider(value: $ratio, in: 0...2) { isEditing in log(isEditing) }",
      "outline.slider(value: $ratio, in: 0...2, onEditingChanged: { isEditing in log(isEditing) }); "
    ),
    (
      #"DatePicker("Day", selection: $day, in: Date()..., displayedComponents: .date)"#,
      #"outline.datePicker(title: { (outline: ViewOutline) in outline.text("Day"); }, "#
        + "selection: $day, in: Date()..., displayedComponents: .date); "
    ),
    (
      #"Picker(selection: $size, label: Text("Size")) { Text("S").tag(Size.small) }"#,
      #"outline.picker(selection: $size, label: { (outline: ViewOutline) in outline.text("Size"); }, "#
        + #"content: { (outline: ViewOutline) in outline.group { outline in outline.text("S"); }"#
        + ".tag(Size.small); }); "
    ),
    (
      #"Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0.name) } }"#,
      #"content: { (outline: ViewOutline) in for outlineElement in sizes { "#
        + #"outline.option(outlineElement, id: \.self) { outline in outline.text(outlineElement.name); }; }; }); "#
    ),
    (
      "Picker(name, selection: $size) { ForEach(0..<9) { _ in Text(name) } }",
      "for outlineElement in 0..<9 { outline.option(outlineElement) { outline in outline.text(name); }; }; "
    ),
    (
      #"Picker(name, selection: $size) { ForEach(pairs, id: \.offset) { index, name in Text(name) } }"#,
      #"for outlineElement in pairs { let (index, name) = outlineElement; "#
        + #"outline.option(outlineElement, id: \.offset) { outline in outline.text(name); }; }; "#
    ),
    (
      "Picker(name, selection: $size) { ForEach($sizes) { $size in Text(size.name) } }",
      "outline.each($sizes) { outline, $size in outline.option(size) { outline in "
        + "outline.text(size.name); }; }; "
    ),
    (
      "Picker(name, selection: $size) { ForEach(sizes) { r in HStack { ForEach(0..<r.stars) { _ in Text(name) } } } }",
      "for r in sizes { outline.option(r) { outline in do { for _ in 0..<r.stars { outline.text(name); }; }; }; }; "
    ),
    (
      "Picker(name, selection: $size) { ForEach(kinds) { k in Section { ForEach(k.all) { n in Text(n) } } } }",
      "for k in kinds { outline.option(k) { outline in do { for n in k.all { outline.option(n) { outline in "
        + "outline.text(n); }; }; }; }; }; "
    ),
    (
      "ForEach(trees) { tree in Text(tree.name).deleteDisabled(tree.isOld) }.onDelete(perform: remove)",
      "outline.row { outline in outline.group { outline in outline.text(tree.name); }"
        + ".deleteDisabled(tree.isOld); }; }; }.onDelete(perform: remove); "
    ),
    (
      #"Menu { Button("Share") { share() } } label: { Image(systemName: "plus") }"#,
      #"outline.menu(content: { (outline: ViewOutline) in outline.button("Share", action: { share() }); }, "#
        + #"label: { (outline: ViewOutline) in outline.image("plus"); }); "#
    ),
    (
      #"TextField("Price", value: $price, format: .number)"#,
      #"outline.field("Price", value: $price, format: .number); "#
    ),
    (
      "Text(price, format: .currency(code: code))",
      "outline.text(price, format: .currency(code: code)); "
    ),
    (
      "ForEach(trees) { tree in Text(tree.name) }.onDelete(perform: remove)",
      "outline.group { outline in for tree in trees { outline.row { outline in "
        + "outline.text(tree.name); }; }; }.onDelete(perform: remove); "
    ),
    (
      "ForEach($rows) { $row in Toggle(row.name, isOn: $row.isOn) }",
      "outline.each($rows) { outline, $row in outline.toggle(row.name, isOn: $row.isOn); }; "
    ),
    (
      "ForEach(self.$rows) { $row in Toggle(row.name, isOn: $row.isOn) }",
      "outline.each(self.$rows) { outline, $row in outline.toggle(row.name, isOn: $row.isOn); }; "
    ),
    (
      "ForEach($rows, id: \\.name) { row in Toggle(name, isOn: row.isOn) }",
      "for row in $rows { outline.toggle(name, isOn: row.isOn); }; "
    ),
    (
      "ForEach($model.rows) { Toggle(name, isOn: $0.isOn) }",
      "for outlineElement in $model.rows { outline.toggle(name, isOn: outlineElement.isOn); }; "
    ),
    (
      "ForEach($rows.indices, id: \\.self) { row in Toggle(name, isOn: $rows[row].isOn) }",
      "for row in $rows.indices { outline.toggle(name, isOn: $rows[row].isOn); }; "
    ),
    (
      "Picker(name, selection: $size) { ForEach($sizes) { size in Text(size.wrappedValue.name) } }",
      "for size in $sizes { outline.option(size.wrappedValue) { outline in "
        + "outline.text(size.wrappedValue.name); }; }; "
    ),
  ])
  func `a control keeps its binding and its closures`(body: String, outline: String) {
    let text = lowered(body)
    #expect(text.contains(outline), "\(text)")
  }

  @Test func `a container's title is a text in front of its views`() {
    #expect(
      lowered(#"Section("Trees") { Text(name) }"#).contains(
        #"outline.text("Trees"); do { outline.text(name); }; "#))
    #expect(
      lowered(#"LabeledContent("Height", value: height, format: .number)"#).contains(
        #"outline.text("Height"); outline.text(height, format: .number); "#))
    #expect(
      lowered(#"ContentUnavailableView("None", systemImage: "x", description: Text("Add one"))"#)
        .contains(#"outline.text("None"); outline.text("Add one"); "#))
  }

  @Test func `a loop's parameter isn't the one of a closure inside it`() {
    let text = lowered(
      "ForEach(trees) { Text($0.names.filter { $0.isEmpty }.map { [a = $0] in a }.first ?? $0.name) }"
    )
    #expect(
      text.contains(
        "outline.text(outlineElement.names.filter { $0.isEmpty }.map { [a = outlineElement] in a }"
          + ".first ?? outlineElement.name); "), "\(text)")
  }
}
