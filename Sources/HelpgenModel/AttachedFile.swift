/// What a path in an article comes to: a file beside it that it shows or offers.
public enum AttachedFile: Sendable, Hashable {
  /// A file that is published at an address; with its size where it is a picture.
  case published(PageAddress, PixelSize?)
  /// No file; with the name of one in the folder that may have been meant.
  case missing(near: String?)
  /// A file that is not published.
  case refused(Refusal)

  /// Why a file is not published.
  public enum Refusal: Sendable, Hashable {
    /// It lies outside of the source folder.
    case outside
    /// It has more bytes than web hosts take.
    case tooLarge
    /// It cannot be read, for a reason in words.
    case unreadable(String)
  }
}
