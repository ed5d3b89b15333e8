import { expect, test } from "vitest";
import { resultsTournaments } from "#app/domain/tournaments.ts";

const entry = (id: string, start: string | undefined, sanctioned = true) => ({
  id,
  sanctioned,
  year: 2022,
  dates: start === undefined ? undefined : { start },
});
const ids = (tournaments: ReturnType<typeof entry>[]) =>
  resultsTournaments(tournaments).map(({ id }) => id);

test("only sanctioned tournaments are results", () => {
  expect(ids([entry("bici", "2022-06-04", false), entry("esc", "2022-08-20")])).toEqual(["esc"]);
});

test("the newest start comes first, ties keep their order, undated ones come last", () => {
  expect(
    ids([
      entry("undated", undefined),
      entry("esc", "2022-08-20"),
      entry("regionals", "2022-10-01"),
      entry("other", "2022-08-20"),
    ]),
  ).toEqual(["regionals", "esc", "other", "undated"]);
});
