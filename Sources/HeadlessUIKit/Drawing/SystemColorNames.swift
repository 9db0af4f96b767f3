extension UIColor {
  /// A system color by its name in Interface Builder and asset catalogs: `systemRedColor`.
  static func named(system name: String) -> UIColor? {
    switch name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name {
    case "systemBackground": .systemBackground
    case "secondarySystemBackground": .secondarySystemBackground
    case "tertiarySystemBackground": .tertiarySystemBackground
    case "systemGroupedBackground", "groupTableViewBackground": .systemGroupedBackground
    case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
    case "label", "darkText": .label
    case "secondaryLabel": .secondaryLabel
    case "tertiaryLabel": .tertiaryLabel
    case "quaternaryLabel": .quaternaryLabel
    case "placeholderText": .placeholderText
    case "separator": .separator
    case "opaqueSeparator": .opaqueSeparator
    case "link": .link
    case "tint": .tintColor
    case "systemFill": .systemFill
    case "secondarySystemFill": .secondarySystemFill
    case "tertiarySystemFill": .tertiarySystemFill
    case "systemRed": .systemRed
    case "systemOrange": .systemOrange
    case "systemYellow": .systemYellow
    case "systemGreen": .systemGreen
    case "systemMint": .systemMint
    case "systemTeal": .systemTeal
    case "systemCyan": .systemCyan
    case "systemBlue": .systemBlue
    case "systemIndigo": .systemIndigo
    case "systemPurple": .systemPurple
    case "systemPink": .systemPink
    case "systemBrown": .systemBrown
    case "systemGray": .systemGray
    case "systemGray2": .systemGray2
    case "systemGray3": .systemGray3
    case "systemGray4": .systemGray4
    case "systemGray5": .systemGray5
    case "systemGray6": .systemGray6
    case "lightText": UIColor(white: 1, alpha: 0.6)
    default: nil
    }
  }
}
