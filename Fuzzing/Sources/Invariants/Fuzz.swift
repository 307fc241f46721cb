import CFuzzer
import Foundation

/// Runs libFuzzer with the program's arguments and ends the program.
///
/// - Parameter test: Takes an input; it returns 0.
public func fuzz(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> Never {
  var count = CommandLine.argc
  // The arguments live as long as the program.
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
  // libFuzzer may change both while it reads them.
  exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, test))
}
