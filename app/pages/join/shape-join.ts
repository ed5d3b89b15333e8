import { hasPage } from "#app/routes/has-page.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { paths } from "#app/routes/paths.ts";
import { computeReach } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { valueInk } from "#app/domain/value-inks.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
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

function allGames(record: ClubRecord): JoinFact["values"] {
  const played = playedOnly(record.games);
  const [first] = played;
  if (first === undefined) return [];
  const text = words.recordSince(recordText(countRecord(played)), first.tournament.year);
  return [{ text, to: hasPage(record, "records") ? paths.records() : undefined }];
}

function listPlaces(record: ClubRecord): JoinFact["values"] {
  const { states } = computeReach(record);
  if (states.size === 0) return [];
  const to = hasPage(record, "records") ? `${paths.records()}#places` : undefined;
  return [{ text: statesText(states, record.states.called), to }];
}

/** Facts about the club's results and its governing body. */
function listFacts(record: ClubRecord): JoinFact[] {
  const { governingBody } = record.club;
  const { championships } = computeReach(record);
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
    { label: words.playedIn, values: listPlaces(record) },
    { label: words.allGames, values: allGames(record) },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

/** Contacts: the captains of the default season, and an email address. */
function listContacts({ club, defaultSeason: { captains, year } }: ClubRecord) {
  return {
    title: captains.length === 1 ? words.captainIn(year) : words.captainsIn(year),
    people: captains.map((person) => ({
      person: shapePerson(person),
      note: [person.position, counts.seasons(person.tenures.length)].filter(Boolean).join(", "),
    })),
    contact: club.tryouts?.contact?.name,
    email: club.tryouts?.contact?.email ?? club.captainsEmail,
  };
}

/** Data of the page, without its artwork. */
export function shapeJoin(record: ClubRecord) {
  const { club } = record;
  return {
    title: words.join(club.teamName),
    tryouts: club.tryouts && shapeTryouts(club.tryouts),
    status: club.status,
    answers: joinAnswers(record),
    facts: listFacts(record),
    ask: listContacts(record),
    values: club.coreValues.map(({ name, explanation }, index) => ({
      name,
      explanation,
      ink: valueInk(index),
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
