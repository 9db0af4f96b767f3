// RxDataSources re-exports Differentiator; here it is the other way around.
@_exported import RxDataSources
