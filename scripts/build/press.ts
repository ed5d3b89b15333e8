import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { dayInks, type Inks } from "#app/share/press/print-inks.ts";
import { standalone, type Picture } from "#app/share/press/standalone.ts";
import { openTypeCase } from "./type-case.ts";

/** Prints artwork to PNG files, in the inks of the day and the letters of the site. */
export interface Press {
  print(picture: Picture): Promise<Uint8Array>;
}

/** Flat inks need few colours: a palette takes less than half the bytes and shows no difference. */
const PNG = { palette: true, dither: 0, effort: 7, compressionLevel: 9 } as const;

/** The site's inks, and those that the 2019 skin adds. */
async function readInks(): Promise<Inks> {
  const tokens = await readFile("app/styles/tokens.css", "utf8");
  const skin = await readFile("app/routes/roster2019/Roster2019.module.css", "utf8");
  return new Map([...dayInks(skin), ...dayInks(tokens)]);
}

export async function openPress(): Promise<Press> {
  const inks = await readInks();
  const type = await openTypeCase("app/fonts/rival-display.woff2");
  return {
    print: (picture) =>
      sharp(Buffer.from(standalone(picture, inks, type)))
        .png(PNG)
        .toBuffer(),
  };
}
