import { expect, test } from "vitest";
import { isMisnamed, kindOf, NO_PICTURE } from "./file-kind.ts";

const NAMES = ["a.jpg", "a.JPEG", "a.jfif", "a.png", "a.TIFF", "a.avif", "a.HEIF", "a.svg"];

test.each([
  [kindOf("jpeg"), ["a.jpg", "a.JPEG", "a.jfif"]],
  [kindOf("tiff"), ["a.TIFF"]],
  [kindOf("heif", "av1"), ["a.avif"]],
  [kindOf("heif", "hevc"), ["a.HEIF"]],
  // What cannot be shown is reported as that, not as misnamed.
  [NO_PICTURE, NAMES],
])("for $name only these endings are right: %j", (kind, right) => {
  expect(NAMES.filter((name) => !isMisnamed(name, kind))).toEqual(right);
});
