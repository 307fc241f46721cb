import HelpgenMarkup
import HelpgenModel
import HelpgenTranslation
import Testing

/// What a text is, compared with its source.
@Suite("Status")
struct StatusTests {
  @Test(
    "A copy is a copy, whatever the language and its script",
    arguments: [
      "de", "ru", "el", "ar", "he", "hi", "ta", "th", "ja", "ko", "zh-Hans", "zh-Hant", "ka", "hy", "sr",
      "am",
    ])
  func copies(_ locale: String) throws {
    #expect(try status(of: english, in: locale, title: "A title", source: english) == .copyOfSource)
    // The source has a sentence that it had not when it was copied, and the title is translated.
    let newer = english + "\n\nCall us if you have lost the phone that you use for this."
    #expect(try status(of: english, in: locale, source: newer) == .copyOfSource)
    let reworded = english.replacing("within an hour", with: "within a day")
    #expect(try status(of: reworded, in: locale, source: english) == .copyOfSource)
  }

  @Test(
    "Sources of every script have copies",
    arguments: [
      ("ja", "設定を開いて、アカウントのパスワードの項目を選びます。リンクの入ったメールをお送りします。"),
      ("zh-Hans", "打开您的帐户设置，然后选择密码条目。我们会向您发送一封包含链接的邮件。"),
      ("th", "เปิดการตั้งค่าบัญชีของคุณแล้วเลือกรายการสำหรับรหัสผ่าน เราจะส่งอีเมลพร้อมลิงก์ให้คุณ"),
      ("ar", "افتح إعدادات حسابك واختر الإدخال الخاص بكلمات المرور. نرسل إليك رسالة تحتوي على رابط."),
      ("ru", "Откройте настройки учётной записи и выберите пункт для паролей. Мы отправим вам письмо."),
      ("ko", "계정 설정을 열고 비밀번호 항목을 선택합니다. 링크가 포함된 메일을 보내 드립니다. 링크를 따라가세요."),
    ])
  func scripts(_ source: (locale: String, text: String)) throws {
    let copy = try status(of: source.text, in: "fr", source: source.text, sourceLocale: source.locale)
    #expect(copy == .copyOfSource)
    #expect(try status(of: source.text, in: source.locale, source: english) == .translated)
  }

  @Test("A text in another script than its language has is none, though it is not the source's either")
  func otherScript() throws {
    let other = "Öffnen Sie die Einstellungen Ihres Kontos und wählen Sie den Eintrag für Kennwörter."
    #expect(try status(of: other, in: "ja", source: english) == .copyOfSource)
    // Serbian and Kazakh have two scripts, and of this code nothing is known.
    for locale in ["sr", "kk", "qaa"] {
      #expect(try status(of: other, in: locale, source: english) == .translated)
    }
    #expect(try status(of: other, in: "sr-Cyrl", source: english) == .copyOfSource)
    // Names may be many.
    let names = "Microsoft Dynamics 365 Project Operations と Azure Active Directory の設定を開きます"
    #expect(try status(of: names, in: "ja", source: english) == .translated)
  }

  @Test("What is translated in part says how much is not")
  func partial() throws {
    let half = """
      ## Passwort zurücksetzen

      Öffnen Sie die Einstellungen Ihres Kontos und wählen Sie den Eintrag für Kennwörter.

      1. Follow the link within an hour, or ask for another one.
      2. Choose a password that you use nowhere else.
      """
    guard case .partial(let share)? = try status(of: half, in: "de", source: english) else {
      Issue.record("not partial")
      return
    }
    #expect((0.5...0.6).contains(share))
  }

