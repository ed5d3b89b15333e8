import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { GameBar, GameLine, listMargins } from "./GameLine.tsx";
import type { PlayedShape } from "./shape.ts";

const lost: PlayedShape = {
  kind: "played",
  key: "1",
  opponent: brandId("nereid"),
  name: "Chicago Nereid",
  us: 7,
  them: 11,
  outcome: "loss",
};

/** The line of a win by 15, a loss by 4 and, at another tournament, a tie. */
const threeGames = renderToStaticMarkup(<GameLine tournaments={[[15, -4], [0]]} />);

test("wins, losses and ties are drawn on a base, as a picture that screen readers skip", () => {
  const kinds = Array.from(threeGames.matchAll(/class="_([a-z]+)_[^"]*" d/g), ([, kind]) => kind);
  expect(kinds).toEqual(["win", "loss", "tie", "base"]);
  expect(threeGames).toContain('aria-hidden="true"');
});

test("the drawing reaches from the biggest win to the biggest loss", () => {
  // Bars are two units longer than their margins: 17 up, and 6 down.
  expect(threeGames).toContain('viewBox="0 -17 15 23"');
});

test("a line is 12 pixels wide for each game, however wide the page", () => {
  expect(renderToStaticMarkup(<GameLine tournaments={[[1, 2, 3]]} />)).toContain('width="36"');
});

test("only games with a score have a bar", () => {
  const open = { kind: "undecided", key: "0", name: "Opponent TBD", missing: "to play" } as const;
  expect(listMargins([open, lost])).toEqual([-4]);
});

test("the bars of a list share one scale, and their axis is at the same place in every row", () => {
  const extent = { up: 8, down: 6 };
  const loss = renderToStaticMarkup(<GameBar game={lost} extent={extent} />);
  const tie = renderToStaticMarkup(
    <GameBar game={{ ...lost, us: 9, them: 9, outcome: "tie" }} extent={extent} />,
  );
  for (const bar of [loss, tie]) expect(bar).toContain('viewBox="-6 0 14 4"');
  expect(loss).toMatch(/class="_loss_[^"]*" d="M2 0v6"/);
  expect(tie).toMatch(/class="_tie_[^"]*" d="M2-1v2"/);
});
