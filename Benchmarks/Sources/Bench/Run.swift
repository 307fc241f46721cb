#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What one run of a program took.
struct Run {
  /// Seconds on the wall.
  var wall: Double
  /// Seconds of processor time, its own and the system's for it.
  var processor: Double
  /// The most memory it held, in megabytes.
  var peak: Double
}

/// A program that could not be run, or that failed.
struct RunError: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program to its end, in a folder, and measures it.
///
/// The system counts the memory of whoever starts a program as the program's own until it has begun, so
/// `peak` is never less than what this process holds; that is why it reads no articles itself.
func run(_ program: String, _ arguments: [String], in folder: String) throws(RunError) -> Run {
  // Swift lends the path, ended with a zero, for the call.
  guard unsafe chdir(folder) == 0 else { throw RunError(description: "cannot enter \(folder)") }
  var pid: pid_t = 0
  // The strings are ours, end with a zero, and are freed when the program has ended.
  let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  // The same strings, after their last use.
  defer { unsafe words.forEach { unsafe free($0) } }

  let start = now()
  // `environ` is only read, and nothing in this process changes it.
  let failure = unsafe posix_spawn(&pid, program, nil, nil, words, environ)
  guard failure == 0 else {
    // strerror's text is copied before anything else can ask for another one.
    throw RunError(description: "cannot run \(program): \(unsafe String(cString: strerror(failure)))")
  }
  var status: Int32 = 0
  var usage = rusage()
  // Both are local values that the system fills.
  while unsafe wait4(pid, &status, 0, &usage) < 0 {
    guard errno == EINTR else { throw RunError(description: "lost track of \(program)") }
  }
  let wall = now() - start

  guard status == 0 else {
    let reason = status & 0x7F == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
    throw RunError(description: "failed with \(reason): \(([program] + arguments).joined(separator: " "))")
  }
  return Run(wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: megabytes(usage))
}

private func now() -> Double {
  var time = timespec()
  // A local value that the system fills.
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

private func megabytes(_ usage: rusage) -> Double {
  #if canImport(Darwin)
    Double(usage.ru_maxrss) / 1_000_000
  #else
    Double(usage.ru_maxrss) * 1024 / 1_000_000
  #endif
}
