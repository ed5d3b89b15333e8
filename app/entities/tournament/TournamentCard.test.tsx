import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { GameShape } from "#app/entities/game/shape.ts";
import type { PlayedTournament } from "./shape.ts";
import { TournamentCard } from "./TournamentCard.tsx";

const unannounced: PlayedTournament = {
  id: brandId("2023-esc"),
  name: "Elite Select Challenge",
  year: 2023,
  hasNoPage: true,
  dates: "Dates to be announced",
  where: "Joliet, IL",
  groups: [],
};

const renderCard = (tournament: PlayedTournament, href?: string) =>
  renderToStaticMarkup(<TournamentCard tournament={tournament} sheet={undefined} href={href} />);

const readText = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("an unannounced tournament says so and has no record, line, place or link", () => {
  expect(renderCard(unannounced)).not.toContain("<svg");
  expect(renderCard(unannounced)).not.toContain("href");
  expect(readText(renderCard(unannounced))).toBe(
    "Elite Select Challenge 2023 · Dates to be announced Joliet, IL",
  );
});

test("a played tournament shows its record and its place, and says them in words", () => {
  const played = { ...unannounced, record: { wins: 4, losses: 3 }, place: "T3rd" };
  const markup = renderCard(played);
  expect(readText(markup)).toBe(
    "Elite Select Challenge 2023 · Dates to be announced Joliet, IL 4–3 4 wins, 3 losses T3 rd tied for 3rd place",
  );
  const spoken = markup.replaceAll(/<(span|svg)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, "");
  expect(readText(spoken)).toMatch(/Joliet, IL 4 wins, 3 losses tied for 3rd place$/);
});

test("dates across New Year name both years, so the card has no year before them", () => {
  const dates = "December 30, 2022 - January 2, 2023";
  const text = readText(renderCard({ ...unannounced, dates, endYear: 2023 }));
  expect(text).toContain(dates);
  expect(text).not.toMatch(/Challenge 2023/);
});

const game = (key: string, us: number, them: number): GameShape => ({
  kind: "played",
  key,
  opponent: brandId("dash"),
  name: "Dash",
  us,
  them,
  outcome: us > them ? "win" : "loss",
});

test("the line has the bars of all groups in playing order", () => {
  // A key is the place in the tournament: here the bracket game came first.
  const groups = [
    { heading: "Pool play", games: [game("1", 4, 9)] },
    { heading: "Bracket", games: [game("0", 15, 0)] },
  ];
  const markup = renderCard({ ...unannounced, record: { wins: 1, losses: 1 }, groups });
  const bars = Array.from(markup.matchAll(/<path class="_([a-z]+)_[^"]*" d="([^"]*)"/g));
  expect(bars.map(([, kind, path]) => `${kind} ${path}`)).toEqual([
    "win M2 0v-17",
    "loss M6 0v7",
    "base M0 0H8",
  ]);
});

test("a card with an address is one link", () => {
  const markup = renderCard(unannounced, "/results?tournament=2023-esc");
  expect(markup).toMatch(/^<a .*<\/a>$/);
  expect(markup).toContain('href="/results?tournament=2023-esc"');
});
