import { expect, test } from "vitest";
import { queryReader } from "#app/lib/path.ts";
import { results } from "#tests/support/club.ts";
import { readFilter } from "./use-filter.ts";

test.each([
  ["", 2026, false, undefined],
  ["tournament=2024-fog-bowl", 2024, false, undefined],
  ["show=all&tournament=2024-fog-bowl", 2026, true, undefined],
  [
    "season=cote-sauvage-2025&tournament=2024-fog-bowl",
    2025,
    false,
    "Fog Bowl 2024 is not a tournament of Côte Sauvage 2025.",
  ],
  ["season=moon", 2026, false, "That season is not in the record. This is Côte Sauvage 2026."],
  [
    "tournament=moon",
    2026,
    false,
    "That tournament is not in the record. This is Côte Sauvage 2026.",
  ],
  [
    "tournament=moon&show=all",
    2026,
    true,
    "That tournament is not in the record. These are all results.",
  ],
  [
    "season=moon&tournament=moon",
    2026,
    false,
    "That season is not in the record. This is Côte Sauvage 2026. That tournament is not in the record.",
  ],
])("?%s selects season %i, all: %s, with the notice %s", (query, year, showsAll, notice) => {
  const filter = readFilter(results, queryReader(query));
  expect([filter.season.year, filter.showsAll, filter.notice]).toEqual([year, showsAll, notice]);
});
