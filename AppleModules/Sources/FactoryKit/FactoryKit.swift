/// The name of Factory's module since version 2.5.
@_exported import Factory
