import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { Album } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import type { ListedTournament } from "./shape-results.ts";
import { TournamentPanel } from "./TournamentPanel.tsx";

const upcoming: ListedTournament = {
  id: brandId("2023-esc"),
  name: "Elite Select Challenge",
  year: 2023,
  dates: "July 8 - 9",
  where: "Joliet, IL",
  map: "https://example.org/map",
  groups: [],
  haystack: "",
};

function renderMarkup(tournament: ListedTournament, album: Album = {}): string {
  return renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <PhotographAlbum value={album}>
        <TournamentPanel tournament={tournament} panelSheet="/art/scores-2023.0.svg" />
      </PhotographAlbum>
    </RuleSink>,
  );
}

/** Text of the panel, with one space between its parts. */
function readText(tournament: ListedTournament): string {
  return renderMarkup(tournament)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test("a tournament to come has no record, place or games, but a link to its page", () => {
  expect(readText(upcoming)).toBe(
    "Elite Select Challenge 2023 · July 8 - 9 Joliet, IL Map of Joliet, IL (opens in a new tab) Full results",
  );
});

test("the name and the button link to the tournament’s page, if it has one", () => {
  const page = 'href="/tournaments/2023-esc"';
  expect(renderMarkup(upcoming).split(page).length - 1).toBe(2);
  expect(renderMarkup({ ...upcoming, hasNoPage: true })).not.toContain(page);
});

test("dates across New Year name both years, so the panel has no year before them", () => {
  const dates = "December 30, 2022 - January 2, 2023";
  expect(readText({ ...upcoming, year: 2022, endYear: 2023, dates })).toContain(
    `Elite Select Challenge ${dates} Joliet`,
  );
});

test("games are under their heading, which shows their record and says it in words", () => {
  const game = {
    kind: "played",
    key: "0",
    opponent: brandId<"opponent">("dish"),
    name: "Chicago Dash",
    us: 9,
    them: 9,
    outcome: "tie",
    when: "Sat 9:00 AM",
  } as const;
  const groups = [{ heading: "Pool play", record: { wins: 0, losses: 0, ties: 1 }, games: [game] }];
  expect(readText({ ...upcoming, groups })).toContain(
    "Pool play 0–0–1 0 wins, 0 losses, 1 tie tied 9 to 9 T 9 – 9 Chicago Dash Sat 9:00 AM",
  );
});

test("a record, a place and an event page are shown if known", () => {
  const record = { record: { wins: 5, losses: 2 } };
  const text = readText({ ...upcoming, ...record, place: "11th", link: "https://example.org/esc" });
  expect(text).toContain("5–2 5 wins, 2 losses 11 th 11th place");
  expect(text).toMatch(/ Event page \(opens in a new tab\)$/);
});

test("a logo that the club supplied is in place of the drawn emblem", () => {
  const logo = {
    name: "logo",
    width: 540,
    height: 324,
    widths: [540],
    fit: "whole",
    color: "#fff",
  } as const;
  const markup = renderMarkup(upcoming, { "emblems-2023-2023-esc": logo });
  expect(markup).toMatch(/<img src="[^"]*logo-540/);
});
