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

/** Surnames that are also words at the start of sentences or in dates, where a capital letter proves nothing. */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    "april august autumn ball banks best black bliss block blue bond bright brown bush card case cash cook cross cup day dean " +
    "dear down early easter field fields fine fish fisher flood forest fox frost game gold golden good grant green hall hand " +
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

/** Next to a name: another word, the edge of a text, or a character of an address or key. */
type Beside = "word" | "edge" | "key";

function leftOf(text: string): Beside {
  if (/\s[("“„‘'«[]*$/u.test(text)) return "word";
  return /(?:^|[>"“„‘'«([])$/u.test(text) ? "edge" : "key";
}

function rightOf(text: string): Beside {
  if (/^[.,;:!?…)”’'»\]]*\s/u.test(text)) return "word";
  return /^(?:$|[<"”’'».,;:!?…)\]])/u.test(text) ? "edge" : "key";
}

/** Whether an occurrence of a name is a lower-case word in a sentence. */
function isPlainWord(found: string, sides: readonly Beside[]): boolean {
  const isLower = found === found.toLowerCase() && found !== found.toUpperCase();
  return isLower && sides.includes("word") && !sides.includes("key");
}

/** Whether a text has a name as a name, or only as a lower-case word in a sentence. */
function occurrence(text: string, name: string): "name" | "word" | undefined {
  const pattern = patternOf(name);
  if (pattern === undefined) return undefined;
  const places = Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const end = index + found.length;
    const left = leftOf(text.slice(Math.max(0, index - 8), index));
    return isPlainWord(found, [left, rightOf(text.slice(end, end + 8))]);
  });
  if (places.length === 0) return undefined;
  return places.every(Boolean) ? "word" : "name";
}

/** Returns a function that finds a name in a text, by {@link patternOf}. */
export function nameFinder(
  text: string,
): (name: string | undefined) => "name" | "word" | undefined {
  const searched = plain(text);
  return (name = "") => occurrence(searched, name);
}

/** Parts of a double name by which people are known: Müller and Schmidt of Müller-Schmidt. */
function doubleNameParts(name: string): string[] {
  const parts = name.split(/[\s-]+/).filter((part) => /^\p{Lu}/u.test(part) && part.length > 2);
  return parts.length > 1 ? parts : [];
}

/** Splits a former name; its first word is the first name. */
function splitFormerName(name: string): { first: string; last: string } {
  const [first = "", ...rest] = name.split(" ");
  return rest.length === 0 ? { first: "", last: first } : { first, last: rest.join(" ") };
}

const allNames = ({ name, formerly = [] }: Player) => [name, ...formerly.map(splitFormerName)];

/** Present and former full names, in both orders, and with half of a double surname. */
export function fullNames(player: Player): readonly string[] {
  return allNames(player).flatMap(({ first, last }) => {
    if (first === "") return [];
    const both = [last, ...doubleNameParts(last)].flatMap((one) => [
      `${first} ${one}`,
      `${one} ${first}`,
    ]);
    return withoutSpaces.test(last) ? both.concat(`${last}${first}`, `${first}${last}`) : both;
  });
}

/** Whether a surname alone identifies somebody: it is no ordinary word, and no single character. */
function isDistinctive(surname: string): boolean {
  const isOrdinary = ORDINARY.has(plain(surname).toLowerCase());
  const isOneSign = withoutSpaces.test(surname) && Array.from(surname).length === 1;
  return !isOrdinary && !isOneSign;
}

/** Single words that may name a player: distinctive ones, and those that may mean something or somebody else. */
export function singleNames(player: Player): {
  readonly distinctive: readonly string[];
  readonly ambiguous: readonly string[];
} {
  const { id, name } = player;
  const surnames = allNames(player).map(({ last }) => last);
  const own = [...surnames, id];
  const more = [name.first, name.nickname ?? "", ...surnames.flatMap(doubleNameParts)];
  return {
    distinctive: own.filter(isDistinctive),
    ambiguous: [...own.filter((one) => !isDistinctive(one)), ...more].filter((one) => one !== ""),
  };
}

/** Players who are shown by initials or not at all. */
export function hiddenPlayers(players: ReadonlyMap<string, Player>): Player[] {
  return [...players.values()].filter(({ shown }) => shown !== undefined);
}

/** How a text uses a full name. Without capitals, one like Will Win is two ordinary words. */
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
  const { distinctive, ambiguous } = singleNames(player);
  const [certain, possible] = [distinctive.map(find), ambiguous.map(find)];
  if (certain.includes("name")) return "names";
  if (possible.includes("name")) return "may mean";
  return certain.includes("word") || possible.includes("word") ? "word" : undefined;
}

/** "caption names alder, who must not be named." */
export function namingCause(field: string, naming: Naming, { id }: Player): string {
  const verb = naming === "word" ? "has a word that is also a name of" : naming;
  return `${field} ${verb} ${id}, who must not be named.`;
}
