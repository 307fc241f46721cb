#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Called before every change to the file system, so that tests can end a run at any of them.
typealias ChangeGate = @Sendable () throws(SystemError) -> Void

/// An open folder: paths are looked up below it, whatever happens to its name.
///
/// The last component of a path is never followed where it is a link. Those before it are, so callers name
/// folders that they know to be real ones, or go through `FolderCursor`.
struct Folder: ~Copyable, Sendable {
  let descriptor: Int32
  let gate: ChangeGate?
  private var isLocked = false

  private init(descriptor: Int32, gate: ChangeGate?) {
    self.descriptor = descriptor
    self.gate = gate
  }

  /// Opens the folder at an absolute path; links on the way to it and at its place are followed.
  init(path: String, gate: ChangeGate?) throws(SystemError) {
    // Unsafe: the string lives as long as the call that reads it.
    let descriptor = try answer { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    self.init(descriptor: descriptor, gate: gate)
  }

  deinit {
    // To close the folder is not enough: a program that another thread starts has it, too, until it begins to run.
    if isLocked { _ = flock(descriptor, LOCK_UN) }
    _ = close(descriptor)
  }

  /// Opens a folder below this one; fails where a link is in its place.
  func folder(_ path: String) throws(SystemError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    // Unsafe: the string lives as long as the call that reads it.
    let opened = try answer { unsafe openat(descriptor, path, flags) }
    return Folder(descriptor: opened, gate: gate)
  }

  /// Takes the lock on this folder, which ends with this value, or the process that holds it; does not wait for it.
  mutating func lock() throws(SystemError) {
    _ = try answer { flock(descriptor, LOCK_EX | LOCK_NB) }
    isLocked = true
  }

  /// Gives the lock back.
  func unlock() throws(SystemError) {
    _ = try answer { flock(descriptor, LOCK_UN) }
  }

  /// Waits until the names in this folder are on the disk.
  func synchronize() throws(SystemError) {
    do {
      _ = try answer { fsync(descriptor) }
    } catch {
      // Some file systems cannot synchronize folders and say so.
      if error.code != EINVAL && error.code != ENOTSUP { throw error }
    }
  }
}

// MARK: - Looking

extension Folder {
  /// What is at a path.
  struct Entry: Equatable {
    /// Its kind; what is neither folder nor link counts as a file.
    enum Kind { case file, folder, link }

    let kind: Kind
    let device: UInt64
    let inode: UInt64
  }

  /// Looks at a path; `nil` where nothing is there.
  func entry(_ path: String) throws(SystemError) -> Entry? {
    var status = stat()
    do {
      // Unsafe: string and status live as long as the call that reads and fills them.
      _ = try answer { unsafe fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) }
    } catch {
      if error.meansNothingThere { return nil }
      throw error
    }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .file
      }
    return Entry(
      kind: kind, device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  /// Fails unless names can be added to and removed from a folder below this one.
  func requireWritable(_ path: String) throws(SystemError) {
    // Unsafe: the string lives as long as the call that reads it.
    _ = try answer { unsafe faccessat(descriptor, path, W_OK | X_OK, AT_EACCESS) }
  }

  /// The names in this folder, in no order.
  func names() throws(SystemError) -> [String] {
    // Unsafe: the name is a constant; the call only reads it.
    let own = try answer { unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // Unsafe: the stream is owned here, closed below, and each entry is copied before the next is read.
    guard let stream = unsafe fdopendir(own) else {
      let code = errno
      _ = close(own)
      throw SystemError(code: code)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    let code = errno
    if code != 0 { throw SystemError(code: code) }
    return names
  }
}
