import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { structuredEvent } from "./structured-event.ts";

const { record } = openSources(loadContent());

test("for search engines a game has both teams, or the club alone if the opponent is unknown", () => {
  const tournament = findById(record.tournaments, "2026-fog-bowl");
  const us = { "@type": "SportsTeam", name: "Us" };
  expect(structuredEvent(tournament, "Us", "https://club.example")).toMatchObject({
    location: { address: { addressRegion: "ME", addressCountry: "US" } },
    subEvent: [
      { name: "Us against Saint John Drift", competitor: [us, { name: "Saint John Drift" }] },
      { competitor: [us, {}] },
      { name: "Us: Opponent TBD", startDate: "2026-06-14", competitor: us },
    ],
  });
});