  @Test("Code, addresses, numbers, placeholders and names are the same in every language")
  func technical() throws {
    let code = "```sh\nmake all the things and then install them all over again please\n```\n"
    let names =
      "- Microsoft Azure Active Directory\n- Visual Studio Code\n- GitHub Actions Runner Controller\n"
    let rest =
      "https://example.com/a/very/long/address/to/all/of/this 2024-01-05 {name} %1$s `one two three` a_b.md\n"
    for locale in ["de", "ja"] {
      for text in [code, names, rest, code + names + rest] {
        #expect(
          try status(of: text, in: locale, title: "Git", source: text, sourceTitle: "Git") == .translated)
      }
    }
    let query =
      "{ organization(id:\"\"){ id name status collections { id } terms { id } customFields { name } } }"
    let source = "\(query)\n\nRun this to get what you look for."
    #expect(try status(of: "\(query)\n\nFühren Sie dies aus.", in: "de", source: source) == .translated)
  }

  @Test("The name of a command that stays in a short text makes it partial nowhere")
  func commands() throws {
    let source = "> This command is an alias of `x`.\n\n- View documentation for the original command:\n"
    let serbian = "> Ова наредба је псеудоним `x`.\n\n- Погледајте документацију за оригиналну команду:\n"
    #expect(
      try status(of: serbian, in: "sr", title: "gunzip", source: source, sourceTitle: "gunzip") == .translated
    )
    let two = try status(of: serbian, in: "sr", title: "git log", source: source, sourceTitle: "git log")
    #expect(two == .translated)
  }

  @Test("A few words are no copy, unless their script says so")
  func short() throws {
    #expect(try status(of: "Click Save.", in: "de", title: "Save", source: "Click Save.") == .translated)
    let same = try status(
      of: "click save", in: "ru", title: "save", source: "click save", sourceTitle: "save")
    #expect(same == .copyOfSource)
    #expect(
      try status(of: "нажмите save", in: "ru", title: "save", source: "click save", sourceTitle: "save")
        == .translated)
  }

  @Test("C143: A short text that is the source's to the letter, title and all, is a copy")
  func shortCopy() throws {
    func status(_ locale: String, _ title: String, _ text: String) throws -> TranslationStatus? {
      try HelpgenTranslationTests.status(of: text, in: locale, title: title, source: text, sourceTitle: title)
    }
    for locale in ["de", "pt-BR", "ja"] {
      #expect(try status(locale, "A", "long source text here") == .copyOfSource)
    }
    for locale in ["en-GB", "en-US"] {
      #expect(try status(locale, "A", "long source text here") == .translated)
    }
    // What is the same in every language, or may be, is no copy.
    for text in ["OK", "N/A", "Visual Studio Code", "`long source text here`", "see also"] {
      #expect(try status("de", "A", text) == .translated)
    }
    #expect(try status("de", "long source text here", "![](a.png)") == .translated)
    let other = try HelpgenTranslationTests.status(
      of: "long source text here", in: "de", title: "B", source: "long source text here", sourceTitle: "A")
    #expect(other == .translated)
    let chinese = "打开您的帐户设置"
    let scripts = try HelpgenTranslationTests.status(
      of: chinese, in: "zh-Hant", title: "A", source: chinese, sourceLocale: "zh-Hans", sourceTitle: "A")
    #expect(scripts == .translated)
    let japanese = try HelpgenTranslationTests.status(
      of: chinese, in: "ja", title: "A", source: chinese, sourceLocale: "zh-Hans", sourceTitle: "A")
    #expect(japanese == .copyOfSource)
  }

  @Test("Variants of a language share their texts; two scripts of one do not")
  func variants() throws {
    for (locale, source) in [
      ("en-GB", "en"), ("en", "en-US"), ("pt-BR", "pt"), ("nb", "no"), ("zh-Hans", "zh"),
    ] {
      #expect(try status(of: english, in: locale, source: english, sourceLocale: source) != .partial(1))
    }
    #expect(try status(of: english, in: "en-GB", source: english) == .translated)
    let portuguese = "Abra as configurações da sua conta e escolha a entrada para senhas agora mesmo."
    #expect(try status(of: portuguese, in: "pt-BR", source: portuguese, sourceLocale: "pt") == .translated)
    let chinese = "打开您的帐户设置，然后选择密码条目。我们会向您发送一封包含链接的邮件。"
    #expect(try status(of: chinese, in: "zh-Hant", source: chinese, sourceLocale: "zh-Hans") == .copyOfSource)
  }

  @Test("Without text there is no translation; a picture or code is something")
  func blank() throws {
    #expect(try status(of: "", in: "de", source: english) == .missing)
    #expect(try status(of: " \n<!-- todo -->\n", in: "de", source: english) == .missing)
    #expect(try status(of: "![Bild](a.png)", in: "de", source: english) == .translated)
    #expect(try status(of: "", in: "de", source: "") == .translated)
  }

  @Test("HTML is compared as Markdown is")
  func html() throws {
    let source = try article("s", "en", english)
    let html = """
      <h2>Reset your password</h2><p>Open the settings of your account and choose the entry for passwords. We send you a
      mail with a link.</p><ol><li>Follow the link within an hour, or ask for another one.</li><li>Choose a password that
      you use nowhere else.</li></ol>
      """
    let library = library([source, try article("t", "fr", html, format: .html)])
    let status = translationStatus(of: library, TranslationOptions())
    #expect(status[LibraryPlace(edition: 1, article: 0)]?.status == .copyOfSource)
    #expect(status[LibraryPlace(edition: 1, article: 0)]?.drift == [])
  }
}
