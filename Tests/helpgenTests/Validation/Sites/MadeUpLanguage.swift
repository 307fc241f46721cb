/// Words of no language in the letters of one, the same in every run.
struct MadeUpLanguage {
  let locale: String
  private let letters: [Character]
  private var random: SplitMix

  /// - Parameter purpose: Different words for different ends.
  init(_ locale: String, for purpose: Int = 0) {
    self.locale = locale
    letters = Array(Self.letters(of: locale))
    // Every language has words of its own, also where others have its letters.
    random = SplitMix(state: locale.utf8.reduce(7 + UInt64(purpose)) { $0 &* 31 &+ UInt64($1) })
  }

  /// A few words.
  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in
      String(
        (0..<Int.random(in: 4...8, using: &random)).map { _ in letters.randomElement(using: &random) ?? "x" })
    }.joined(separator: " ")
  }

  private static func letters(of locale: String) -> String {
    switch locale {
    case "zh-Hans": return "这边门问间车东书长马见贝风飞鱼鸟龙龟岁当"
    case "zh-Hant": return "這邊門問間車東書長馬見貝風飛魚鳥龍龜歲當"
    case "az-Arab": return "ابتثجحخدذرزسشصضطعغفقکلمنوهی"
    case "sr-Latn": return "abcčdefghijklmnoprsštuvzž"
    default: break
    }
    return switch locale.prefix(while: { $0 != "-" }) {
    case "ar", "fa", "ur": "ابتثجحخدذرزسشصضطعغفقكلمنوهي"
    case "he": "אבגדהוזחטיכלמנסעפצקרשת"
    case "ru", "uk", "bg", "sr": "абвгдежзиклмнопрстуфхцчш"
    case "el": "αβγδεζηθικλμνξοπρστυφχψω"
    case "hi": "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह"
    case "bn": "কখগঘচছজঝটঠডঢণতথদধনপফবভমযরলশষসহ"
    case "ta": "கஙசஞடணதநபமயரலவழளறன"
    case "th": "กขคงจฉชซญฐณดตถทธนบปผพฟภมยรลวศสหอ"
    case "ja": "あいうえおかきくけこさしすせそたちつてとなにぬねの"
    case "ko": "가나다라마바사아자차카타파하거너더러머버"
    default: "abcdefghijklmnoprstuvyz"
    }
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
