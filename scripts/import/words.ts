import { fold } from "#app/domain/fold.ts";

/**
 * Words that cells have for each meaning, in the languages whose spreadsheets clubs have: folded, so without accents and
 * capitals. A word of three letters and more may have an ending, so "entraineu" is "Entraîneur" and "Entraîneuse".
 */
type Words<Meaning extends string> = Readonly<Record<Meaning, readonly string[]>>;

/** A table of words, as a regular expression for each meaning. */
type Patterns<Meaning extends string> = readonly (readonly [Meaning, RegExp])[];

function patternsOf<Meaning extends string>(
  words: Words<Meaning>,
  whole: boolean,
): Patterns<Meaning> {
  // The keys of a table are its meanings.
  const meanings = Object.keys(words) as Meaning[];
  return meanings.map((meaning) => {
    const any = words[meaning].map((word) => (word.length > 2 ? word : `${word}(?!\\p{L})`));
    const source = whole ? `^(?:${words[meaning].join("|")})$` : `(?<!\\p{L})(?:${any.join("|")})`;
    return [meaning, new RegExp(source, "u")];
  });
}

const plain = (cell: string) =>
  fold(cell)
    .replaceAll(/\s+/g, " ")
    .replace(/[.\s]+$/, "")
    .trim();

function reader<Meaning extends string>(words: Words<Meaning>, whole: boolean) {
  const patterns = patternsOf(words, whole);
  return (cell: string): Meaning[] =>
    patterns.flatMap(([meaning, pattern]) => (pattern.test(plain(cell)) ? meaning : []));
}

const first =
  <Meaning extends string>(read: (cell: string) => Meaning[]) =>
  (cell: string) =>
    read(cell)[0];

function isOne(words: readonly string[]): (cell: string) => boolean {
  const read = reader({ one: words }, true);
  return (cell) => read(cell).length > 0;
}

/** The roles that a cell names. */
export const rolesIn = reader(
  {
    Coach: ["coach", "entraineu", "trainer", "entrenador", "allenator", "treinador", "trener"],
    Captain: ["c", "cc", "captain", "cocaptain", "kapit", "capit"],
  },
  false,
);

/** The positions that a cell names, in any part of it: "cutter/handler" has two. */
export const positionsIn = reader(
  {
    Hybrid: ["hyb", "both", "all", "polyvalent"],
    Handler: ["h", "hand", "lanceu", "passeu", "aufbau"],
    Cutter: ["c", "cut", "receveu"],
  },
  false,
);

/** Whether a cell of a column for captains, or for a repeated award, says yes. */
export const isYes = isOne(["y", "yes", "x", "true", "1", "✓", "oui", "ja", "si"]);

/** Whether a row with nothing else names the people below it. */
export const isGroupOfPeople = isOne([
  "players?",
  "cutters?",
  "handlers?",
  "captains?",
  "coach(?:es)?",
  "coaching staff",
  "staff",
  "spieler(?:innen)?",
  "trainer(?:in|innen)?",
  "joueu(?:r|rs|se|ses)",
  "entraineu(?:r|rs|se|ses)",
  "jugador(?:a|as|es)",
  "entrenador(?:|a|as|es)",
]);

/** The type of a game from the name of its round or pool. */
export const typeOf = first(
  reader(
    {
      POOL: [
        "pool",
        "poule",
        "gruppe",
        "group",
        "grup",
        "giron",
        "vorrunde",
        "round robin",
        "crossover",
        "brassage",
      ],
      CONSOLATION: ["consol", "plac", "platz", "classement", "backdoor"],
      BRACKET: [
        "bracket",
        "championship",
        "prequarter",
        "quart",
        "semi",
        "final",
        "knockout",
        "play ?off",
        "tableau",
        "huitieme",
        "demi",
        "achtel",
        "viertel",
        "halb",
        "octavo",
        "cuarto",
      ],
    },
    false,
  ),
);

/** Who won, from a word or letter beside the score. */
export const outcomeOfWord = first(
  reader(
    {
      W: ["w", "win", "won", "s", "sieg", "gewonnen", "v", "victoire", "gagne", "victoria"],
      L: ["l", "loss", "lost", "niederlage", "verloren", "defaite", "perdu", "derrota"],
      T: ["t", "tie", "tied", "draw", "unentschieden", "nul", "egalite", "empate"],
    },
    true,
  ),
);

/** What a cell for the score says in place of one. */
export const statusOf = first(
  reader(
    {
      cancelled: [
        "cancell?ed",
        "not played",
        "rained out",
        "abgesagt",
        "ausgefallen",
        "annulee?",
        "cancelado",
      ],
      open: [
        "",
        "tb[ad]",
        "n/?a",
        "scheduled",
        "postponed",
        "verschoben",
        "verlegt",
        "reportee?",
        "a jouer",
        "aplazado",
      ],
    },
    true,
  ),
);

/** Words for a forfeit, as a part of a regular expression. */
export const FORFEIT = "f|ff|forfeit|forfait|w\\.?o\\.?|walkover|kampflos";

/** Home or away, from a cell of its own. */
export const sideOfWord = first(
  reader(
    {
      home: ["h", "home", "heim", "dom", "domicile", "local", "casa"],
      away: ["a", "away", "auswarts", "gast", "ext", "exterieur", "visitante", "fuera"],
    },
    true,
  ),
);
