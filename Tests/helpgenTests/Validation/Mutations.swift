/// One edit for each way to break a rule. Where one edit breaks several rules, all of them are told.
extension MutationTests {
  static let mutations =
    languageMutations + canonicalMutations + alternateMutations + sitemapMutations + menuMutations
    + textMutations + indexingMutations + fallbackMutations + linkMutations + structuredDataMutations
    + contentMutations + markupMutations

  private static let base = SampleOutput.base

  private static let languageMutations = [
    Mutation(
      "de/one/index.html",
      #"<html lang="de""#,
      #"<html lang="fr""#, rule: .languages,
      faults: [
        "de/one/index.html: the page is said to be in “fr”, but is in the folder “de”"
      ]),
    Mutation(
      "ar/index.html",
      #"<html lang="ar" dir="rtl""#,
      #"<html lang="ar" dir="ltr""#,
      faults: [
        "ar/index.html: the direction is “ltr”, but “ar” runs “rtl”",
        "ar/index.html: wörd-ar-site runs “ltr”",
        "ar/index.html: wörd-ar-1 runs “ltr”",
      ]),
    Mutation(
      "index.html",
      #"<html lang="en""#,
      #"<html lang="de""#,
      faults: [
        "index.html: the page is said to be in “de”, but the top is in “en”",
        "index.html: wörd-en-site is said to be in “de”",
        "index.html: og:locale is “en_US” instead of “de_DE”",
      ]),
    Mutation(
      "de/index.html",
      "<h1>",
      #"<h1 lang="de_DE">"#,
      faults: [
        "de/index.html: “de_DE” is no canonical tag of a language",
        "de/index.html: wörd-de-site is said to be in “de_DE”",
      ]),
  ]

  private static let canonicalMutations = [
    Mutation(
      "de/one/index.html",
      #"canonical" href="\#(base)de/one/"#,
      #"canonical" href="\#(base)en/one/"#,
      faults: [
        "de/one/index.html: the canonical address is that of en/one/index.html",
        "sitemap.xml: \(base)de/one/ has another canonical address",
      ]),
    Mutation(
      "de/one/index.html",
      #"canonical" href="\#(base)"#,
      #"canonical" href="\#(base)/"#,
      faults: [
        "de/one/index.html: the canonical address is malformed: \(base)/de/one/",
        "sitemap.xml: \(base)de/one/ has another canonical address",
      ]),
    Mutation(
      "de/one/index.html",
      #"canonical" href="\#(base)"#,
      #"canonical" href="\#(base)docs/"#,
      faults: [
        "de/one/index.html: the canonical address has the path of the site twice: \(base)docs/de/one/",
        "sitemap.xml: \(base)de/one/ has another canonical address",
      ]),
    Mutation(
      "en/two/index.html",
      #"<link rel="canonical" href="\#(base)en/two/">"#,
      "",
      faults: [
        "de/two/index.html: the canonical address is that of en/two/index.html, which names another",
        "en/two/index.html: there is no canonical address",
        "sitemap.xml: \(base)en/two/ has another canonical address",
      ]),
    Mutation(
      "de/two/index.html",
      "docs/en/two/",
      "docs/en/one/",
      faults: [
        "de/two/index.html: the article is that of wörd-en-2, but the canonical address is that of en/one/index.html",
        "de/two/index.html: the notice leads to en/two/index.html instead of the canonical address",
      ]),
    Mutation(
      "de/two/index.html",
      "docs/en/two/",
      "docs/de/two/",
      faults: [
        "de/two/index.html: the text is in “en”, but the canonical address is the page’s own",
        "de/two/index.html: the notice leads to en/two/index.html instead of the canonical address",
      ]),
    Mutation(
      "de/two/index.html",
      "docs/en/two/",
      "docs/en/three/",
      faults: [
        "de/two/index.html: the canonical address is of no page: \(base)en/three/"
      ]),
  ]

