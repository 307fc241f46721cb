import Foundation

/// A real browser without a window, which opens one page and says what happened there.
enum Browser {
  /// Where it is; `nil` where there is none.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What a page says happened in it.
  struct Report: Decodable {
    /// Code that ran, and ways it was tried: `alert`, `click on <a>`.
    var events: [String]
    /// The cases that the browser reads otherwise than they are written, with what it reads.
    var misread: [String]
    /// How many cases there were.
    var count: Int
  }

  /// Opens a page that holds pieces of HTML, one after the other, and waits until nothing moves any more.
  static func open(_ cases: [String]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "helpgen-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try Data(text(of: cases).utf8).write(to: page)

    let process = Process()
    process.executableURL = URL(filePath: program ?? "")
    // No name has an address, so that nothing leaves the machine.
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
      "--user-data-dir=\(folder.path)/profile", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--virtual-time-budget=20000", "--dump-dom", page.absoluteString,
    ]
    let output = folder.appending(path: "dom.html")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    let dom = try String(contentsOf: output, encoding: .utf8)
    guard let start = dom.range(of: "helpgen-report:"),
      let end = dom.range(of: ":helpgen-report", range: start.upperBound..<dom.endIndex)
    else { return Report(events: ["the page did not report"], misread: [], count: 0) }
    return try JSONDecoder().decode(
      Report.self, from: Data(dom[start.upperBound..<end.lowerBound].removingPercentEncodingOrSelf.utf8))
  }

  private static func text(of cases: [String]) throws -> String {
    let list = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
      .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028").replacing(
        "\u{2029}", with: "\\u2029")
    let bodies = cases.map { "<div class=case>\($0)</div>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html><meta charset="utf-8"><title>report</title>
      <script>const cases = \(list);\n\(hooks)</script>
      \(bodies)
      <script>\(script)</script>
      """
  }

  /// Before anything else: everything an attack does to show that it ran is noted instead.
  private static let hooks = """
    const events = [], note = (what) => { if (events.length < 200) events.push(what); };
    for (const name of ["alert", "confirm", "prompt", "print", "open", "eval"])
      window[name] = (...words) => note(name + " " + words.join(" ").slice(0, 60));
    document.write = document.writeln = () => note("document.write");
    for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "RTCPeerConnection"])
      window[name] = function () { note(name); };
    navigator.sendBeacon = () => note("sendBeacon");
    for (const name of ["setTimeout", "setInterval"]) {
      const real = window[name];
      window[name] = (work, ...rest) => typeof work === "function" ? real(work, ...rest) : note(name);
    }
    Object.defineProperty(document, "cookie", { get: () => note("cookie"), set: () => note("cookie") });
    for (const name of ["securitypolicyviolation", "unhandledrejection"])
      addEventListener(name, () => note("the event " + name), true);
    addEventListener("error", (event) => { if (event instanceof ErrorEvent) note("an error in a script"); }, true);
    addEventListener("beforeunload", () => note("left the page"));
    addEventListener("message", () => note("message"));
    """

  /// After everything: looks at what the cases became, reads each once more, and touches everything.
  private static let script = """
    const empty = new Set(["br", "col", "hr", "img", "input", "source", "track", "wbr"]);
    const plain = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
    function written(node) {
      if (node.nodeType === 3) return plain(node.data);
      if (node.nodeType !== 1) return "?" + node.nodeName + "?";
      const name = node.localName;
      let tag = "<" + (node.namespaceURI.endsWith("xhtml") ? "" : "?") + name;
      for (const attribute of node.attributes) {
        let value = plain(attribute.value);
        if (["href", "src", "poster", "cite"].includes(attribute.name)) value = value.replace(/'/g, "&#x27;");
        tag += " " + attribute.name + '="' + value + '"';
      }
      if (empty.has(name)) return tag + " />";
      const content = [...node.childNodes].map(written).join("");
      return tag + ">" + (name === "pre" && content[0] === "\\n" ? "\\n" : "") + content + "</" + name + ">";
    }
    const misread = [];
    const content = (node) => [...node.childNodes].map(written).join("");
    const stand = [...document.querySelectorAll("div.case")];
    if (stand.length !== cases.length) misread.push("there are " + stand.length + " cases");
    cases.forEach((text, index) => {
      const again = document.createElement("div");
      again.innerHTML = text;
      for (const place of [again, stand[index]])
        if (place && content(place) !== text) misread.push(text + "\\n  is read as " + content(place));
    });
    const tried = `click dblclick mousedown mouseup mousemove mouseover mouseenter mouseout pointerdown pointerover wheel
      contextmenu focus focusin blur toggle error load input change select submit keydown keyup copy paste drag drop
      touchstart scroll animationstart animationend transitionend begin loadstart play beforetoggle`.split(/\\s+/);
    function touch() {
      for (const element of document.querySelectorAll("div.case *")) {
        for (const attribute of element.attributes)
          if (attribute.name.startsWith("on")) note(attribute.name);
        if (element.protocol === "javascript:") note("a link to " + element.href);
        for (const name of tried) {
          const event = new Event(name, { bubbles: name !== "load" && name !== "error", cancelable: true });
          element.dispatchEvent(event);
        }
      }
    }
    addEventListener("click", (event) => event.preventDefault());
    setTimeout(touch, 300);
    setTimeout(() => {
      document.body.textContent = "helpgen-report:" + encodeURIComponent(
        JSON.stringify({ events, misread: misread.slice(0, 20), count: cases.length })) + ":helpgen-report";
    }, 3000);
    """
}

extension Substring {
  fileprivate var removingPercentEncodingOrSelf: String {
    String(self).removingPercentEncoding ?? String(self)
  }
}
