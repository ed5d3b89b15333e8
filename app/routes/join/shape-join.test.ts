import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { shapeJoin } from "./shape-join.ts";

const { content, record } = openSources(loadContent());
const shaped = shapeJoin(content, record);

test("what one would join is proved by pages", () => {
  const facts = shaped.facts.map(
    ({ label, values }) => `${label}: ${values.map(({ text, to }) => `${text} ${to}`).join(", ")}`,
  );
  expect(facts).toMatchInlineSnapshot();
});

test("who came back is counted for every season but the first", () => {
  expect(
    shaped.returning.map(({ year, back, fresh }) => [year, back, fresh]),
  ).toMatchInlineSnapshot();
});

test("everybody who was ever on the team is counted once by her seasons", () => {
  const people = new Set(
    content.rosters.flatMap(({ players, coaches }) => [...players, ...coaches]),
  );
  const counted = shaped.tenures.reduce((sum, one) => sum + one.people, 0);
  expect(counted).toBe(people.size);
  expect(shaped.tenures.map(({ seasons }) => seasons)).toEqual([1, 2, 3, 4]);
});

test("the captains of the season shown first are whom to ask", () => {
  expect(shaped.ask.title).toBe("Captains 2026");
  expect(shaped.ask.people.map(({ name, note }) => `${name}, ${note}`)).toMatchInlineSnapshot();
  expect(shaped.ask.email).toBe("captains@cotesauvage.example");
});

test("Badge Quest says what the team is like, by the badges that were earned most often", () => {
  expect(shaped.quest?.welcome).toBe("Welcome to Tide Quest.");
  const times = shaped.quest?.badges.map((badge) => badge.times) ?? [];
  expect(times.length).toBeGreaterThan(0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("without tryouts nothing is announced, and the page goes on", () => {
  const { tryouts: _tryouts, ...site } = content.site;
  const calm = shapeJoin({ ...content, site }, record);
  expect(calm.tryouts).toBeUndefined();
  expect(calm.facts).toEqual(shaped.facts);
});
