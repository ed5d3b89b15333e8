import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Album } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import type { ListedTournament } from "#app/pages/results/listed-tournament.ts";
import { shapeGames, type ShapedGame } from "#app/pages/results/shape-results.ts";
import { TournamentPanel } from "./TournamentPanel.tsx";

const upcoming: ListedTournament = {
  id: "2023-esc",
  name: "Elite Select Challenge",
  year: 2023,
  endYear: 2023,
  dates: "July 8 - 9",
  where: "Joliet, IL",
  otherNames: ["esc", "Illinois"],
  map: "https://example.org/map",
  ...shapeGames([]),
  isUnannounced: undefined,
  link: undefined,
  linkLabel: undefined,
  place: undefined,
  isTied: false,
  placeText: undefined,
  opponents: { dish: { name: "Dash", location: { city: "Chicago" } } },
  art: { emblems: "/art/emblems-2023.0.svg", scores: "/art/scores-2023.0.svg" },
  haystack: "",
};

const unplayed = { record: undefined, words: undefined };

function markupOf(tournament: ListedTournament, album: Album = {}): string {
  return renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <PhotographAlbum value={album}>
        <TournamentPanel tournament={tournament} />
      </PhotographAlbum>
    </RuleSink>,
  );
}

/** Text of the panel, with one space between its parts. */
function read(tournament: ListedTournament): string {
  return markupOf(tournament)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test("an unannounced tournament has no record, place, games or button", () => {
  expect(read(upcoming)).toBe(
    "Elite Select Challenge 2023 · July 8 - 9 Joliet, IL Map of Joliet, IL (opens in a new tab) Full results",
  );
});

test("an announced tournament’s name and button link its page", () => {
  const page = 'href="/tournaments/2023-esc"';
  expect(markupOf(upcoming).split(page).length - 1).toBe(2);
  expect(markupOf({ ...upcoming, isUnannounced: true })).not.toContain(page);
});

test("a game without a score shows its time and no score", () => {
  const games: ShapedGame[] = [["dish", "Sat 9:00 AM"]];
  expect(read({ ...upcoming, groups: [{ ...unplayed, heading: "Pool play", games }] })).toContain(
    "Pool play Sat 9:00 AM Chicago Dash",
  );
});

test("a game that was not played says so instead of a score", () => {
  const games: ShapedGame[] = [["dish", "Sat 9:00 AM · home", "not played"]];
  expect(read({ ...upcoming, groups: [{ ...unplayed, heading: "Week 1", games }] })).toContain(
    "Week 1 not played Chicago Dash Sat 9:00 AM · home",
  );
});

test("dates across New Year show both years, and no third one above them", () => {
  const dates = "December 30, 2022 - January 2, 2023";
  expect(read({ ...upcoming, year: 2022, endYear: 2023, dates })).toContain(
    `Elite Select Challenge ${dates} Joliet`,
  );
});

test("a played game shows its outcome, score, opponent and time", () => {
  const games: ShapedGame[] = [["dish", "Sat 9:00 AM", 9, 9]];
  const groups = [{ heading: "Pool play", record: "0–0–1", words: "1 tie", games }];
  expect(read({ ...upcoming, groups })).toContain(
    "Pool play , 1 tie 0–0–1 Tie T 9 – 9 Chicago Dash Sat 9:00 AM",
  );
});

test("an opponent missing from the record is shown by its readable key", () => {
  const games: ShapedGame[] = [["hoist-x", "Sat", 15, 0]];
  const text = read({ ...upcoming, groups: [{ ...unplayed, heading: "Pool play", games }] });
  expect(text).toContain("Win W 15 – 0 Hoist X Sat");
  expect(text).not.toContain("undefined");
});

test("a record, a place and an event page are shown if known", () => {
  const record = { record: "5–2", words: "5 wins, 2 losses" };
  const text = read({ ...upcoming, ...record, place: 11, link: "https://example.org/esc" });
  expect(text).toContain("5 wins, 2 losses 5–2 11 th place");
  expect(text).toMatch(/ Event page \(opens in a new tab\)$/);
});

test("a supplied logo appears in the panel as in the list", () => {
  const logo = {
    name: "logo",
    width: 540,
    height: 324,
    widths: [540],
    fit: "whole",
    color: "#fff",
  } as const;
  const markup = markupOf(upcoming, { "emblems-2023-2023-esc": logo });
  expect(markup).toMatch(/<img src="[^"]*logo-540/);
});
