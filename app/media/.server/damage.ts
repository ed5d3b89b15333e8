import type { MediaProblem } from "#app/media/media-problem.ts";

type Words = Pick<MediaProblem, "cause" | "remedy">;

const again = "Put the picture there again from the camera or the chat; until then it is drawn.";

function beginning(bytes: Buffer): string {
  return bytes.subarray(0, 512).toString("latin1").trimStart().toLowerCase();
}

/** Telephones of one make take these; browsers and most programs do not read them. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:heic|heix|hevc|mif1|msf1)/.test(bytes.subarray(4, 12).toString("latin1"));
}

/**
 * Why a file cannot be shown, in the words of somebody who keeps photographs.
 *
 * @param reason what the library for pictures says of it
 */
export function damageOf(bytes: Buffer, reason: string): Words {
  if (bytes.length === 0) return { cause: "The file is empty.", remedy: again };
  if (/^<(?:!doctype html|html)/.test(beginning(bytes))) {
    return { cause: "This is a web page that was saved under a picture’s name.", remedy: again };
  }
  if (isHeic(bytes)) {
    return {
      cause: "This is a HEIC picture, which cannot be read here.",
      remedy: "Save it as a JPEG and put that there.",
    };
  }
  if (reason.includes("pixel limit")) {
    return {
      cause: "The picture has more than 268 million pixels.",
      remedy: "Save it smaller: 4000 pixels across are plenty.",
    };
  }
  if (reason.includes("unsupported image format")) {
    return { cause: "This is not a picture that can be read.", remedy: again };
  }
  return { cause: "The picture is damaged; it may have been cut off on its way.", remedy: again };
}
