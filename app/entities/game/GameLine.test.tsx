import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { GameBar, GameLine, listMargins } from "./GameLine.tsx";
import { ScoredLine } from "./ScoredLine.tsx";
import type { PlayedShape } from "./shape.ts";

const lost: PlayedShape = {
  kind: "played",
  key: "1",
  opponent: brandId("nereid"),
  name: "Chicago Nereid",
  title: "Fog Bowl 2025",
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

test("all bars of a line have one width: that of the fewest rows with room for the scores", () => {
  // With gaps, three years of two games are 7.5 bars long on one row, 4.75 on two, 2 on three.
  const rules = collectRules();
  const groups = ["2023", "2024", "2025"].map((year) => ({
    key: year,
    label: year,
    games: [lost, lost],
  }));
  renderToStaticMarkup(
    <RuleSink value={rules.sink}>
      <ScoredLine groups={groups} />
    </RuleSink>,
  );
  expect(rules.css()).toContain(
    "--bar:min(4.5rem,max(100cqi/7.5,(2.25rem - 100cqi/7.5)*999),max(100cqi/4.75,(2.25rem - 100cqi/4.75)*999),100cqi/2)",
  );
});

/** The list of scores below the bars. */
function renderScores(isListed: boolean): string {
  const groups = [{ key: "2025", label: "2025", games: [lost] }];
  const html = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <ScoredLine groups={groups} isListed={isListed} />
    </RuleSink>,
  );
  return /<ol.*<\/ol>/s.exec(html)?.[0] ?? "";
}

const readAloud = (html: string) =>
  html.replaceAll(/<span aria-hidden="true">.*?<\/span>|<[^>]*>/gs, "");

test("the score below a bar is read aloud with its outcome and its opponent", () => {
  const scores = renderScores(false);
  expect(scores).toContain(">7–11<");
  expect(readAloud(scores)).toBe("lost 7 to 11 against Chicago Nereid");
});

test("screen readers skip the scores of bars whose games are listed below", () => {
  const scores = renderScores(true);
  expect(scores).toContain(">7–11<");
  expect(scores).toMatch(/^<ol [^>]*aria-hidden="true"/);
});
