#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Folder {
  /// Writes a new file; fails where something is at its place already.
  ///
  /// - Parameter isDurable: whether to wait until the bytes are on the disk.
  func write(_ bytes: [UInt8], to path: String, isDurable: Bool = false) throws(SystemError) {
    try gate?()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // Unsafe: the string lives as long as the call that reads it.
    let file = OpenFile(try answer { unsafe openat(descriptor, path, flags, 0o666) })
    try gate?()
    try file.append(bytes)
    if isDurable { try file.synchronize() }
    try file.finish()
  }

  /// The bytes of a file; `nil` where nothing, a link or a folder is at its place.
  func contents(_ name: String) throws(SystemError) -> [UInt8]? {
    do {
      let file = OpenFile(try openToRead(name))
      guard let size = try file.size() else { return nil }
      return try file.prefix(size)
    } catch {
      if error.meansNothingThere || error.code == ELOOP { return nil }
      throw error
    }
  }

  /// Whether a file is at a path and holds exactly these bytes; one that cannot be read does not.
  func holds(_ bytes: [UInt8], in name: String) -> Bool {
    do {
      let file = OpenFile(try openToRead(name))
      guard try file.size() == bytes.count else { return false }
      let found = try file.prefix(bytes.count)
      // Unsafe: both have the compared length, or the first condition ends it.
      return unsafe found.withUnsafeBytes { found in
        unsafe bytes.withUnsafeBytes { bytes in
          guard found.count == bytes.count else { return false }
          guard let left = found.baseAddress, let right = bytes.baseAddress else { return true }
          return unsafe memcmp(left, right, bytes.count) == 0
        }
      }
    } catch {
      // Why it cannot be read does not matter: it is written anew, and that tells.
      return false
    }
  }

  private func openToRead(_ name: String) throws(SystemError) -> Int32 {
    // Without O_NONBLOCK a pipe would be waited for.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    // Unsafe: the string lives as long as the call that reads it.
    return try answer { unsafe openat(descriptor, name, flags) }
  }
}

/// The owner of an open file.
private struct OpenFile: ~Copyable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// The size of a regular file; `nil` for anything else.
  func size() throws(SystemError) -> Int? {
    var status = stat()
    // Unsafe: the status lives as long as the call that fills it.
    _ = try answer { unsafe fstat(descriptor, &status) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Up to so many of the first bytes.
  func prefix(_ size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    // Unsafe: each call writes within the part of the buffer that is free, and `count` counts what it wrote.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(SystemError) {
        while count < size {
          let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count..<size])
          let got = try answer { unsafe read(descriptor, free.baseAddress, free.count) }
          if got == 0 { break }
          count += got
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes behind those written before.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      done += try answer {
        // Unsafe: the call reads within the bytes that are left.
        unsafe bytes[done...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Waits until the bytes are on the disk.
  func synchronize() throws(SystemError) {
    _ = try answer { fsync(descriptor) }
  }

  /// Closes the file; some file systems report only here that the disk is full.
  consuming func finish() throws(SystemError) {
    let result = close(descriptor)
    let code = errno
    discard self
    // A signal does not keep the file open, so it is no failure.
    if result == -1 && code != EINTR { throw SystemError(code: code) }
  }
}
