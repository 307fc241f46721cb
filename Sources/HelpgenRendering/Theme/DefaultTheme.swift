import HelpgenDiagnostics
public import HelpgenModel

/// The theme that is built into the program: the files of `templates/` at the top of the project.
public enum DefaultTheme {
  /// Its files; those of `strings/` only for the locales asked for.
  public static func files(strings isWanted: (String) -> Bool) -> ThemeFiles {
    let texts = strings.filter { isWanted($0.locale) }.map {
      (name: "strings/\($0.locale).yml", bytes: $0.bytes())
    }
    return ThemeFiles(
      (templates.map { (name: $0.name, bytes: $0.bytes()) } + texts).map { name, bytes in
        (name: name, text: SourceText(name: "default theme: \(name)", bytes: bytes))
      })
  }

  // Closures, so that only what is asked for is made.
  static let templates: [(name: String, bytes: @Sendable () -> [UInt8])] = [
    ("accordion.html", { PackageResources.accordion_html }),
    ("article.html", { PackageResources.article_html }),
    ("breadcrumb.html", { PackageResources.breadcrumb_html }),
    ("entries.html", { PackageResources.entries_html }),
    ("group.html", { PackageResources.group_html }),
    ("helpgen.js", { PackageResources.helpgen_js }),
    ("home.html", { PackageResources.home_html }),
    ("language-list.html", { PackageResources.language_list_html }),
    ("language-menu.html", { PackageResources.language_menu_html }),
    ("languages.html", { PackageResources.languages_html }),
    ("layout.html", { PackageResources.layout_html }),
    ("not-found.html", { PackageResources.not_found_html }),
    ("notice.html", { PackageResources.notice_html }),
    ("other-languages.html", { PackageResources.other_languages_html }),
    ("outline.html", { PackageResources.outline_html }),
    ("redirect.html", { PackageResources.redirect_html }),
    ("section.html", { PackageResources.section_html }),
    ("style.css", { PackageResources.style_css }),
  ]

  static let strings: [(locale: String, bytes: @Sendable () -> [UInt8])] = [
    ("af", { PackageResources.af_yml }),
    ("ar", { PackageResources.ar_yml }),
    ("az", { PackageResources.az_yml }),
    ("be", { PackageResources.be_yml }),
    ("bg", { PackageResources.bg_yml }),
    ("bn", { PackageResources.bn_yml }),
    ("bs", { PackageResources.bs_yml }),
    ("ca", { PackageResources.ca_yml }),
    ("cs", { PackageResources.cs_yml }),
    ("da", { PackageResources.da_yml }),
    ("de", { PackageResources.de_yml }),
    ("el", { PackageResources.el_yml }),
    ("en", { PackageResources.en_yml }),
    ("es", { PackageResources.es_yml }),
    ("et", { PackageResources.et_yml }),
    ("eu", { PackageResources.eu_yml }),
    ("fa", { PackageResources.fa_yml }),
    ("fi", { PackageResources.fi_yml }),
    ("fil", { PackageResources.fil_yml }),
    ("fr", { PackageResources.fr_yml }),
    ("gl", { PackageResources.gl_yml }),
    ("he", { PackageResources.he_yml }),
    ("hi", { PackageResources.hi_yml }),
    ("hr", { PackageResources.hr_yml }),
    ("hu", { PackageResources.hu_yml }),
    ("id", { PackageResources.id_yml }),
    ("it", { PackageResources.it_yml }),
    ("ja", { PackageResources.ja_yml }),
    ("km", { PackageResources.km_yml }),
    ("ko", { PackageResources.ko_yml }),
    ("lo", { PackageResources.lo_yml }),
    ("lt", { PackageResources.lt_yml }),
    ("lv", { PackageResources.lv_yml }),
    ("mk", { PackageResources.mk_yml }),
    ("ml", { PackageResources.ml_yml }),
    ("mr", { PackageResources.mr_yml }),
    ("ms", { PackageResources.ms_yml }),
    ("my", { PackageResources.my_yml }),
    ("nb", { PackageResources.nb_yml }),
    ("ne", { PackageResources.ne_yml }),
    ("nl", { PackageResources.nl_yml }),
    ("nn", { PackageResources.nn_yml }),
    ("pcm", { PackageResources.pcm_yml }),
    ("pl", { PackageResources.pl_yml }),
    ("pt", { PackageResources.pt_yml }),
    ("pt-PT", { PackageResources.pt_PT_yml }),
    ("ro", { PackageResources.ro_yml }),
    ("ru", { PackageResources.ru_yml }),
    ("sa", { PackageResources.sa_yml }),
    ("sk", { PackageResources.sk_yml }),
    ("sl", { PackageResources.sl_yml }),
    ("sq", { PackageResources.sq_yml }),
    ("sr", { PackageResources.sr_yml }),
    ("sr-Latn", { PackageResources.sr_Latn_yml }),
    ("sv", { PackageResources.sv_yml }),
    ("sw", { PackageResources.sw_yml }),
    ("ta", { PackageResources.ta_yml }),
    ("te", { PackageResources.te_yml }),
    ("th", { PackageResources.th_yml }),
    ("tr", { PackageResources.tr_yml }),
    ("uk", { PackageResources.uk_yml }),
    ("ur", { PackageResources.ur_yml }),
    ("uz", { PackageResources.uz_yml }),
    ("vi", { PackageResources.vi_yml }),
    ("zh", { PackageResources.zh_yml }),
    ("zh-Hant", { PackageResources.zh_Hant_yml }),
  ]
}
