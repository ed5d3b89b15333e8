import * as fc from "fast-check";
import type { PageName } from "#app/routes/paths.ts";
import { plateEditions, quests, results, teams, playlists } from "#tests/support/club.ts";
import { anyText, nearly } from "#tests/support/queries.ts";

const seasons = results.seasons.map(({ id }) => id);
const tournaments = results.tournaments;
const people = teams.flatMap(({ members }) => members.map(({ id }) => id));
const filter = { season: seasons, show: ["all"], q: ["boston", "elite challenge", "y’all"] };
const settings = ["0", "7", "50", "100", "101", "007", "1e1", "5.5", "-0"];

/** Valid values of a page's parameters. */
const known: Readonly<Partial<Record<PageName, Readonly<Record<string, readonly string[]>>>>> = {
  news: { ...filter, photo: ["1", "2", "99"] },
  results: { ...filter, tournament: tournaments.map(({ id }) => id) },
  roster: { season: seasons, view: ["list", "player"], player: people },
  badgequest: {
    edition: quests.map(({ year }) => String(year)),
    value: ["brain", "skill"],
    view: ["person", "badge", "leaderboard", "badges"],
    player: quests.flatMap((quest) => quest.people.map(({ id }) => id)),
    badge: quests.flatMap((quest) => quest.badges.map(({ id }) => id)),
  },
  fiftyplates: {
    edition: plateEditions.map(({ year }) => String(year)),
    plate: plateEditions.flatMap(({ tiles }) => tiles.map(({ code }) => code)),
  },
  corevalues: { brain: settings, effort: settings, skill: settings, character: settings },
  playlists: { playlist: playlists.playlists.map(({ id }) => id) },
};

/** Queries for a page: valid, invalid and duplicate parameters, or none. */
export function pageQuery(page: PageName): fc.Arbitrary<string> {
  const parameters = Object.entries(known[page] ?? {}).map(([name, values]) =>
    nearly(values).map((value) => [name, value] as const),
  );
  const strange = fc.tuple(anyText, anyText);
  const some = fc.array(fc.oneof(...parameters, ...parameters, strange), { maxLength: 5 });
  return fc.oneof(
    {
      arbitrary: some.map((pairs) =>
        new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString(),
      ),
      weight: 9,
    },
    { arbitrary: anyText, weight: 1 },
  );
}
