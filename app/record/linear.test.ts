import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content, Season } from "#app/content/content.ts";
import { buildRecord } from "./build-record.ts";

const content = loadContent();

/** The club's tournaments, repeated this often. */
function repeatTournaments(factor: number): Content {
  const copies = Array.from({ length: factor }, (_, index) =>
    content.tournaments.map((tournament) => ({ ...tournament, id: `${tournament.id}-${index}` })),
  );
  return { ...content, tournaments: copies.flat() };
}

/** Counts property reads of tournaments while the record is built. */
function countReads(factor: number): number {
  let count = 0;
  const counted = (tournament: Season["tournaments"][number]) =>
    new Proxy(tournament, {
      get(target, field, receiver) {
        count += 1;
        return Reflect.get(target, field, receiver);
      },
    });
  const many = repeatTournaments(factor);
  buildRecord({ ...many, tournaments: many.tournaments.map(counted) });
  return count;
}

test("the record reads each tournament a constant number of times", () => {
  expect(countReads(2)).toBeGreaterThan(0);
  expect(countReads(200)).toBe(100 * countReads(2));
});
