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
};

const open: GameShape = { kind: "undecided", key: "1", name: "Opponent TBD", missing: "to play" };

const renderRows = (
  games: readonly GameShape[],
  columns: Omit<Parameters<typeof GameRows<GameShape>>[0], "games"> = {},
) => renderToStaticMarkup(<GameRows games={games} {...columns} />);

/** A row as a screen reader reads it. */
const readAloud = (markup: string) =>
  markup
    .replaceAll(/<(span|svg)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>(?:<span>.*?<\/span>)*/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .trim();

test("a row is the score, the opponent, the round and the time", () => {
  expect(readAloud(renderRows([won]))).toMatch(
    /^won 15 to 9 .*Chicago Dash Semifinal Sat 9:00 AM$/,
  );
});

test("a fact that a game lacks leaves no dot behind", () => {
  const markup = renderRows([won], { renderFacts: ({ meetings }) => [meetings, "Eastport, ME"] });
  expect(markup.replaceAll(/<[^>]*>/g, "")).toContain("Chicago Dash Eastport, ME");
});

test("the opponent is a link if the team has a page", () => {
  expect(renderRows([won])).toContain('href="/opponents/dish"');
  expect(renderRows([{ ...won, hasNoPage: true }])).not.toContain("href");
});

test("a game without a score says why", () => {
  expect(renderRows([open])).toContain("to play");
});

test("an unknown opponent has an open ring for a crest, and no link", () => {
  const markup = renderRows([open], { crestSheet: "/art/scores.svg" });
  expect(markup).toContain("openCrest");
  expect(markup).not.toContain("href");
});

test("a mark is on the row of its game alone", () => {
  const mark = { label: "Next", look: "next" } as const;
  const markup = renderRows([won, open], {
    getMark: ({ key }) => (key === "1" ? mark : undefined),
  });
  expect(markup.split("<li")[1]).not.toContain("Next");
  expect(markup.split("<li")[2]).toContain("Next");
});
