import type { Content } from "#app/content/content.ts";
import { peopleOf } from "#app/domain/roster.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey, type Named, opponentNames, playerNames } from "#scripts/captain/find-key.ts";
import { fileWords, type FileWords } from "./file-words.ts";

/** Season for a picture of a person: the one in its name, else her last one up to the current season. */
function seasonOf(person: string, year: number | undefined, { rosters, site }: Content): number {
  const own = rosters.filter((roster) => peopleOf(roster).includes(person));
  const years = own.map((roster) => roster.year);
  if (year !== undefined) {
    if (years.includes(year)) return year;
    const was = years.length === 0 ? "no roster" : years.join(", ");
    throw new Refusal(`${person} is not on the roster of ${year}, but on that of ${was}.`);
  }
  const shown = rosters.find(({ id }) => id === site.defaultRoster)?.year;
  const last = shown !== undefined && years.includes(shown) ? shown : years.at(-1);
  if (last === undefined) throw new Refusal(`${person} is not on a public roster.`);
  return last;
}

/** The kind of name that a file name means; refuses if several match about equally well. */
function meant(words: readonly string[], kinds: readonly (readonly [string, readonly Named[]])[]) {
  const refusals: string[] = [];
  for (const [what, named] of kinds) {
    try {
      return { what, key: findKey(words.join(" "), named, what) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error.message);
    }
  }
  const asked = refusals.find((message) => /Did you mean|could be/.test(message));
  throw new Refusal(asked ?? `Nothing in the content is called ${words.join(" ")}.`);
}

function tournamentNames({ tournaments }: Content, year: number | undefined): Named[] {
  return tournaments
    .filter((one) => year === undefined || one.year === year)
    .map(({ id, name, year: own }) => ({ id, names: [name, `${name} ${own}`, id.slice(5)] }));
}

function stemFor({ subject, year, words }: FileWords, content: Content): string {
  const tournaments = ["tournament", tournamentNames(content, year)] as const;
  const opponents = ["opponent", opponentNames(content)] as const;
  const people = ["player", playerNames(content)] as const;
  const season = (own: number) => seasonId(content.site.teamName, own);
  if (words.length === 0) {
    if (subject !== "team") {
      throw new Refusal(
        "Its file name does not tell what it shows. Name it after the person, such as “First Last 2027.jpg”.",
      );
    }
    const shown = year ?? content.rosters.find(({ id }) => id === content.site.defaultRoster)?.year;
    const id = season(shown ?? 0);
    return `${id}/${id}`;
  }
  if (subject === "logo") {
    const { what, key } = meant(words, [opponents, tournaments]);
    return what === "opponent" ? `team-logos/${key}` : `tournament-logos/${key}`;
  }
  if (subject === "team") return `tournament-team-pics/${meant(words, [tournaments]).key}`;
  const kinds = subject === undefined ? [people, opponents, tournaments] : [people];
  const { what, key } = meant(words, kinds);
  if (what === "opponent") return `team-logos/${key}`;
  if (what === "tournament") return `tournament-team-pics/${key}`;
  const id = season(seasonOf(key, year, content));
  const kind = subject ?? "headshot";
  return `${id}/${kind}s/${id}_${kind}_${key}`;
}

/**
 * Path for a picture in the media folder, without extension, derived from its file name.
 *
 * @throws Refusal if the name is ambiguous, with suggestions
 */
export function placeFor(file: string, content: Content): string {
  return stemFor(fileWords(file, content.site.teamName), content);
}
