import { fold } from "#app/domain/fold.ts";

/**
 * Words for each meaning in all supported languages, as regular expressions. They are folded: without accents and
 * capitals.
 */
type Words<Meaning extends string> = readonly (readonly [Meaning, string])[];

const plain = (cell: string) =>
  fold(cell)
    .replaceAll(/\s+/g, " ")
    .replace(/[.\s]+$/, "")
    .trim();

type Patterns<Meaning extends string> = readonly (readonly [Meaning, RegExp])[];

function meaningsIn<Meaning extends string>(cell: string, patterns: Patterns<Meaning>): Meaning[] {
  return patterns.flatMap(([meaning, pattern]) => (pattern.test(plain(cell)) ? meaning : []));
}

/**
 * Reads the meanings of all words of a cell. A word of three or more letters matches with any ending, so "entraineu"
 * matches "Entraîneur" and "Entraîneuse".
 */
function wordsIn<const Meaning extends string>(words: Words<Meaning>) {
  const patterns = words.map(([meaning, all]) => {
    const begun = all.split("|").map((word) => (word.length > 2 ? word : `${word}(?!\\p{L})`));
    return [meaning, new RegExp(`(?<!\\p{L})(?:${begun.join("|")})`, "u")] as const;
  });
  return (cell: string): Meaning[] => meaningsIn(cell, patterns);
}

/** Reads the meaning of a cell that contains nothing else. */
function wholeCell<const Meaning extends string>(words: Words<Meaning>) {
  const patterns = words.map(
    ([meaning, all]) => [meaning, new RegExp(`^(?:${all})$`, "u")] as const,
  );
  return (cell: string): Meaning | undefined => meaningsIn(cell, patterns)[0];
}

function isOneOf(words: string): (cell: string) => boolean {
  const read = wholeCell([["one", words]]);
  return (cell) => read(cell) !== undefined;
}

/** The roles that a cell names. */
export const rolesIn = wordsIn([
  ["Coach", "coach|entraineu|trainer|entrenador|allenator|treinador|trener"],
  ["Captain", "c|cc|captain|cocaptain|kapit|capit"],
]);

/** The positions that a cell names: "cutter/handler" has two. */
export const positionsIn = wordsIn([
  ["Hybrid", "hyb|both|all|polyvalent"],
  ["Handler", "h|hand|lanceu|passeu|aufbau"],
  ["Cutter", "c|cut|receveu"],
]);

const gameTypes = wordsIn([
  ["POOL", "pool|poule|gruppe|group|grup|giron|vorrunde|round robin|crossover|brassage"],
  ["CONSOLATION", "consol|plac|platz|classement|backdoor|\\d\\w* place"],
  [
    "BRACKET",
    "bracket|championship|prequarter|quart|semi|final|knockout|playoff|play off|tableau|huitieme|demi|achtel|viertel|halb|octavo|cuarto",
  ],
]);

/** The type of a game from the name of its round or pool. */
export const typeOf = (round: string) => gameTypes(round)[0];

/** Whether a cell means yes, for captains and repeated awards. */
export const isYes = isOneOf("y|yes|x|true|1|✓|oui|ja|si");

/** Whether a row's only cell is a heading for people. */
export const isGroupOfPeople = isOneOf(
  "players?|cutters?|handlers?|captains?|coach(es)?|(coaching )?staff|spieler(innen)?|trainer(in|innen)?|joueu(r|se)s?|entraineu(r|se)s?|jugador(a|e)?s?|entrenador(a|e)?s?",
);

/** The winner, from a word or letter next to the score. */
export const outcomeOfWord = wholeCell([
  ["W", "w|win|won|s|sieg|gewonnen|v|victoire|gagne|victoria"],
  ["L", "l|loss|lost|niederlage|verloren|defaite|perdu|derrota"],
  ["T", "t|tie|tied|draw|unentschieden|nul|egalite|empate"],
]);

/** Words in a score cell that replace a score. */
export const statusOf = wholeCell([
  ["cancelled", "cancell?ed|not played|rained out|abgesagt|ausgefallen|annulee?|cancelado"],
  ["open", "|tb[ad]|n/?a|scheduled|postponed|verschoben|verlegt|reportee?|a jouer|aplazado"],
]);

/** Home or away, from a separate cell. */
export const sideOfWord = wholeCell([
  ["home", "h|home|heim|dom|domicile|local|casa"],
  ["away", "a|away|auswarts|gast|ext|exterieur|visitante|fuera"],
]);

/** Words for a forfeit, as part of a regular expression. */
export const FORFEIT = "f|ff|forfeit|forfait|w\\.?o\\.?|walkover|kampflos";
