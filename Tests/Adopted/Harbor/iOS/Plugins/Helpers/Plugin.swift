import ProjectDescription

let plugin = Plugin(name: "Helpers")
