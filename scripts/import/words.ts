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

function matchesAny(words: string): (cell: string) => boolean {
  const read = wholeCell([["one", words]]);
  return (cell) => read(cell) !== undefined;
}

/** The roles that a cell names: "Player-Coach" has two. */
export const rolesIn = wordsIn([
  ["Coach", "coach|entraineu|trainer|entrenador|allenator|treinador|trener|spielertrainer"],
  ["Captain", "c|cc|captain|cocaptain|kapit|capit"],
  ["Player", "player|playing|spieler|joueu|jugador|giocat|speler|spelar|spiller|zawodni|hrac"],
]);

/** Roles with a captain in their name who is none. */
export const isOtherCaptain = matchesAny(
  "(spirit|vice|vize|assistant|asst|former|ex|past)( ?captain| ?kapitan(in)?| ?capitaine?)?|sc|vc",
);

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
export const findGameType = (round: string) => gameTypes(round)[0];

/** Whether a cell means yes, for captains, seasons and repeated awards. */
export const isYes = matchesAny("y|yes|x|xx|true|1|✓|✔|✅|☑|•|●|\\*|oui|ja|si|sim|tak|ano|da");

/** Whether a cell means no. */
export const isNo = matchesAny("|n|no|false|0|-|–|—|✗|✘|❌|nein|non|nee|nej|nie|ne|nao");

/** Words at the beginning of a row that adds up others. */
const isTotalWord = matchesAny(
  "(grand |sub)?totals?:?|sums?:?|summe:?|gesamt:?|insgesamt:?|totaal:?|totale:?|somme:?|suma:?|celkem:?|razem:?|overall:?|average:?|avg:?|mean:?|schnitt:?|durchschnitt:?|moyenne:?|media:?|promedio:?|record:?|bilanz:?|bilan:?|balance:?",
);

/** Whether a row adds up others: its first cell says so, and the others have no words. */
export function isTotal(cells: readonly string[]): boolean {
  const [first = "", ...others] = cells.filter((cell) => cell !== "");
  const [word = "", ...figures] = first.split(/(?<=\p{L}:?)\s+(?=[\d–-])/u);
  return (
    isTotalWord(word) &&
    figures.concat(others).every((cell) => /^[\d\s.,:;%+\-–()/WLTDwltd]*$/.test(cell))
  );
}

/** Whether a row's only cell is a heading for people. */
export const isGroupOfPeople = matchesAny(
  "players?|cutters?|handlers?|captains?|coach(es)?|(coaching )?staff|spieler(innen)?|trainer(in|innen)?|joueu(r|se)s?|entraineu(r|se)s?|jugador(a|e)?s?|entrenador(a|e)?s?",
);

/** The winner, from a word or letter next to the score. */
export const outcomeOfWord = wholeCell([
  ["W", "w|win|won|s|sieg|gewonnen|v|victoire|gagne|victoria|vittoria|gewonnen|winst|vitoria"],
  ["L", "l|loss|lost|niederlage|verloren|defaite|perdu|derrota|sconfitta|verlies"],
  ["T", "t|tie|tied|d|draw|drawn|unentschieden|nul|egalite|empate|pareggio|gelijk"],
]);

/** Words in a score cell that replace a score. */
export const findStatus = wholeCell([
  ["cancelled", "cancell?ed|not played|rained out|abgesagt|ausgefallen|annulee?|cancelado"],
  [
    "open",
    "|[-–—:]|vs?|tb[ad]|n/?a|scheduled|postponed|verschoben|verlegt|reportee?|a jouer|aplazado",
  ],
]);

/** Home or away, from a separate cell. */
export const sideOfWord = wholeCell([
  ["home", "h|home|heim|dom|domicile|local|casa"],
  ["away", "a|away|auswarts|gast|ext|exterieur|visitante|fuera"],
]);

/** Words for a forfeit, as part of a regular expression. */
export const FORFEIT = "f|ff|forfeit|forfait|w\\.?o\\.?|walkover|kampflos";
