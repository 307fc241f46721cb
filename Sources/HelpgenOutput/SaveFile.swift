import Foundation

/// Writes a file of the user's, whole or not at all; a path that is not absolute begins at a folder.
public func saveFile(_ bytes: [UInt8], as path: String, in directory: String) throws(PublishError) {
  let place = path.hasPrefix("/") ? path : "\(directory)/\(path)"
  do {
    try Data(bytes).write(to: URL(fileURLWithPath: place), options: .atomic)
  } catch {
    throw .failed("cannot write “\(path)”: \((error as NSError).localizedDescription)")
  }
}
