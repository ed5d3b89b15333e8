import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { itemAt } from "#app/lib/list.ts";
import { CARD_WIDTH } from "#app/outputs/share/card.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";
import { rosterCard } from "#app/pages/roster/load.ts";
import { buildRecord } from "#app/record/build-record.ts";

const content = loadContent();
const record = buildRecord(content);

/** Left and right edge of a card's busts. */
function measureBusts(players: number): readonly [from: number, to: number] {
  const { defaultSeason } = record;
  const members = defaultSeason.members.slice(0, players);
  const few = { ...record, defaultSeason: { ...defaultSeason, members } };
  const { markup } = rosterCard(few);
  const frames = [...markup.matchAll(/<svg x="(\d+)" y="\d+" width="(\d+)"/g)];
  const [first, last] = [frames[0], frames.at(-1)];
  return [Number(first?.[1]), Number(last?.[1]) + Number(last?.[2])];
}

test.each([1, 2, 3, 4, 5])("a team of %i has centered busts on its card", (players) => {
  const [from, to] = measureBusts(players);
  expect(from).toBe(CARD_WIDTH - to);
});

test("four busts fill the width, as five do", () => {
  expect(measureBusts(4)).toEqual(measureBusts(5));
});

test("the emblems of two tournaments are side by side in the middle of the card", () => {
  const record = buildRecord(content);
  const tournaments = record.tournaments.filter(({ sanctioned }) => sanctioned).slice(0, 2);
  const { markup } = resultsCard({ ...record, tournaments });
  const emblems = Array.from(
    markup.matchAll(/<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g),
    ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
  );
  const turns = Array.from(markup.matchAll(/rotate\(-?\d+ ([\d.]+) /g), ([, x]) => Number(x));
  expect(emblems).toHaveLength(2);
  // Each rotates around its own center.
  expect(turns).toEqual(emblems.map(([from, to]) => (from + to) / 2));
  const [first, second] = [itemAt(emblems, 0), itemAt(emblems, 1)];
  expect(second[0]).toBeGreaterThan(first[1]);
  expect((first[0] + second[1]) / 2).toBeCloseTo(CARD_WIDTH / 2, -1);
});
