import { hash, pick, type Choices } from "#app/art/print/hash.ts";

export type TileKind =
  | "huddle"
  | "cookie"
  | "water"
  | "milk"
  | "melon"
  | "beach"
  | "dance"
  | "field"
  | "flag"
  | "board"
  | "hearts"
  | "balloons"
  | "five"
  | "yam";

/** Words of file names and their drawings; the first match counts. */
const LEXICON: readonly (readonly [kind: TileKind, words: RegExp])[] = [
  ["huddle", /huddle|captains|roomies|newbies|mids|pod|allstars|practice|team_beach/],
  ["cookie", /cookie/],
  ["water", /water$|slide/],
  ["milk", /milk/],
  ["melon", /watermelon/],
  ["beach", /beach|sunset/],
  ["dance", /dance|limbo|cheer|spirit|killin|stark|winning/],
  ["field", /field|regionals|sectionals|esc|stack/],
  ["flag", /flag|gryffindor/],
  ["board", /whiteboard|coaches|puzzle/],
  ["hearts", /heart|massage|selfie/],
  ["balloons", /balloon/],
  ["five", /highfive|sand/],
  ["yam", /yam/],
];

const ANYTHING: Choices<TileKind> = ["five", "field", "dance", "huddle", "beach"];

/** The drawing for a photo, by the word in its file name: `2019_cbuspod` is a huddle. */
export function tileKind(file: string): TileKind {
  const word = file
    .replace(/^.*\//, "")
    .replace(/^(?:all_)?\d{4}_/, "")
    .replace(/\.\w+$/, "");
  const entry = LEXICON.find(([, words]) => words.test(word));
  return entry ? entry[0] : pick(ANYTHING, hash(word));
}
