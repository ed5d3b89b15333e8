import { expect, test } from "vitest";
import { explainDamage } from "./inspect-folder.ts";

test.each([
  "VipsJpeg: premature end of JPEG image",
  "vipspng: libpng read error",
  "Input buffer has corrupt header: webp: unable to parse image",
  "Input buffer contains unsupported image format",
  "source: bad seek to 257250\nheif: Invalid input: Unexpected end of file",
  "HEIF image not found",
])("a picture is reported as damaged if its decoder says %j", (reason) => {
  expect(explainDamage(reason).cause).toBe(
    "The picture is damaged, perhaps by an incomplete download.",
  );
});

test("a full disk is no damage to the picture, so the report quotes the reason", () => {
  expect(explainDamage("ENOSPC: no space left on device, write\n    at writeFile")).toEqual({
    cause: "The picture could not be processed: ENOSPC: no space left on device, write",
    remedy:
      "Fix that and build again. The file itself may be fine. Until then, the site shows the drawing.",
  });
});
