import type { Player, Roster } from "#app/content/content.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { type SeasonArt, shapeRoster } from "#app/pages/roster/shape-roster.ts";
import { smallClub } from "./small-club.ts";

/** A made-up team for the tests of Roster: three seasons, four people, no 2020. */
const people: readonly Player[] = [
  { id: "ash", name: { first: "Ida", last: "Ash" }, jersey: 0, position: "Cutter" },
  {
    id: "birch",
    name: { first: "Uma", last: "Birch", nickname: "Twig" },
    jersey: 12,
    position: "Handler",
  },
  { id: "cedar", name: { first: "Ann", last: "Cedar" }, position: "Coach" },
  { id: "elm", name: { first: "Eve", last: "Elm" }, jersey: 7, position: "Handler" },
];

function roster(year: number, facts: Partial<Roster>): Roster {
  return {
    id: `cote-sauvage-${year}`,
    year,
    displayName: `Côte Sauvage ${year}`,
    players: [],
    coaches: [],
    captains: [],
    highlights: [],
    photos: [],
    ...facts,
  };
}

export const exampleRosters: readonly Roster[] = [
  roster(2018, {
    players: ["birch", "elm"],
    coaches: ["cedar"],
    captains: ["birch"],
    results: { wins: 17, losses: 15, finish: "13th Nationals" },
    highlights: ["A fine summer"],
    link: "https://league.example/2018",
    rosterAnnounceLink: "https://video.example/2018",
  }),
  roster(2019, {
    actionShots: "upright",
    inks: { lead: "plate2", grounds: ["plate1", "plate2", "sun"] },
    players: ["ash", "birch"],
    coaches: ["elm"],
    captains: ["ash"],
    results: { wins: 21, losses: 11, finish: "2nd Regionals" },
    rosterAnnounceLink: "/roster2019",
  }),
  roster(2021, { actionShots: "both", players: ["ash", "birch"], captains: ["ash", "birch"] }),
];

/** The record of a club with these people and rosters. */
export function exampleRecord(rosters: readonly Roster[] = exampleRosters): ClubRecord {
  return smallClub(people, rosters);
}

export function exampleArt(year: number): SeasonArt {
  return {
    lead: "plate2",
    busts: `/art/busts-${year}.00000000.svg`,
    grounds: ["plate1", "sun", "newsprint"],
    prints: { vertical: ["11111111", "22222222", "33333333"] },
  };
}

const record = exampleRecord();

export const exampleData = shapeRoster(
  record,
  record.seasons.map(({ id, year }) => ({ id, art: exampleArt(year) })),
);
