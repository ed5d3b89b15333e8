import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { isHeic, kindOf } from "#app/media/file-kind.ts";

/** HEIC pictures of telephones have a codec that sharp comes without: they are decoded by libheif first. */
async function decoded(heic: Buffer): Promise<Buffer> {
  const { default: decode } = await import("heic-decode");
  const { data, width, height } = await decode({ buffer: heic });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * The bytes of a picture in a form that sharp reads.
 *
 * @throws Error if a HEIC picture is damaged
 */
export async function readOriginal(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  return isHeic(kindOf(bytes)) ? decoded(bytes) : bytes;
}
