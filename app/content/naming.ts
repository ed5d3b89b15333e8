import { withoutAccents } from "#app/lib/text.ts";
import type { Player } from "./content.ts";

/**
 * Whether a text reveals a player's name: by her surname or key, or perhaps by another name. `word` is a lower-case word
 * in a sentence that is usually not a name: "win", "may".
 */
export type Naming = "names" | "may mean" | "word";

/** Scripts without spaces between words, or with endings attached to names. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Surnames that are also words which begin sentences or occur in dates, so that a capital letter proves nothing. */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    "april august autumn ball banks best black bliss block blue bond bright brown bush card case cash cook cross cup day dean " +
    "dear down early easter field fields fine fish fisher flood forest fox frost game gold golden good grant gray green gray hall hand " +
    "hill holiday home hope house hunt hunter joy june just key king lane law light little long love main major march mark may miles " +
    "moon more most noble north page park peace pool power price pride prince rain rich river rose round rush sand sharp short small " +
    "snow south spring star stone storm strong summer sun sunday sweet swift tournament walker ward water waters way weather week " +
    "west white wild will win wind winner winter wise wood woods world worth young"
  ).split(" "),
);

/** Letters with an alternative spelling without accents. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: "ae?",
  ö: "oe?",
  ü: "ue?",
  å: "aa?",
  ø: "oe?",
};

const patterns = new Map<string, RegExp | undefined>();

/**
 * Pattern of a name. Accents, case and separators are ignored, so O’Brien matches OBrien, O'BRIEN and O Brien. It matches
 * whole words: Ek is not in "week".
 */
function patternOf(name: string): RegExp | undefined {
  if (patterns.has(name)) return patterns.get(name);
  const parts = name
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== "")
    .map((part) => Array.from(part, (letter) => spelledOut[letter] ?? plain(letter)).join(""));
  const inside = parts.join(String.raw`[^\p{L}\p{N}]{0,3}`);
  const whole = withoutSpaces.test(name)
    ? inside
    : String.raw`(?<![\p{L}\p{N}])${inside}(?![\p{L}\p{N}])`;
  const pattern = parts.length === 0 ? undefined : new RegExp(whole, "giu");
  patterns.set(name, pattern);
  return pattern;
}

/** Removes accents, but keeps case. */
function plain(text: string): string {
  return withoutAccents(text.normalize("NFKC")).normalize("NFC");
}

/** An occurrence of a name in a text, and whether it is a lower-case word in a sentence. */
interface Place {
  readonly isWord: boolean;
}

/** Neighbors of a name: other words, the edge of a text, or characters of an address or key. */
function besideOf(left: string, right: string): readonly ("words" | "edge" | "key")[] {
  const ofLeft = /\s[("“„‘'«[]*$/u.test(left)
    ? "words"
    : /(?:^|[>"“„‘'«([])$/u.test(left)
      ? "edge"
      : "key";
  const ofRight = /^[.,;:!?…)”’'»\]]*\s/u.test(right)
    ? "words"
    : /^(?:$|[<"”’'».,;:!?…)\]])/u.test(right)
      ? "edge"
      : "key";
  return [ofLeft, ofRight];
}

function placesOf(text: string, name: string): Place[] {
  const pattern = patternOf(name);
  if (pattern === undefined) return [];
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const end = index + found.length;
    const beside = besideOf(text.slice(Math.max(0, index - 8), index), text.slice(end, end + 8));
    const isLower = found === found.toLowerCase() && found !== found.toUpperCase();
    return { isWord: isLower && beside.includes("words") && !beside.includes("key") };
  });
}

/** Looks for names in a text, as {@link patternOf} says, and tells words in lower case from names. */
export function nameFinder(
  text: string,
): (name: string | undefined) => "name" | "word" | undefined {
  const searched = plain(text);
  return (name = "") => {
    const places = placesOf(searched, name);
    if (places.length === 0) return undefined;
    return places.every(({ isWord }) => isWord) ? "word" : "name";
  };
}

/** The parts of a double name that are long enough to mean somebody: Müller and Schmidt of Müller-Schmidt. */
function halvesOf(name: string): string[] {
  const parts = name.split(/[\s-]+/).filter((part) => /^\p{Lu}/u.test(part) && part.length > 2);
  return parts.length > 1 ? parts : [];
}

/** A former name in its parts; the first word is the first name. */
function partsOf(name: string): { first: string; last: string } {
  const [first = "", ...rest] = name.split(" ");
  return rest.length === 0 ? { first: "", last: first } : { first, last: rest.join(" ") };
}

const allNames = ({ name, formerly = [] }: Player) => [name, ...formerly.map(partsOf)];

/** Her full names of today and before, in both orders that people write, also with half of a double surname. */
export function fullNames(player: Player): readonly string[] {
  return allNames(player).flatMap(({ first, last }) => {
    if (first === "") return [];
    const both = [last, ...halvesOf(last)].flatMap((one) => [`${first} ${one}`, `${one} ${first}`]);
    return withoutSpaces.test(last) ? both.concat(`${last}${first}`, `${first}${last}`) : both;
  });
}

/** Whether a surname says who is meant. One sign of a script without spaces is in many other words, and some are words. */
function isTelling(one: string): boolean {
  return (
    !ORDINARY.has(plain(one).toLowerCase()) &&
    (!withoutSpaces.test(one) || Array.from(one).length > 1)
  );
}

/** The names by which one word means her: surname and key, and what may mean somebody else. */
export function singleNames(player: Player): {
  readonly telling: string[];
  readonly other: string[];
} {
  const { id, name } = player;
  const lasts = allNames(player).map(({ last }) => last);
  const all = [...lasts, id];
  const others = [name.first, name.nickname ?? "", ...lasts.flatMap(halvesOf)];
  return {
    telling: all.filter(isTelling),
    other: [...all.filter((one) => !isTelling(one)), ...others].filter((one) => one !== ""),
  };
}

/** The players who asked to be shown by initials or not at all. */
export function hiddenPlayers(players: ReadonlyMap<string, Player>): Player[] {
  return [...players.values()].filter(({ shown }) => shown !== undefined);
}

/** How a full name stands in a text: one like Will Win is two words where it has no capitals. */
function fullNaming(text: string, name: string, found: "name" | "word" | undefined) {
  const isOrdinary = name.split(/[\s-]+/).every((part) => ORDINARY.has(plain(part).toLowerCase()));
  if (found === undefined || !isOrdinary) return found && "names";
  if (found === "word") return "word";
  return plain(text).includes(plain(name)) ? "names" : "may mean";
}

/** How a text names a player; `undefined` where it does not. */
export function namingOf(text: string, player: Player): Naming | undefined {
  const find = nameFinder(text);
  const full = fullNames(player).flatMap((name) => fullNaming(text, name, find(name)) ?? []);
  if (full.includes("names")) return "names";
  const { telling, other } = singleNames(player);
  const [sure, unsure] = [telling.map(find), other.map(find)];
  if (sure.includes("name")) return "names";
  if (unsure.includes("name")) return "may mean";
  return sure.includes("word") || unsure.includes("word") ? "word" : undefined;
}

/** "caption names alder, who must not be named." */
export function namingCause(field: string, naming: Naming, { id }: Player): string {
  const verb = naming === "word" ? "has a word that is also a name of" : naming;
  return `${field} ${verb} ${id}, who must not be named.`;
}
