import Helpers
import ProjectDescription

let project = Project.app(name: Project.Environment.name, platform: .iOS)
