import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { paths } from "#app/routes/paths.ts";
import { reachOf } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { valueInk } from "#app/domain/value-inks.ts";
import { personName } from "#app/record/person-name.ts";
import * as words from "#words/pages/join.ts";
import * as counts from "#words/grammar/counts.ts";
import { joinAnswers, type JoinFact, shapeTryouts } from "./shape-tryouts.ts";
import type { TeamArtwork } from "#app/entities/season/team-artwork.ts";

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

/** Facts about the club's results and its governing body. */
function joinFacts(content: Content, record: ClubRecord): JoinFact[] {
  const { governingBody } = content.site;
  const { championships } = reachOf(record);
  const facts: JoinFact[] = [
    {
      label: words.governingBody,
      values:
        governingBody?.link === undefined
          ? []
          : [{ text: governingBody.name, to: governingBody.link }],
    },
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

/** Contacts: the captains of the default season, and an email address. */
function askOf({ site }: Content, { seasons }: ClubRecord) {
  const season = seasons.find(({ id }) => id === site.defaultRoster);
  const captains = season?.captains ?? [];
  return {
    title:
      captains.length === 1
        ? words.captainOf(season?.year ?? 0)
        : words.captainsOf(season?.year ?? ""),
    people: captains.map((person) => ({
      name: personName(person),
      note: [person.position, counts.seasons(person.tenures.length)].filter(Boolean).join(", "),
    })),
    contact: site.tryouts?.contact?.name,
    email: site.tryouts?.contact?.email ?? site.captainsEmail,
  };
}

/** Data of the page, without its artwork. */
export function shapeJoin(content: Content, record: ClubRecord) {
  const { site, coreValues } = content;
  return {
    title: words.join(site.teamName),
    tryouts: site.tryouts && shapeTryouts(site.tryouts),
    status: site.status,
    answers: joinAnswers(content),
    facts: joinFacts(content, record),
    ask: askOf(content, record),
    values: coreValues.map(({ name, explanation }, place) => ({
      name,
      explanation,
      ink: valueInk(place),
    })),
  };
}

export type JoinData = ReturnType<typeof shapeJoin> & {
  readonly art: {
    readonly picture: string;
    readonly busts: string;
    readonly team: TeamArtwork;
  };
};
