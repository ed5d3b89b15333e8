import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import type { Content } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withEditions, withPlayers } from "#tests/support/changed-club.ts";
import { shapeHistory } from "./shape-history.ts";

/** Leaders in the history of 2025: those of 2024, when six badges were published, then that of 2023. */
const leadersIn = (content: Content) =>
  shapeHistory(buildRecord(content), 2025).map(({ badges, leaders }) => [
    badges,
    leaders.map(({ place, id, badges: count }) => `${place} ${id} ${count ?? "-"}`).join(", "),
  ]);

test("leaders have counts if a log adds up to the published total; 2023 has no log", () => {
  expect(leadersIn(loadContent())).toEqual([
    [6, "1 gorse 3, 2 elder 2, 3 cedar 1"],
    [2, "1 abernathy-fitzwilliam -"],
  ]);
});

test("a log that does not add up to the published total is ignored", () => {
  const award = { badge: "LOW_TIDE", player: "gorse", date: "2024-07-01" };
  expect(leadersIn(withEditions({ 2024: { awards: [award] } }))[0]).toEqual([
    6,
    "1 gorse -, 2 elder -, 3 cedar -",
  ]);
});

test("a leader who is not shown is left out, and the others keep their places", () => {
  const club = publicContent(withPlayers({ gorse: { shown: "nobody" } }));
  expect(leadersIn(club)[0]).toEqual([6, "2 elder -, 3 cedar -"]);
});
