import sharp from "sharp";
import { paint } from "./paint.ts";

const [width, height] = [320, 240];

/** A generated JPEG, with optional EXIF data. */
export async function jpeg(words = "picture", across = width, down = height): Promise<Buffer> {
  const painted = await paint({ width: across, height: down, words, hue: 200 });
  return painted.jpeg().toBuffer();
}

/** A phone photo with rotation and GPS location. */
export async function sideways(): Promise<Buffer> {
  return sharp(await jpeg("sideways"))
    .withExif({
      IFD0: { Make: "Telephone", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 16/1 50/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** For print: CMYK. */
export async function fourInks(): Promise<Buffer> {
  return sharp(await jpeg("four inks"))
    .toColorspace("cmyk")
    .jpeg()
    .toBuffer();
}

export async function sixteenBit(): Promise<Buffer> {
  return sharp(await jpeg("16 bit"))
    .toColorspace("rgb16")
    .png()
    .toBuffer();
}

export async function moving(): Promise<Buffer> {
  const frames = await Promise.all(["one", "two"].map((words) => jpeg(words)));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Truncated. */
export async function cutOff(): Promise<Buffer> {
  const whole = await jpeg("cut off", 1200, 900);
  return whole.subarray(0, whole.length / 2);
}

export function veryWide(): Promise<Buffer> {
  return sharp({ create: { width: 12_000, height: 800, channels: 3, background: "#215d39" } })
    .jpeg()
    .toBuffer();
}

export const webPage = Buffer.from("<!doctype html><title>Not found</title><p>Not found</p>");

/** An SVG with a script. */
export const scripted = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script>
  <circle cx="20" cy="20" r="18" fill="#dcae2c" onclick="alert(2)"/></svg>`,
);

/** A phone's HEIC photo: 96 by 64, red on the left, blue on the right. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA" +
    "AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAVgAAACNpaW5mAAAAAAABAAAAFWluZmUC" +
    "AAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw" +
    "AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB" +
    "crAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABebWRhdAAA" +
    "AFIoAa8TgHkkRci///YlR/+3Pnh93TTwSz/icffgFVf+ceE/mQk1iwQUH6YA2jKd68KDdE2BpVL8AaS3b2ot2130DC7SD1U7" +
    "zR3SuL5TWc1u5mlw",
  "base64",
);
