import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { createInterface } from "node:readline/promises";
import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { printProblem, withoutHints } from "#app/content/report.ts";
import { suggestState } from "#app/content/suggestions.ts";
import { findKnownStates } from "#app/domain/places/united-states.ts";
import { romanize, undrawnLetters } from "#app/lib/letters.ts";
import { slug } from "#app/lib/text.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { Refusal, type Outcome } from "#scripts/captain/content-texts.ts";
import { toHex, oklch } from "#app/art/inks/color.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { clubTexts, shortenClubName, type NewClub } from "./club-texts.ts";
import { parseCountry } from "./country.ts";

function parseColor(text: string): string {
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase();
  try {
    return toHex(oklch(text));
  } catch {
    throw new Refusal(`${text} is not a color. Use one like #00a6a6 or teal.`);
  }
}

/**
 * Parses typed colors, "#00A6A6, coral", to `#rrggbb`.
 *
 * @throws Refusal if one is invalid, or if there are more than four
 */
function parseColors(text = ""): string[] {
  const colors = text.split(/[\s,;]+/).filter((word) => word !== "" && word !== "and");
  if (colors.length > 4) throw new Refusal("A club has one to four colors.");
  return colors.map(parseColor);
}

const MAX_NAME_LENGTH = 24;

/**
 * The first word of a domain for a name: "Đakovo Łódź" gives `dakovolodz`. Long names are cut to
 * their first words; a name without letters allowed in domains gives `club`.
 */
export function domainLabel(name: string): string {
  const [first = "", ...others] = slug(romanize(name)).split("-");
  let label = first;
  for (const word of others) {
    if (label.length + word.length > MAX_NAME_LENGTH) break;
    label += word;
  }
  return label || "club";
}

const help = `npm run new-club -- "<name>"

  npm run new-club
  npm run new-club -- "Gale Ultimate" --city Galway --country Ireland --colors "#00a6a6 #ff6b35" --year 2014

Creates the content of a new club: a folder that passes the checks and is ready to build. Comments in its files
explain the next steps. Without a name, it asks for everything. It never replaces an existing club.

  --city <city>       where the club is from
  --country <country> where it plays: its code or English name, such as IE or Ireland; by default the United
                      States. It sets the format of dates and times
  --colors <colors>   one to four, such as "#00a6a6 coral"; by default two, chosen by the name
  --year <year>       when it was founded; by default the first season
  --season <year>     the first season
  --state <state>     its state, such as MN or Minnesota, which also decides the time zone
  --division <words>  women’s club, open club, mixed club, masters, college, youth
  --wordmark <name>   the name in the logo, if it is shorter or in Latin letters
  --domain <domain>   where the site will be published, such as gale.example
  --content <folder>  folder to create; clubs/<name> by default`;

/** Asks for missing options in an interactive terminal. */
async function asked(typed: Typed): Promise<(option: string) => string | undefined> {
  const [name] = typed.words;
  if (name !== undefined || !process.stdin.isTTY) {
    return (option) => (option === "name" ? name : typed.value(option)?.trim());
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const questions = {
    name: "What is the club's name? ",
    city: "Which city is it from? ",
    country: "Which country does it play in (Enter for the United States)? ",
    state: "Which state (Enter for none)? ",
    division: "Which division, such as women’s club or mixed club (Enter for none)? ",
    year: "When was it founded (year)? ",
    colors: "What are its colors, such as #00a6a6 coral (Enter for none)? ",
  };
  const answers = new Map<string, string>();
  for (const [option, question] of Object.entries(questions)) {
    answers.set(option, (await terminal.question(question)).trim());
  }
  terminal.close();
  return (option) => typed.value(option) ?? (answers.get(option) || undefined);
}

function parseYear(written: string | undefined, option: string): number | undefined {
  if (written === undefined) return undefined;
  if (!/^(?:19|20)\d\d$/.test(written))
    throw new Refusal(`--${option} must be a year, such as 2014.`);
  return Number(written);
}

/** Spelling for a mark that cannot show the name as it is; undefined if it can. */
function chooseWordmark(name: string, latinName: string): string | undefined {
  return undrawnLetters(name).length > 0 && undrawnLetters(latinName).length === 0
    ? latinName
    : undefined;
}

/** A state's code; texts that are not a state of the country are unchanged. */
function parseState(written: string | undefined, country = "US"): string | undefined {
  const states = findKnownStates(country);
  if (!written || states.list.length === 0) return written || undefined;
  const code = suggestState(written, states);
  if (code === undefined) throw new Refusal(`${written} is not a state, such as MN or Minnesota.`);
  return code;
}

function readClub(option: (name: string) => string | undefined): NewClub {
  const name = option("name")?.trim() ?? "";
  if (name === "") throw new Refusal("Add the club's name, in quotes.");
  const season = parseYear(option("season"), "season") ?? new Date().getFullYear();
  const founded = parseYear(option("year"), "year") ?? season;
  if (founded > season) {
    throw new Refusal(
      `A club founded in ${founded} can't play in ${season}. Change --year or --season.`,
    );
  }
  const country = parseCountry(option("country"));
  const teamName = shortenClubName(name);
  const latinName = romanize(teamName);
  return {
    name,
    wordmark: option("wordmark") ?? chooseWordmark(teamName, latinName),
    city: option("city") || "our city",
    country,
    state: parseState(option("state"), country),
    colors: parseColors(option("colors")),
    founded,
    season,
    domain: option("domain") ?? `${domainLabel(latinName)}.example`,
    division: option("division") || "club",
  };
}

function write(folder: string, club: NewClub): Outcome {
  if (existsSync(join(folder, files.site))) {
    throw new Refusal(
      `${folder}/ already has a club. Use another folder with --content, or remove it first: git rm -r ${folder} media`,
    );
  }
  const texts = clubTexts(club, relative(folder, "schemas").split(sep).join("/"));
  const problems = withoutHints(checkContent(texts, { pages: knownPages }).problems);
  const reports = problems.map((problem) => printProblem(problem, folder));
  if (problems.some(({ severity }) => severity === "error")) {
    return { ok: false, lines: [...reports, "Nothing was written. Fix this first:"] };
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const written = [...texts.keys()].map((file) => `  ${folder}/${file}`);
  return {
    ok: true,
    lines: [
      `Created ${club.name}:`,
      ...written,
      "",
      ...reports,
      "See it:",
      folder === "content" ? "  npm start" : `  npm run demo -- ${folder}`,
      "Then add your own people to players.yml. docs/for-clubs.md explains the next steps.",
    ],
  };
}

async function run(typed: Typed): Promise<Outcome> {
  const club = readClub(await asked(typed));
  const folder =
    typed.value("content") ?? `clubs/${slug(romanize(shortenClubName(club.name))) || "new"}`;
  return write(folder, club);
}

const text = { type: "string" } as const;

/** Creates the content of a club. */
export const newClubCommand: Command = {
  help,
  options: {
    city: text,
    country: text,
    colors: text,
    state: text,
    year: text,
    season: text,
    division: text,
    wordmark: text,
    domain: text,
  },
  run,
};
