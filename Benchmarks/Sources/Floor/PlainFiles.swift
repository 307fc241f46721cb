#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system said no.
struct SystemError: Error, CustomStringConvertible {
  let action: String
  let path: String
  let number: Int32

  var description: String {
    // strerror's text is copied before anything else can ask for another one.
    let reason = unsafe String(cString: strerror(number))
    return "cannot \(action) \(path): \(reason)"
  }
}

/// Makes a folder; one that is there already is as good.
func makeFolder(_ path: String) throws(SystemError) {
  // Swift lends the path, ended with a zero, for the call.
  guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
  throw SystemError(action: "make", path: path, number: errno)
}

/// Writes a new file, in the plainest way there is.
func writeFile(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
  // Swift lends the path, ended with a zero, for the call.
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  guard file >= 0 else { throw SystemError(action: "open", path: path, number: errno) }
  defer { close(file) }
  var written = 0
  while written < bytes.count {
    // The caller lends the bytes for the length of the call, and `written` stays below their count.
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
    // An empty rest has no address, and the loop does not come here with one.
    let count = unsafe write(file, rest.baseAddress, rest.count)
    guard count > 0 else { throw SystemError(action: "write", path: path, number: errno) }
    written += count
  }
}
