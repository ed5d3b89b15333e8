import { AGAIN, type Words } from "#app/media/file-kind.ts";

/**
 * Why a picture of a known format cannot be shown, in plain words.
 *
 * @param reason the message of sharp
 */
export function damageOf(reason: string): Words {
  if (reason.includes("pixel limit")) {
    return {
      cause: "The picture has more than 268 million pixels.",
      remedy: "Save it smaller: 4000 pixels across are plenty.",
    };
  }
  return { cause: "The picture is damaged; it may have been cut off on its way.", remedy: AGAIN };
}
