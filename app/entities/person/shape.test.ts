import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Season } from "#app/content/content.ts";
import { brandId } from "#app/domain/ids.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { ClubRecord, Tenure } from "#app/record/record.ts";
import { describeLeadership, shapeMember, shapePerson, shapePlayer } from "./shape.ts";
import { describePosition, isPlayer } from "./position.ts";

const content = loadContent();
const record = buildRecord(content);
const years = record.seasons.map(({ year }) => year);

function person(id: string, { people }: ClubRecord = record) {
  const found = people.get(brandId(id));
  if (found === undefined) throw new Error(`There is nobody called ${id}.`);
  return found;
}

function tenure(id: string, year: number, club = record): Tenure {
  const found = person(id, club).tenures.find(({ season }) => season.year === year);
  if (found === undefined) throw new Error(`${id} was not on the team in ${year}.`);
  return found;
}

/** The record with a captain of 2026 who also coaches. */
function withPlayingCoach(id: string): ClubRecord {
  const seasons = content.seasons.map((season): Season => {
    const { roster } = season;
    if (roster?.year !== 2026) return season;
    return { ...season, roster: { ...roster, captains: [id], coaches: [id] } };
  });
  return buildRecord({ ...content, seasons });
}

test("only people who were on a roster have a page", () => {
  expect(shapePerson(person("alder"))).toEqual({ id: "alder", first: "Ada", last: "Alder" });
  expect(shapePerson(person("heather")).hasNoPage).toBe(true);
});

test("a captain and a coach have their role in words", () => {
  expect(describePosition(shapeMember(tenure("alder", 2024)))).toBe("Handler, Captain");
  expect(describePosition(shapeMember(tenure("alder", 2026)))).toBe("Handler");
  expect(describePosition(shapeMember(tenure("brandt", 2024)))).toBe("Coach");
});

test("a coach has C for a number and does not play; 0 is a number", () => {
  const coach = shapeMember(tenure("brandt", 2024));
  expect([coach.number, isPlayer(coach)]).toEqual(["C", false]);
  const player = shapeMember(tenure("abernathy-fitzwilliam", 2026));
  expect([player.number, isPlayer(player)]).toEqual(["0", true]);
  expect(shapeMember(tenure("quill", 2026)).number).toBe("");
});

test("a captain who also coaches has both roles, and her number", () => {
  const member = shapeMember(tenure("alder", 2026, withPlayingCoach("alder")));
  expect(member).toMatchObject({ number: "5", role: "Captain, Coach" });
  expect(isPlayer(member)).toBe(true);
});

test("over all seasons, dots and text agree on when and as what she was on the team", () => {
  expect(shapePlayer(person("o"), years)).toMatchObject({
    number: "1",
    seasons: 3,
    years: "2024–2026",
    marks: ["-", "p", "c", "p", "-"],
  });
  expect(shapePlayer(person("brandt"), years).number).toBe("C");
});

test("a person’s leadership names the years of each role, joined", () => {
  expect(describeLeadership(person("alder"), years)).toBe("Captain in 2024");
  expect(describeLeadership(person("brandt"), years)).toBe("Coach in 2024–2025");
  expect(describeLeadership(person("alder", withPlayingCoach("alder")), years)).toBe(
    "Captain in 2024, 2026, coach in 2026",
  );
  expect(describeLeadership(person("gorse"), years)).toBeUndefined();
});
