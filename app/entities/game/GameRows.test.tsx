import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { GameRows } from "./GameRows.tsx";
import type { GameShape } from "./shape.ts";

const won: GameShape = {
  kind: "played",
  key: "0",
  opponent: brandId("dish"),
  name: "Chicago Dash",
  us: 15,
  them: 9,
  outcome: "win",
  when: "Sat 9:00 AM",
  detail: "Semifinal",
  title: "Fog Bowl 2025",
  tournament: brandId("2025-fog-bowl"),
  where: "Eastport, ME",
};

const open: GameShape = { kind: "undecided", key: "1", name: "Opponent TBD", missing: "to play" };

type Columns = Omit<Parameters<typeof GameRows>[0], "games">;

const renderRows = (games: readonly GameShape[], columns: Columns = {}) =>
  renderToStaticMarkup(<GameRows games={games} {...columns} />);

/** A row as a screen reader reads it. */
const readAloud = (markup: string) =>
  markup
    .replaceAll(/<(span|svg)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>(?:<span>.*?<\/span>)*/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .trim();

test("a row without columns is the score and the opponent", () => {
  expect(readAloud(renderRows([won]))).toMatch(/^won 15 to 9 .*Chicago Dash$/);
});

test("a list switches on the facts and the time of its rows", () => {
  const markup = renderRows([won], { facts: ["detail", "where"], time: "when" });
  expect(markup.replaceAll(/<[^>]*>/g, "")).toContain(
    "Chicago Dash Semifinal · Eastport, ME Sat 9:00 AM",
  );
});

test("a fact that a game lacks leaves no dot behind", () => {
  const markup = renderRows([won], { facts: ["meetings", "where"] });
  expect(markup.replaceAll(/<[^>]*>/g, "")).toContain("Chicago Dash Eastport, ME");
});

test("the opponent is a link if the team has a page", () => {
  expect(renderRows([won])).toContain('href="/opponents/dish"');
  expect(renderRows([{ ...won, hasNoPage: true }])).not.toContain("href");
});

test("in a list by tournament, the tournament is a link if it has a page", () => {
  const columns = { nameBy: "tournament" } as const;
  expect(renderRows([won], columns)).toContain('href="/tournaments/2025-fog-bowl"');
  expect(renderRows([{ ...won, tournament: undefined }], columns)).not.toContain("href");
});

test("a game without a score says why", () => {
  expect(renderRows([open])).toContain("to play");
});

test("an unknown opponent has an open ring for a crest, and no link", () => {
  const markup = renderRows([open], { crests: "/art/scores.svg" });
  expect(markup).toContain("openCrest");
  expect(markup).not.toContain("href");
});

const forfeit: GameShape = { ...won, forfeit: true, detail: undefined };

test("a forfeit is noted where rounds are shown, even if the game has none", () => {
  expect(renderRows([forfeit], { facts: ["detail"] })).toContain("(forfeit)");
});

test("a forfeit without points is won or lost by forfeit, not by 0 to 0", () => {
  expect(renderRows([{ ...forfeit, us: 0, them: 0, winner: "us" }])).toContain("won by forfeit");
});

test("a game’s note and video are shown only in lists with extras", () => {
  const noted = { ...won, remark: "Called at halftime.", video: "https://video.example/1" };
  expect(renderRows([noted])).not.toContain("halftime");
  const markup = renderRows([noted], { hasExtras: true });
  expect(markup).toContain("Called at halftime.");
  expect(markup).toContain('href="https://video.example/1"');
});

test("a mark is on the row of its game alone", () => {
  const mark = { label: "Next", look: "next" } as const;
  const markup = renderRows([won, open], {
    getMark: ({ key }) => (key === "1" ? mark : undefined),
  });
  expect(markup.split("<li")[1]).not.toContain("Next");
  expect(markup.split("<li")[2]).toContain("Next");
});
