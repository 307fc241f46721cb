import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory that the trees of a thread are in: given out piece by piece, and taken back all at once.
///
/// libcmark asks for memory several times for every word, and freeing all of it costs nearly as much as parsing.
/// The functions it asks get nothing that tells trees apart, so what a thread needs at a time is one arena, which
/// is emptied once none of its trees is in use. A tree therefore has to stay on its thread.
@safe struct TreeMemory {
  /// What libcmark calls for memory.
  static var allocator: UnsafeMutablePointer<cmark_mem> {
    // It is never changed, and lives as long as the program.
    unsafe sharedAllocator
  }

  /// Begins a tree on this thread.
  static func begin() {
    // Makes the key of the arenas.
    _ = unsafe sharedAllocator
    // The arena belongs to this thread alone.
    unsafe Arena.current.pointee.trees += 1
  }

  /// Ends a tree: none of its nodes may be used any more, nor any text of them.
  static func end() {
    let arena = unsafe Arena.current
    // The arena belongs to this thread alone.
    unsafe arena.pointee.trees -= 1
    if unsafe arena.pointee.trees == 0 { unsafe arena.pointee.empty() }
  }

  // Nobody writes to it.
  private nonisolated(unsafe) static let sharedAllocator: UnsafeMutablePointer<cmark_mem> = {
    Arena.prepare()
    let allocator = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    // The functions live as long as the program, and each is called for this thread's arena alone.
    unsafe allocator.initialize(
      to: cmark_mem(
        calloc: { unsafe Arena.current.pointee.zeroed($0, $1) },
        realloc: { unsafe Arena.current.pointee.resized($0, to: $1) },
        free: { unsafe Arena.current.pointee.free($0) }))
    return unsafe allocator
  }()
}

/// The pieces of a thread's trees, in chunks.
@safe private struct Arena {
  /// How many trees are in use.
  var trees = 0
  /// What is free of the chunk that pieces are taken from.
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// The chunk that stays, and those that others were too small for.
  private let chunk: UnsafeMutableRawPointer
  private var more: [UnsafeMutableRawPointer]

  private static let chunkSize = 1 << 22
  /// Before each piece stands its size, in as many bytes as keep it aligned as malloc would have it.
  private static let headerSize = 16

  private init() {
    // What is given out of it is within its bounds.
    unsafe chunk = .allocate(byteCount: Self.chunkSize, alignment: Self.headerSize)
    unsafe next = chunk
    unsafe end = chunk + Self.chunkSize
    unsafe more = []
  }

  /// The arena of this thread.
  static var current: UnsafeMutablePointer<Arena> {
    // What is found under the key was put there below.
    if let arena = unsafe pthread_getspecific(key) {
      return unsafe arena.assumingMemoryBound(to: Arena.self)
    }
    let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
    // Freed when the thread ends.
    unsafe arena.initialize(to: Arena())
    unsafe pthread_setspecific(key, arena)
    return unsafe arena
  }

  /// The key that a thread's arena is under.
  ///
  /// It is set before the first arena is asked for, and not again. A lazy constant would be asked each time whether
  /// it is there, and so often is a cost that shows.
  // Written once, by `prepare`, before any thread reads it.
  @exclusivity(unchecked) private nonisolated(unsafe) static var key = pthread_key_t()

  /// Makes the key; to be called once, and before anything else here.
  static func prepare() {
    // Called with what a thread put under the key, when it ends; nobody else has the arena then.
    let result = unsafe pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        let pointer: UnsafeMutableRawPointer? = unsafe pointer
      #endif
      guard let arena = unsafe pointer?.assumingMemoryBound(to: Arena.self) else { return }
      unsafe arena.pointee.empty()
      unsafe arena.pointee.chunk.deallocate()
      unsafe arena.deinitialize(count: 1)
      unsafe arena.deallocate()
    }
    precondition(result == 0, "a process has keys for some hundred things, and this is its first")
  }

  /// Takes all pieces back.
  mutating func empty() {
    // Nothing in the chunks is used any more.
    while let chunk = unsafe more.popLast() { unsafe chunk.deallocate() }
    unsafe next = chunk
    unsafe end = chunk + Self.chunkSize
  }

  /// A piece for a number of things of a size, filled with zeros.
  mutating func zeroed(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    let (bytes, overflows) = count.multipliedReportingOverflow(by: size)
    // libcmark never asks for that much; it would end the program itself.
    precondition(!overflows && bytes >= 0, "more memory is asked for than there can be")
    let piece = unsafe piece(of: bytes)
    // The piece has as many bytes.
    unsafe memset(piece, 0, bytes)
    return unsafe piece
  }

  /// The piece with another size, in its place or another; without a piece, a new one.
  mutating func resized(_ piece: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer? {
    guard let piece = unsafe piece else { return unsafe self.piece(of: size) }
    let old = unsafe Self.size(of: piece)
    if size <= old { return unsafe piece }
    if unsafe piece + old == next, unsafe end - piece >= size + Self.headerSize {
      // The last piece of the chunk has room behind it.
      let size = Self.padded(size)
      unsafe next = piece + size
      unsafe Self.setSize(size, of: piece)
      return unsafe piece
    }
    let larger = unsafe self.piece(of: size)
    // The new piece is larger, and they are different ones.
    unsafe memcpy(larger, piece, old)
    return unsafe larger
  }

  /// Takes a piece back, if it is the last one; others wait for the end of all.
  mutating func free(_ piece: UnsafeMutableRawPointer?) {
    guard let piece = unsafe piece, unsafe piece + Self.size(of: piece) == next else { return }
    // The piece is in the chunk, behind its header.
    unsafe next = piece - Self.headerSize
  }

  private mutating func piece(of size: Int) -> UnsafeMutableRawPointer {
    let size = Self.padded(size)
    if unsafe end - next < size + Self.headerSize {
      let chunkSize = max(Self.chunkSize, size + Self.headerSize)
      // Its room is taken from now on.
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: Self.headerSize)
      unsafe more.append(chunk)
      unsafe next = chunk
      unsafe end = chunk + chunkSize
    }
    // There is room for the header and the piece.
    let piece = unsafe next + Self.headerSize
    unsafe next = piece + size
    unsafe Self.setSize(size, of: piece)
    return unsafe piece
  }

  private static func padded(_ size: Int) -> Int { (max(size, 1) + headerSize - 1) & ~(headerSize - 1) }

  private static func size(of piece: UnsafeMutableRawPointer) -> Int {
    // The header was written when the piece was made.
    unsafe (piece - headerSize).load(as: Int.self)
  }

  private static func setSize(_ size: Int, of piece: UnsafeMutableRawPointer) {
    // Every piece has a header before it.
    unsafe (piece - headerSize).storeBytes(of: size, as: Int.self)
  }
}
