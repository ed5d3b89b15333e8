import { AGAIN, type Words } from "#app/media/file-kind.ts";

/** What the readers of the formats say of a file whose content is incomplete or wrong. */
const DAMAGED =
  /premature end|unexpected end|corrupt|invalid|bogus|read error|bad seek|unsupported image|HEI[CF]|^Vips(?:Jpeg|Png)/i;

/**
 * Why a picture of a known format cannot be shown, in plain words. A reason that has nothing to do with the
 * picture, such as a full disk, is quoted.
 *
 * @param reason the message of sharp or of the system
 */
export function damageOf(reason: string): Words {
  if (reason.includes("pixel limit")) {
    return {
      cause: "The picture has more than 268 million pixels.",
      remedy: "Save it smaller: 4000 pixels across are plenty.",
    };
  }
  if (reason.includes("image is too large")) {
    return {
      cause: "The picture is too long or too wide.",
      remedy: "Crop it; until then it is drawn.",
    };
  }
  if (DAMAGED.test(reason)) {
    return { cause: "The picture is damaged; it may have been cut off on its way.", remedy: AGAIN };
  }
  const [quoted = ""] = reason.trim().split("\n");
  return {
    cause: `The picture could not be prepared. The computer says: ${quoted}`,
    remedy: "Solve that and build again. The file itself may be fine; until then it is drawn.",
  };
}
