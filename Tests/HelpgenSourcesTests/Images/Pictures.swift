import Foundation
import Testing

/// The beginning of a picture that Pillow wrote, and its size.
struct Picture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ name: String, _ width: Int, _ height: Int, _ base64: String) {
    testDescription = name
    self.width = width
    self.height = height
    bytes = Array(Data(base64Encoded: base64) ?? Data())
  }

  /// One of each kind.
  static let all = [
    Picture(
      "PNG", 3, 2,
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVR4nGNgwAQA"),
    Picture(
      "PNG, large", 70000, 1,
      "iVBORw0KGgoAAAANSUhEUgABEXAAAAABAQAAAADaOEDmAAAAHklEQVR4nO3BAQEA"),
    Picture(
      "GIF", 300, 2,
      "R0lGODdhLAECAIAAAAAAAAAAACwAAAAALAECAAAIKgABCBxIsKDBgwgTKlzIsKHD"),
    Picture(
      "JPEG", 300, 2,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs"
        + "IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy"
        + "MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAACASwDASIAAhEBAxEB"),
    Picture(
      "progressive JPEG", 3, 2,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs"
        + "IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy"
        + "MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgARCAACAAMDASIAAhEBAxEB"),
    Picture(
      "gray JPEG with a comment", 3, 2,
      "/9j/4AAQSkZJRgABAQAAAQABAAD//gEueHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4"
        + "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4"
        + "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4"
        + "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4"
        + "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4/9sAQwAI"
        + "BgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAiLCMcHCg3KSwwMTQ0NB8nOT04MjwuMzQy/8AA"
        + "CwgAAgADAQERAA=="),
    Picture(
      "JPEG, orientation 1", 3, 2,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAEAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAACAAMDASIAAhEBAxEB"),
    Picture(
      "JPEG, orientation 3", 3, 2,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAACAAMDASIAAhEBAxEB"),
    Picture(
      "JPEG, orientation 6", 2, 3,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAACAAMDASIAAhEBAxEB"),
    Picture(
      "JPEG, orientation 8", 2, 3,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAgAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAACAAMDASIAAhEBAxEB"),
    Picture(
      "JPEG, orientation 5, big end first", 2, 3,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAUAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAACAAMDASIAAhEBAxEB"),
    Picture(
      "WebP", 300, 2,
      "UklGRjoAAABXRUJQVlA4IC4AAACwAwCdASosAQIAPm02mEkkIyKhIagAgA2JaQAA"),
    Picture(
      "lossless WebP", 300, 2,
      "UklGRhoAAABXRUJQVlA4TA4AAAAvK0EAAAcQEf0PRET/Aw=="),
    Picture(
      "WebP with transparency", 300, 2,
      "UklGRoAAAABXRUJQVlA4WAoAAAAYAAAAKwEAAQAAQUxQSAkAAAABBxAREYiI/gcA"),
  ]
}
