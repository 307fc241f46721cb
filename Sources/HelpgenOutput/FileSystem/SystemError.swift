#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system answers when it refuses.
struct SystemError: Error, Equatable {
  /// The number, as in `errno`.
  let code: Int32

  /// The reason in words: `permission denied`.
  var reason: String {
    // Unsafe: `strerror` answers a pointer; its text is copied before anything else can call it.
    unsafe String(cString: strerror(code)).lowercased()
  }

  /// Whether there is nothing at the path, or no folder on the way to it.
  var meansNothingThere: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether something else is at the path, or a link or file on the way to it.
  var meansSomethingElseThere: Bool {
    [EEXIST, ENOTDIR, ELOOP, ENOTEMPTY, EISDIR].contains(code)
  }

  /// Whether a folder cannot be removed because it is in use: something is in it, or mounted on it.
  var meansFolderInUse: Bool { [ENOTEMPTY, EEXIST, EBUSY].contains(code) }

  /// Whether a call that removes files met a folder.
  var meansItIsAFolder: Bool { code == EISDIR || code == EPERM }

  /// Whether somebody else holds the lock.
  var meansLocked: Bool { code == EWOULDBLOCK }
}

/// Runs a system call that answers -1 for failure, again where a signal cut it short.
func answer<Value: SignedInteger>(_ call: () -> Value) throws(SystemError) -> Value {
  while true {
    let value = call()
    if value != -1 { return value }
    let code = errno
    if code != EINTR { throw SystemError(code: code) }
  }
}
