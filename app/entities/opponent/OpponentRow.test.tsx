import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { attribute, parseDocument, select, readText } from "#tests/support/html.ts";
import { OpponentRow } from "./OpponentRow.tsx";
import type { MetOpponent } from "./shape.ts";

const eddy: MetOpponent = {
  id: brandId<"opponent">("eddy"),
  name: "Burlington Eddy",
  wins: 2,
  losses: 0,
  ties: 1,
  games: 3,
  lastYear: 2026,
};

/** A row of a list whose most frequent opponent was met four times. */
function renderRow(opponent: MetOpponent) {
  const markup = renderToStaticMarkup(
    <OpponentRow opponent={opponent} sheet="/c.svg" maxGames={4} />,
  );
  const row = parseDocument(markup);
  const [body] = select(row, "body");
  return {
    words: body === undefined ? "" : readText(body),
    links: select(row, "a").map((link) => attribute(link, "href")),
    bars: select(row, "rect").map((bar) => attribute(bar, "width")),
  };
}

test("a row has the team’s name, games and record, and leads to its page", () => {
  const { words, links } = renderRow(eddy);
  expect(words).toBe("Burlington Eddy 3 games, last in 2026 2–0–1 2 wins, 0 losses, 1 tie");
  expect(links).toEqual(["/opponents/eddy"]);
});

test("wins, losses and ties are bars, as long as their share of the most games", () => {
  // Of four games: two wins are half and one tie a quarter, less the gap between them.
  expect(renderRow(eddy).bars).toEqual(["49.2", "24.2"]);
});

test("fewer than three games are no bar", () => {
  expect(renderRow({ ...eddy, ties: 0, games: 2 }).bars).toEqual([]);
});

test("a team that is still to be met says so", () => {
  const { words } = renderRow({ ...eddy, wins: 0, ties: 0, games: 0, lastYear: 0 });
  expect(words).toContain("no game played yet");
});

test("a team without a page has no link", () => {
  expect(renderRow({ ...eddy, hasNoPage: true })).toMatchObject({
    links: [],
    words: expect.stringContaining("Burlington Eddy"),
  });
});
