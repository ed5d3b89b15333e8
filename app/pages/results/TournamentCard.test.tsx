import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedTournament } from "#app/pages/results/listed-tournament.ts";
import { shapeGames } from "#app/pages/results/shape-results.ts";
import { TournamentCard } from "#app/pages/results/TournamentCard.tsx";

const unannounced: ListedTournament = {
  id: "2023-esc",
  name: "Elite Select Challenge",
  year: 2023,
  endYear: 2023,
  dates: "Dates to be announced",
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
  opponents: {},
  art: undefined,
  haystack: "",
};

function markupOf(tournament: ListedTournament, selected = false): string {
  return renderToStaticMarkup(
    <TournamentCard
      tournament={tournament}
      addressOf={(id) => `/results?tournament=${id}`}
      selected={selected}
      phone={false}
      scored={selected}
      open={selected}
      onPress={() => undefined}
      onClose={() => undefined}
    />,
  );
}

function read(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test("an unannounced tournament says so and has no record, chart or place", () => {
  expect(markupOf(unannounced)).not.toContain("<svg");
  expect(read(markupOf(unannounced))).toBe(
    "Elite Select Challenge 2023 · Dates to be announced Joliet, IL",
  );
});

test("a played tournament has its record as numbers and text, and its place", () => {
  const played = { ...unannounced, record: "4–3", words: "4 wins, 3 losses", place: 3 };
  expect(read(markupOf(played))).toBe(
    "Elite Select Challenge 2023 · Dates to be announced Joliet, IL 4–3 4 wins, 3 losses 3 rd place",
  );
});

test("a place is one word when read aloud or copied", () => {
  const text = markupOf({ ...unannounced, place: 4 }).replaceAll(/<[^>]*>/g, "");
  expect(text).toMatch(/Joliet, IL4th place$/);
});

test("the chart has a bar up for a win, down for a loss and across for a tie", () => {
  const words = { record: "1–1–1", words: "1 win, 1 loss, 1 tie" };
  const chart = markupOf({ ...unannounced, ...words, margins: [15, -5, 0, 15] });
  const bars = Array.from(chart.matchAll(/<path class="_([a-z]+)_[^"]*" d="([^"]*)">/g));
  expect(bars.map(([, kind, path]) => `${kind} ${path}`)).toEqual([
    "win M0 1h9v15h-9zM36 1h9v15h-9z",
    "loss M13 17h7v6h-7z",
    "tie M24 13h9v6h-9z",
    "line M0 16H45",
  ]);
});

test("a card links to its tournament and says if it is selected", () => {
  expect(markupOf(unannounced)).toContain('href="/results?tournament=2023-esc"');
  expect(markupOf(unannounced)).not.toContain("aria-current");
  expect(markupOf(unannounced, true)).toContain('aria-current="true"');
});
