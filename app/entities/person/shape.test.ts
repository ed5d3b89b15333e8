import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { ClubRecord, Tenure } from "#app/record/record.ts";
import { withRosters } from "#tests/support/changed-club.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { describePosition, isPlayer } from "./position.ts";
import { shapeMember, shapePerson, shapePlayer } from "./shape.ts";

const record = buildRecord(loadContent());
const years = record.seasons.map(({ year }) => year);

const findPerson = (id: string, { people } = record) => findById(people.values(), id);

function findTenure(id: string, year: number, club = record): Tenure {
  const found = findPerson(id, club).tenures.find(({ season }) => season.year === year);
  if (found === undefined) throw new Error(`${id} was not on the team in ${year}.`);
  return found;
}

/** The record of a club whose captain of 2026 also coaches. */
function makeCaptainAndCoach(id: string): ClubRecord {
  return buildRecord(withRosters({ 2026: { captains: [id], coaches: [id] } }));
}

test("only people who were on a roster have a page", () => {
  expect(shapePerson(findPerson("alder"))).toEqual({ id: "alder", first: "Ada", last: "Alder" });
  // Heather is on no roster: she earned badges as a guest.
  expect(shapePerson(findPerson("heather")).hasNoPage).toBe(true);
});

test("a person’s position names her role as captain or coach of that season", () => {
  expect(describePosition(shapeMember(findTenure("alder", 2024)))).toBe("Handler, Captain");
  expect(describePosition(shapeMember(findTenure("alder", 2026)))).toBe("Handler");
  expect(describePosition(shapeMember(findTenure("brandt", 2024)))).toBe("Coach");
});

test("a coach has C for a number and is no player", () => {
  const coach = shapeMember(findTenure("brandt", 2024));
  expect(coach.number).toBe("C");
  expect(isPlayer(coach)).toBe(false);
});

test("a player has her number, which may be 0, or none", () => {
  const player = shapeMember(findTenure("abernathy-fitzwilliam", 2026));
  expect(player.number).toBe("0");
  expect(isPlayer(player)).toBe(true);
  expect(shapeMember(findTenure("quill", 2026)).number).toBe("");
});

test("a captain who also coaches has both roles, and her number", () => {
  const member = shapeMember(findTenure("alder", 2026, makeCaptainAndCoach("alder")));
  expect(member).toMatchObject({ number: "5", role: "Captain, Coach" });
  expect(isPlayer(member)).toBe(true);
});

test("a player’s marks say for each season of the club whether she played, was captain or absent", () => {
  expect(years).toEqual([2023, 2024, 2025, 2026, 2027]);
  expect(shapePlayer(findPerson("o"), years)).toMatchObject({
    seasons: 3,
    years: "2024–2026",
    marks: ["-", "p", "c", "p", "-"],
  });
});

test("in a list of all seasons a player has her number or none, and a coach a C", () => {
  const numbers = ["o", "quill", "brandt"].map((id) => shapePlayer(findPerson(id), years).number);
  expect(numbers).toEqual(["1", "", "C"]);
});
