/// The edits of what readers see.
extension MutationTests {
  private static let base = SampleOutput.base

  static let menuMutations = [
    Mutation(
      "de/one/index.html",
      #"<a href="../../ar/one/" hreflang"#,
      #"<a href="../../ar/eins/" hreflang"#,
      faults: [
        "de/one/index.html: “ar” in the menu leads to no page: ../../ar/eins/",
        "de/one/index.html: “../../ar/eins/” leads to no file",
      ]),
    Mutation(
      "de/one/index.html",
      #"<a href="../../ar/one/" hreflang"#,
      #"<a href="../../ar/" hreflang"#,
      faults: [
        "de/one/index.html: “ar” in the menu leads to ar/index.html instead of ar/one/index.html",
        "de/one/index.html: “ar” in the menu does not say that the page is not there",
      ]),
    Mutation(
      "en/two/index.html",
      #"<a href="../../de/" hreflang"#,
      #"<a href="../../de/two/" hreflang"#,
      faults: [
        "en/two/index.html: “de” in the menu leads to de/two/index.html instead of de/index.html",
        "en/two/index.html: “de” in the menu says that the page is not there",
      ]),
    Mutation(
      "de/two/index.html",
      #"<a href="../../ar/" hreflang"#,
      #"<a href="../../ar/one/" hreflang"#,
      faults: [
        "de/two/index.html: “ar” in the menu leads to ar/one/index.html instead of ar/index.html",
        "de/two/index.html: “ar” in the menu says that the page is not there",
      ]),
    Mutation(
      "en/one/index.html",
      #" aria-current="true""#,
      "",
      faults: [
        "en/one/index.html: the current language is “” instead of “en”"
      ]),
    Mutation(
      "en/index.html",
      #"<bdi lang="ar" dir="rtl">"#,
      "<bdi>",
      faults: [
        "en/index.html: the name of “ar” in the menu is not marked as being in it"
      ]),
    Mutation(
      "en/index.html",
      ">Deutsch<",
      ">German<",
      faults: [
        "en/index.html: “de” is called “German” in the menu"
      ]),
    Mutation(
      "en/two/index.html",
      #" <span class="absent">wörd-en-ui</span>"#,
      "",
      faults: [
        "en/two/index.html: “de” in the menu does not say that the page is not there",
        "en/two/index.html: “ar” in the menu does not say that the page is not there",
      ]),
    Mutation(
      "ar/one/index.html",
      "English</bdi>",
      #"English</bdi> <span class="absent">wörd-ar-ui</span>"#,
      faults: [
        "ar/one/index.html: “en” in the menu says that the page is not there"
      ]),
    Mutation(
      "index.html",
      #"<li><a href="de/" hreflang="de"><bdi lang="de" dir="ltr">Deutsch</bdi></a></li>\#n"#,
      "",
      faults: [
        "index.html: the languages are en, ar instead of en, de, ar"
      ]),
  ]

  static let textMutations = [
    Mutation(
      "de/index.html",
      #" lang="en">wörd-en-2"#,
      ">wörd-en-2",
      faults: [
        "de/index.html: wörd-en-2 is said to be in “de”"
      ]),
    Mutation(
      "de/two/index.html",
      #"class="prose" lang="en""#,
      #"class="prose""#,
      faults: [
        "de/two/index.html: the canonical address is that of en/two/index.html",
        "de/two/index.html: wörd-en-2 is said to be in “de”",
        "de/two/index.html: the number of notices about the text is 1",
      ]),
    Mutation(
      "de/two/index.html",
      #"<h1 lang="en" dir="ltr">"#,
      "<h1>",
      faults: [
        "de/two/index.html: wörd-en-2 is said to be in “de”"
      ]),
    Mutation(
      "ar/index.html",
      "<h1>wörd-ar-site",
      #"<h1>wörd-ar-site <span lang="en">wörd-en-site</span>"#,
      faults: [
        "ar/index.html: wörd-en-site runs “rtl”"
      ]),
    Mutation(
      "ar/index.html",
      "<h1>",
      #"<h1 title="wörd-en-site">"#,
      faults: [
        "ar/index.html: wörd-en-site is said to be in “ar”"
      ]),
  ]

