import type { Content, Player } from "#app/content/content.ts";
import { listPeople } from "#app/domain/roster.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { Refusal } from "#scripts/captain/command.ts";
import {
  findKey,
  matchingKeys,
  type Named,
  opponentNames,
  playerNames,
} from "#scripts/captain/find-key.ts";
import { fileWords, type FileWords } from "./file-words.ts";

/** Season for a picture of a person: the one in its name, else the current one if she is on its roster, else her last one. */
function chooseSeason(
  person: string,
  year: number | undefined,
  { rosters, site }: Content,
): number {
  const onRoster = rosters.filter((roster) => listPeople(roster).includes(person));
  const years = onRoster.map((roster) => roster.year);
  if (year !== undefined) {
    if (years.includes(year)) return year;
    const was = years.length === 0 ? "no roster" : years.join(", ");
    throw new Refusal(`${person} is not on the roster of ${year}, but on that of ${was}.`);
  }
  const current = rosters.find(({ id }) => id === site.defaultRoster)?.year;
  const last = current !== undefined && years.includes(current) ? current : years.at(-1);
  if (last === undefined) throw new Refusal(`${person} is not on a public roster.`);
  return last;
}

/** Refuses a picture of somebody of whom the site shows no photographs. */
function refuseUnnamed(words: readonly string[], unnamedPlayers: readonly Player[]): void {
  const players = new Map(unnamedPlayers.map((player) => [player.id, player]));
  const [id, ...more] = matchingKeys(words.join(" "), playerNames({ players }));
  const visibility = id === undefined || more.length > 0 ? undefined : players.get(id)?.shown;
  if (id === undefined || visibility === undefined) return;
  const how = visibility === "nobody" ? "is not shown" : "is shown by initials";
  throw new Refusal(
    `${words.join(" ")} is ${id}, who ${how}, so the site has no photograph of her. Delete the file, or ask her and delete shown in players.yml.`,
  );
}

/** The key that the words of a file name mean, of the first kind that has one; refuses if none has. */
function matchName(
  words: readonly string[],
  kinds: readonly (readonly [string, readonly Named[]])[],
) {
  const reasons: string[] = [];
  for (const [what, named] of kinds) {
    const match = findKey(words.join(" "), named, what);
    if (match.key !== undefined) return { what, key: match.key };
    reasons.push(`${match.cause} ${match.remedy}`);
  }
  const helpfulReason = reasons.find((reason) => /Did you mean|could be/.test(reason));
  throw new Refusal(helpfulReason ?? `Nothing in the content is called ${words.join(" ")}.`);
}

function tournamentNames({ tournaments }: Content, year: number | undefined): Named[] {
  return tournaments
    .filter((tournament) => year === undefined || tournament.year === year)
    .map(({ id, name, year: played }) => ({ id, names: [name, `${name} ${played}`, id.slice(5)] }));
}

function stemFor(
  { subject, year, words }: FileWords,
  content: Content,
  unnamedPlayers: readonly Player[],
): string {
  const tournaments = ["tournament", tournamentNames(content, year)] as const;
  const opponents = ["opponent", opponentNames(content)] as const;
  const people = ["player", playerNames(content)] as const;
  const season = (played: number) => seasonId(content.site.teamName, played);
  if (words.length === 0) {
    if (subject !== "team") {
      throw new Refusal(
        "Its file name does not tell what it shows. Name it after the person, such as “First Last 2027.jpg”.",
      );
    }
    const shownYear =
      year ?? content.rosters.find(({ id }) => id === content.site.defaultRoster)?.year;
    const id = season(shownYear ?? 0);
    return `${id}/${id}`;
  }
  if (subject === "logo") {
    const { what, key } = matchName(words, [opponents, tournaments]);
    return what === "opponent" ? `team-logos/${key}` : `tournament-logos/${key}`;
  }
  if (subject === "team") return `tournament-team-pics/${matchName(words, [tournaments]).key}`;
  refuseUnnamed(words, unnamedPlayers);
  const kinds = subject === undefined ? [people, opponents, tournaments] : [people];
  const { what, key } = matchName(words, kinds);
  if (what === "opponent") return `team-logos/${key}`;
  if (what === "tournament") return `tournament-team-pics/${key}`;
  const id = season(chooseSeason(key, year, content));
  const kind = subject ?? "headshot";
  return `${id}/${kind}s/${id}_${kind}_${key}`;
}

/**
 * Path for a picture in the media folder, without extension, derived from its file name.
 *
 * @param unnamedPlayers people who are shown by initials or not at all
 * @throws Refusal if the name is unknown or ambiguous, with suggestions
 */
export function placeFor(
  file: string,
  content: Content,
  unnamedPlayers: readonly Player[],
): string {
  return stemFor(fileWords(file, content.site.teamName), content, unnamedPlayers);
}
