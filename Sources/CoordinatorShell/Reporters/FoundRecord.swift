/// One line of `--format json` about a finding, with the same fields as in reports.
package struct FoundRecord: Encodable {
  package let version = StepRecord.currentVersion
  package let finding: ReportedFinding

  package init(_ finding: Finding) { self.finding = ReportedFinding(finding) }
}
