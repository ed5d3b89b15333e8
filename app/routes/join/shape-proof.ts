import { peopleOf, experienceOf, newcomersSentence } from "#app/domain/roster.ts";
import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import * as words from "#words/pages/join.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { paths } from "#app/paths.ts";
import { reachOf } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { divisionOf } from "./shape-tryouts.ts";
import type { JoinFact, Returning, TenureCount } from "./join-data.ts";

function lastSeason({ seasons }: ClubRecord): JoinFact["values"] {
  const last = seasons.findLast(({ results }) => results !== undefined);
  if (last?.results === undefined) return [];
  const { year, results } = last;
  const finish = results.finish === undefined ? "" : `, ${results.finish}`;
  return [{ text: `${year}: ${recordText(results)}${finish}`, to: paths.season({ year }) }];
}

function allGames(content: Content, { games }: ClubRecord): JoinFact["values"] {
  const played = playedOnly(games);
  const [first] = played;
  if (first === undefined) return [];
  const text = words.recordSince(recordText(countRecord(played)), first.tournament.year);
  return [{ text, to: hasPage(content, "records") ? paths.records() : undefined }];
}

function placesOf(content: Content, record: ClubRecord): JoinFact["values"] {
  const { states } = reachOf(record);
  if (states.size === 0) return [];
  const to = hasPage(content, "records") ? `${paths.records()}#places` : undefined;
  return [{ text: statesText(states, record.states.called), to }];
}

/** Facts about the club for new players: its identity and its results. Facts without a value are left out. */
export function joinFacts(content: Content, record: ClubRecord): JoinFact[] {
  const { founding, governingBody } = content.site;
  const { championships } = reachOf(record);
  const facts: JoinFact[] = [
    { label: words.division, values: [{ text: divisionOf(founding) }] },
    {
      label: words.governingBody,
      values:
        governingBody?.link === undefined
          ? []
          : [{ text: governingBody.name, to: governingBody.link }],
    },
    { label: words.home, values: [{ text: enumerate(founding.regions) }] },
    { label: words.lastSeason, values: lastSeason(record) },
    {
      label: record.championship.title,
      values: championships.map(({ id, year, dates }) => ({
        text: String(year),
        to: dates === undefined ? undefined : paths.tournament({ id }),
      })),
    },
    { label: words.playedIn, values: placesOf(content, record) },
    { label: words.allGames, values: allGames(content, record) },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

/** For each season after the first, how many players came back and how many were new. */
export function returningPlayers({ rosters }: Pick<Content, "rosters">): Returning[] {
  return rosters.slice(1).map((roster) => {
    const groups = experienceOf(roster, rosters);
    const fresh = groups.find(({ seasons }) => seasons === 1)?.players.length ?? 0;
    return {
      year: roster.year,
      back: roster.players.length - fresh,
      fresh,
      sentence: newcomersSentence(groups, false),
    };
  });
}

/** How many people were on the team for one season, for two and so on, players and coaches alike. */
export function tenureCounts({ rosters }: Pick<Content, "rosters">): TenureCount[] {
  const seasons = countBy(rosters.flatMap(peopleOf), (person) => person);
  const counts = countBy([...seasons.values()], (count) => count);
  return sortedBy(
    Array.from(counts, ([count, people]) => ({ seasons: count, people })),
    (one) => one.seasons,
  );
}