  private static let alternateMutations = [
    Mutation(
      "en/one/index.html",
      #"<link rel="alternate" hreflang="ar" href="\#(base)ar/one/">\#n"#,
      "",
      faults: [
        "ar/one/index.html: the alternate “en” does not name it back: en/one/index.html",
        "sitemap.xml: \(base)en/one/ has other alternates than its page",
        "en/one/index.html: og:locale:alternate is “ar_EG, de_DE” instead of “de_DE”",
        "en/one/index.html: the alternates lack ar",
      ]),
    Mutation(
      "en/one/index.html",
      #"<link rel="alternate" hreflang="x-default" href="\#(base)en/one/">\#n"#,
      "",
      faults: [
        "en/one/index.html: there is no x-default beside “en”",
        "sitemap.xml: \(base)en/one/ has other alternates than its page",
      ]),
    Mutation(
      "en/one/index.html",
      #"hreflang="x-default" href="\#(base)en/one/"#,
      #"hreflang="x-default" href="\#(base)de/one/"#,
      faults: [
        "en/one/index.html: the alternate “x-default” is de/one/index.html, which is in “de”",
        "sitemap.xml: \(base)en/one/ has other alternates than its page",
      ]),
    Mutation(
      "en/one/index.html",
      #"hreflang="en" href="\#(base)en/one/"#,
      #"hreflang="en" href="\#(base)en/two/"#,
      faults: [
        "en/one/index.html: the page is not among its own alternates",
        "sitemap.xml: \(base)en/one/ has other alternates than its page",
      ]),
    Mutation(
      "de/one/index.html",
      #"alternate" hreflang="ar""#,
      #"alternate" hreflang="ar-Arab-x-a""#,
      faults: [
        "de/one/index.html: “ar-Arab-x-a” is no language to search engines",
        "de/one/index.html: the alternate “ar-Arab-x-a” is ar/one/index.html, which is in “ar”",
        "sitemap.xml: \(base)de/one/ has other alternates than its page",
        "de/one/index.html: the alternates lack ar",
      ]),
    Mutation(
      "de/one/index.html",
      #"alternate" hreflang="ar""#,
      #"alternate" hreflang="de""#,
      faults: [
        "de/one/index.html: “de” is an alternate twice",
        "de/one/index.html: the alternate “de” is ar/one/index.html, which is in “ar”",
        "sitemap.xml: \(base)de/one/ has other alternates than its page",
        "de/one/index.html: og:locale:alternate is “ar_EG, en_US” instead of “en_US”",
        "de/one/index.html: the alternates lack ar",
      ]),
    Mutation(
      "de/two/index.html",
      #"<meta property="og:locale""#,
      #"<link rel="alternate" hreflang="en" href="\#(base)en/two/"><meta property="og:locale""#,
      faults: [
        "de/two/index.html: the page is not indexed, but has alternates",
        "de/two/index.html: og:locale:alternate is “” instead of “en_US”",
      ]),
    Mutation(
      "en/two/index.html",
      #"<meta property="og:locale""#,
      #"<link rel="alternate" hreflang="en" href="\#(base)en/two/"><meta property="og:locale""#,
      faults: [
        "en/two/index.html: the page is its only alternate",
        "en/two/index.html: there is no x-default beside “en”",
        "sitemap.xml: \(base)en/two/ has other alternates than its page",
      ]),
    Mutation(
      "en/two/index.html",
      #"<meta property="og:locale""#,
      #"<link rel="alternate" hreflang="en" href="\#(base)en/two/"><link rel="alternate" hreflang="de" href="\#(base)de/two/"><meta property="og:locale""#,
      faults: [
        "en/two/index.html: there is no x-default beside “en”",
        "en/two/index.html: the alternate “de” is de/two/index.html, which is not indexed",
        "sitemap.xml: \(base)en/two/ has other alternates than its page",
        "en/two/index.html: og:locale:alternate is “” instead of “de_DE”",
      ]),
  ]

  private static let sitemapMutations = [
    Mutation(
      "sitemap.xml",
      "<url><loc>\(base)en/two/</loc></url>",
      "",
      faults: [
        "en/two/index.html: the page is in no sitemap"
      ]),
    Mutation(
      "sitemap.xml",
      "docs/en/two/</loc></url>",
      "docs/en/two/</loc></url><url><loc>\(base)de/two/</loc></url>",
      faults: [
        "sitemap.xml: \(base)de/two/ is not indexed"
      ]),
    Mutation(
      "sitemap.xml",
      "docs/en/two/</loc></url>",
      "docs/en/two/</loc></url><url><loc>\(base)en/two/</loc></url>",
      faults: [
        "sitemap.xml: \(base)en/two/ is there twice"
      ]),
    Mutation(
      "sitemap.xml",
      "docs/en/two/</loc></url>",
      "docs/en/two/</loc></url><url><loc>\(base)en/three/</loc></url>",
      faults: [
        "sitemap.xml: \(base)en/three/ is of no page"
      ]),
    Mutation(
      "sitemap.xml",
      "docs/en/two/</loc></url>",
      "docs/en/two/</loc><lastmod>2024-01-01</lastmod></url>",
      faults: [
        "sitemap.xml: \(base)en/two/ has the date “2024-01-01”, but should have “”"
      ]),
    Mutation(
      "sitemap.xml",
      "2024-03-05",
      "2024-3-5",
      faults: [
        "sitemap.xml: \(base)en/one/ has the wrong date “2024-3-5”"
      ]),
    Mutation(
      "sitemap.xml",
      "<lastmod>2024-03-05</lastmod>",
      "",
      faults: [
        "sitemap.xml: \(base)en/one/ has the date “”, but should have “2024-03-05”"
      ]),
    Mutation(
      "sitemap.xml",
      #"<loc>\#(base)de/one/</loc><xhtml:link rel="alternate" hreflang="en" href="\#(base)en/one/"/>"#,
      "<loc>\(base)de/one/</loc>",
      faults: [
        "sitemap.xml: \(base)de/one/ has other alternates than its page"
      ]),
    Mutation(
      "robots.txt",
      "docs/sitemap",
      "sitemap",
      faults: [
        "robots.txt: the sitemap is not named"
      ]),
  ]
}