  static let indexingMutations = [
    Mutation(
      "de/two/index.html",
      #"<meta name="robots" content="noindex">"#,
      "",
      faults: [
        "de/two/index.html: the page is in no sitemap",
        "de/two/index.html: the page is indexed, but it is no translation",
        "de/two/index.html: the article has no JSON-LD",
      ]),
    Mutation(
      "404.html",
      #"<meta name="robots" content="noindex">"#,
      "",
      faults: [
        "404.html: there is no canonical address",
        "404.html: the page is in no sitemap",
        "404.html: the page is indexed, but stands for others",
      ]),
    Mutation(
      "en/two/index.html",
      "<meta charset",
      #"<meta name="robots" content="noindex"><meta charset"#,
      faults: [
        "de/two/index.html: the canonical address is that of en/two/index.html, which is not indexed",
        "sitemap.xml: \(base)en/two/ is not indexed",
        "en/two/index.html: the page is not indexed",
        "en/two/index.html: the page is not indexed, but has JSON-LD",
      ]),
    Mutation(
      "ar/index.html",
      #"<a href="one/">wörd-ar-1</a>"#,
      "",
      faults: [
        "ar/index.html: the page is indexed, but it has no article of its own language",
        "ar/: wörd-ar-1 is in no list",
      ]),
  ]

  static let fallbackMutations = [
    Mutation(
      "de/two/index.html",
      "callout notice",
      "callout",
      faults: [
        "de/two/index.html: the number of notices about the text is 0"
      ]),
    Mutation(
      "de/two/index.html",
      #"<a href="../../en/two/" hreflang="en"><bdi lang="en" dir="ltr">English</bdi></a></p>"#,
      "</p>",
      faults: [
        "de/two/index.html: the notice has no link to the source"
      ]),
    Mutation(
      "de/two/index.html",
      #"<p>wörd-de-ui <a href="../../en/two/""#,
      #"<p>wörd-de-ui <a href="../../en/one/""#,
      faults: [
        "de/two/index.html: the notice leads to en/one/index.html instead of the canonical address"
      ]),
    Mutation(
      "de/two/index.html",
      #"<a href="../../en/two/" hreflang="en"><bdi lang="en" dir="ltr">English</bdi></a></p>"#,
      #"<a href="../../en/two/" hreflang="en">English</a></p>"#,
      faults: [
        "de/two/index.html: the link in the notice is said to be in “de”"
      ]),
    Mutation(
      "de/one/index.html",
      #"<div class="prose">"#,
      #"<div class="notice"></div><div class="prose">"#,
      faults: [
        "de/one/index.html: the number of notices about the text is 1"
      ]),
  ]

  static let linkMutations = [
    Mutation(
      "de/one/index.html",
      "<p>wörd-de-1",
      #"<p><a href="../One/">x</a> wörd-de-1"#,
      faults: [
        "de/one/index.html: “../One/” leads to no file"
      ]),
    Mutation(
      "de/one/index.html",
      "<p>wörd-de-1",
      #"<p><img src="../../../x.png"> wörd-de-1"#,
      faults: [
        "de/one/index.html: “../../../x.png” leads out of the site"
      ]),
    Mutation(
      "de/one/index.html",
      "assets/style.css",
      "assets/Style.css",
      faults: [
        "de/one/index.html: “../../assets/Style.css” leads to no file"
      ]),
  ]

  static let structuredDataMutations = [
    Mutation(
      "de/one/index.html",
      #""inLanguage": "de""#,
      #""inLanguage": "en""#,
      faults: [
        "de/one/index.html: the JSON-LD is said to be in “en”"
      ]),
    Mutation(
      "de/one/index.html",
      #"{"@type""#,
      #"{"@type"#,
      faults: [
        "de/one/index.html: the JSON-LD cannot be read"
      ]),
    Mutation(
      "de/one/index.html",
      #", "inLanguage": "de""#,
      "",
      faults: [
        "de/one/index.html: the JSON-LD does not say its language"
      ]),
    Mutation(
      "de/two/index.html",
      "<article>",
      #"<script type="application/ld+json">{}</script><article>"#,
      faults: [
        "de/two/index.html: the page is not indexed, but has JSON-LD"
      ]),
    Mutation(
      "de/one/index.html",
      #"<meta property="og:locale:alternate" content="ar_EG">"#,
      "",
      faults: [
        "de/one/index.html: og:locale:alternate is “en_US” instead of “ar_EG, en_US”"
      ]),
    Mutation(
      "de/one/index.html",
      #"og:locale" content="de_DE"#,
      #"og:locale" content="en_US"#,
      faults: [
        "de/one/index.html: og:locale is “en_US” instead of “de_DE”"
      ]),
  ]

  static let contentMutations = [
    Mutation(
      "ar/index.html",
      #"</ul>\#n</body>"#,
      #"</ul>\#n<p lang="en" dir="ltr">wörd-en-2</p>\#n</body>"#,
      faults: [
        "ar/index.html: wörd-en-2 should not be there"
      ]),
    Mutation(
      "de/index.html",
      #"<a href="one/">wörd-de-1"#,
      #"<a href="two/">wörd-de-1"#,
      faults: [
        "de/index.html: the link wörd-de-1 leads to de/two/index.html"
      ]),
  ]

  static let markupMutations = [
    Mutation(
      "de/index.html",
      "</h1>",
      "",
      faults: [
        "de/index.html: </body> ends <h1>"
      ])
  ]
}
