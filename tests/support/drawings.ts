import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesBelow } from "./files.ts";

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

/** A drawing of a built site, and the first sheet that contains it. */
interface Drawing {
  readonly sheet: string;
  readonly id: string;
  readonly viewBox: string;
  readonly markup: string;
}

/** The drawings in the sheets of a folder, each once. */
export function drawingsIn(folder: string): readonly Drawing[] {
  const all = filesBelow(folder, /\.svg$/).flatMap((file) => {
    const sheet = basename(file).replace(/\..*/, "");
    const symbols = readFileSync(file, "utf8").matchAll(SYMBOL);
    return Array.from(symbols, ([, id = "", viewBox = "", markup = ""]): Drawing => {
      return { sheet, id, viewBox, markup };
    });
  });
  return [
    ...new Map(all.toReversed().map((drawing) => [drawing.markup, drawing])).values(),
  ].toReversed();
}
