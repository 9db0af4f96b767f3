/// The names of the bundled apps; a test compares them with what `apps` lists.
package let bundledApps = ["camplace", "books", "flow", "campers", "issues"]
