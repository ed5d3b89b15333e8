import { removeAccents } from "#app/lib/text.ts";
import type { Player } from "./content.ts";

/** A player who is not to be shown by name. */
export type UnnamedPlayer = Player;

/**
 * How a text names a player: certainly, by her surname or key; perhaps, by another name; or only with an ordinary
 * lower-case word like "win" or "may".
 */
export type Naming = "names" | "may mean" | "word";

/** Matches scripts that have no spaces between words, or attach endings to names. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Surnames that are also ordinary words, which dates and the starts of sentences capitalize. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    "april august autumn ball banks best black bliss block blue bond bright brown bush card case cash cook cross cup day dean " +
    "dear down early easter field fields fine fish fisher flood forest fox frost game gold golden good grant green hall hand " +
    "hill holiday home hope house hunt hunter joy june just key king lane law light little long love main major march mark may miles " +
    "moon more most noble north page park peace pool power price pride prince rain rich river rose round rush sand sharp short small " +
    "snow south spring star stone storm strong summer sun sunday sweet swift tournament walker ward water waters way weather week " +
    "west white wild will win wind winner winter wise wood woods world worth young"
  ).split(" "),
);

/** Patterns for accented letters that may be spelled with an extra e or a. */
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
function makeNamePattern(name: string): RegExp | undefined {
  if (patterns.has(name)) return patterns.get(name);
  const parts = name
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== "")
    .map((part) =>
      Array.from(part, (letter) => spelledOut[letter] ?? toPlainText(letter)).join(""),
    );
  const inside = parts.join(String.raw`[^\p{L}\p{N}]{0,3}`);
  const whole = withoutSpaces.test(name)
    ? inside
    : String.raw`(?<![\p{L}\p{N}])${inside}(?![\p{L}\p{N}])`;
  const pattern = parts.length === 0 ? undefined : new RegExp(whole, "giu");
  patterns.set(name, pattern);
  return pattern;
}

/** Removes accents, but keeps case. */
function toPlainText(text: string): string {
  return removeAccents(text.normalize("NFKC")).normalize("NFC");
}

/** Text next to a name: another word, the edge of the text, or a character of a URL or key. */
type Neighbor = "word" | "edge" | "key";

function readLeftNeighbor(text: string): Neighbor {
  if (/\s[("“„‘'«[]*$/u.test(text)) return "word";
  return /(?:^|[>"“„‘'«([])$/u.test(text) ? "edge" : "key";
}

function readRightNeighbor(text: string): Neighbor {
  if (/^[.,;:!?…)”’'»\]]*\s/u.test(text)) return "word";
  return /^(?:$|[<"”’'».,;:!?…)\]])/u.test(text) ? "edge" : "key";
}

/** Whether a match of a name is just a lower-case word in a sentence. */
function isPlainWord(word: string, neighbors: readonly Neighbor[]): boolean {
  const isLower = word === word.toLowerCase() && word !== word.toUpperCase();
  return isLower && neighbors.includes("word") && !neighbors.includes("key");
}

/** Finds a name in a text: used as a name at least once, or only as a lower-case word in a sentence. */
function findName(text: string, name: string): "name" | "word" | undefined {
  const pattern = makeNamePattern(name);
  if (pattern === undefined) return undefined;
  const arePlainWords = Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const end = index + found.length;
    const left = readLeftNeighbor(text.slice(Math.max(0, index - 8), index));
    return isPlainWord(found, [left, readRightNeighbor(text.slice(end, end + 8))]);
  });
  if (arePlainWords.length === 0) return undefined;
  return arePlainWords.every(Boolean) ? "word" : "name";
}

/** Returns a function that finds a name in a text, by {@link makeNamePattern}. */
export function nameFinder(
  text: string,
): (name: string | undefined) => "name" | "word" | undefined {
  const searched = toPlainText(text);
  return (name = "") => findName(searched, name);
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

/** Present and former full names, in both orders, also with only one part of a double surname. */
export function fullNames(player: Player): readonly string[] {
  return allNames(player).flatMap(({ first, last }) => {
    if (first === "") return [];
    const names = [last, ...doubleNameParts(last)].flatMap((surname) => [
      `${first} ${surname}`,
      `${surname} ${first}`,
    ]);
    return withoutSpaces.test(last) ? names.concat(`${last}${first}`, `${first}${last}`) : names;
  });
}

/** Whether a surname identifies a person without a first name: neither an ordinary word nor a single character. */
function isDistinctive(surname: string): boolean {
  const isOrdinary = ORDINARY_WORDS.has(toPlainText(surname).toLowerCase());
  const isOneCharacter = withoutSpaces.test(surname) && Array.from(surname).length === 1;
  return !isOrdinary && !isOneCharacter;
}

/** Single names of a player: distinctive ones, and those that may also be another word or person. */
export function singleNames(player: Player): {
  readonly distinctive: readonly string[];
  readonly ambiguous: readonly string[];
} {
  const { id, name } = player;
  const surnames = allNames(player).map(({ last }) => last);
  const identifiers = [...surnames, id];
  const sharedNames = [name.first, name.nickname ?? "", ...surnames.flatMap(doubleNameParts)];
  const ambiguous = identifiers.filter((identifier) => !isDistinctive(identifier));
  return {
    distinctive: identifiers.filter(isDistinctive),
    ambiguous: [...ambiguous, ...sharedNames].filter((identifier) => identifier !== ""),
  };
}

/** Players who are shown by initials or not at all. */
export function findUnnamedPlayers(players: ReadonlyMap<string, Player>): UnnamedPlayer[] {
  return [...players.values()].filter(({ shown }) => shown !== undefined);
}

/** How a text names a player by a full name that it has. Names like Will Win may be two ordinary words. */
function fullNaming(text: string, name: string, foundAs: "name" | "word"): Naming {
  const isOrdinary = name
    .split(/[\s-]+/)
    .every((part) => ORDINARY_WORDS.has(toPlainText(part).toLowerCase()));
  if (!isOrdinary) return "names";
  if (foundAs === "word") return "word";
  return toPlainText(text).includes(toPlainText(name)) ? "names" : "may mean";
}

/** How a text names a player; `undefined` if it does not. */
export function findNaming(text: string, player: Player): Naming | undefined {
  const find = nameFinder(text);
  const full = fullNames(player).map((name) => {
    const foundAs = find(name);
    return foundAs && fullNaming(text, name, foundAs);
  });
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
