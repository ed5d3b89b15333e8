import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { schemaLine } from "#app/content/writing/list-entries.ts";
import { writeInBrackets, writeScalar } from "#app/content/writing/set-value.ts";
import { countryWritten } from "#app/domain/places/place.ts";
import { tournamentFile } from "#app/content/files.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome } from "./content-texts.ts";
import { parseDay } from "./parse-day.ts";

const help = `npm run new-tournament -- <year>-<name> --start <day> --end <day>

  npm run new-tournament -- 2027-fog-bowl --start 2027-06-12 --end 2027-06-13

Copies name, city, state, country, time zone and sanctioning from the last tournament of the same name. You can
set each of them: --name, --city, --state, --country, --zone, --link, --unsanctioned, and --league for an event of
several weekends or a season. Add --season <year> if it starts in another year than the season it counts for. Leave out dates that you don't know yet. It never replaces an existing file.`;

function fileText(
  file: string,
  typed: Typed,
  { tournaments, states }: Draft,
  slug: string,
): string {
  const last = tournaments.findLast((tournament) => tournament.id === `${tournament.year}-${slug}`);
  const name = typed.value("name") ?? last?.name;
  const city = typed.value("city") ?? last?.location.city;
  const timeZone = typed.value("zone") ?? last?.timeZone;
  if (name === undefined || city === undefined || timeZone === undefined) {
    throw new Refusal(
      "No earlier tournament has this name. Add --name, --city, --state and --zone.",
    );
  }
  const start = parseDay(typed.value("start"));
  const end = parseDay(typed.value("end")) ?? start;
  const before = typed.value("city") === undefined ? last?.location : undefined;
  const state = typed.value("state") ?? before?.state;
  const country = typed.value("country") ?? (before && countryWritten(before, states));
  const link = typed.value("link");
  const season = typed.value("season");
  const sanctioned = !typed.has("unsanctioned") && (last?.sanctioned ?? true);
  const league = typed.has("league") || last?.league === true;
  const lines = [
    `name: ${writeScalar(name)}`,
    ...(link === undefined ? [] : [`link: ${writeScalar(link)}`]),
    ...(start === undefined ? [] : [`dates: ${writeInBrackets({ start, end })}`]),
    ...(season === undefined ? [] : [`season: ${season}`]),
    `timeZone: ${timeZone}`,
    `location: ${writeInBrackets({ city, state, country })}`,
    ...(league ? ["league: true"] : []),
    `sanctioned: ${String(sanctioned)}`,
    "",
  ];
  return schemaLine(file) + lines.join("\n");
}

function run(typed: Typed): Outcome {
  const [id = ""] = typed.words;
  const [, year, slug] = /^(20\d\d)-([a-z0-9-]+)$/.exec(id) ?? [];
  if (year === undefined || slug === undefined) {
    throw new Refusal(`Name the tournament like 2027-fog-bowl, not ${id || "nothing"}.`);
  }
  const texts = readFolder(typed.folder);
  const file = tournamentFile(Number(year), id);
  if (texts.has(file)) throw new Refusal(`${file} already exists.`);
  const { draft } = checkContent(texts);
  return propose(typed.folder, new Map([[file, fileText(file, typed, draft, slug)]]), true);
}

const text = { type: "string" } as const;

/** Creates the file of a tournament, based on the last one with the same name. */
export const newTournamentCommand: Command = {
  help,
  options: {
    name: text,
    start: text,
    end: text,
    city: text,
    state: text,
    country: text,
    zone: text,
    season: text,
    link: text,
    unsanctioned: { type: "boolean" },
    league: { type: "boolean" },
  },
  run,
};
