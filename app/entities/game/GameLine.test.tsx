import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { GameLine, listMargins, ScoredLine } from "./GameLine.tsx";
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

test("the line is a drawing beside the text that says the same", () => {
  const markup = renderToStaticMarkup(<GameLine tournaments={[[15, -4], [0]]} />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('viewBox="0 -17 15 23"');
  expect(Array.from(markup.matchAll(/class="_([a-z]+)_[^"]*" d/g), ([, kind]) => kind)).toEqual([
    "win",
    "loss",
    "tie",
    "base",
  ]);
});

test("three games are as wide as three games, however wide the page", () => {
  expect(renderToStaticMarkup(<GameLine tournaments={[[1, 2, 3]]} />)).toContain('width="36"');
});

test("only games with a score have a bar", () => {
  const open = { kind: "undecided", key: "0", name: "Opponent TBD", missing: "to play" } as const;
  expect(listMargins([open, lost])).toEqual([-4]);
});

/** The list of scores below the bars. */
function listOfScores(isListed: boolean): string {
  const groups = [{ key: "2025", label: "2025", games: [lost] }];
  const html = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <ScoredLine groups={groups} isListed={isListed} />
    </RuleSink>,
  );
  return /<ol.*<\/ol>/s.exec(html)?.[0] ?? "";
}

const withoutHidden = (html: string) =>
  html.replaceAll(/<span aria-hidden="true">.*?<\/span>|<[^>]*>/gs, "");

test("a large bar is named after its opponent", () => {
  const scores = listOfScores(false);
  expect(scores).toContain(">7–11<");
  expect(withoutHidden(scores)).toBe("lost 7 to 11 against Chicago Nereid");
});

test("screen readers skip the scores of bars whose games are listed below", () => {
  const scores = listOfScores(true);
  expect(scores).toContain(">7–11<");
  expect(scores).toMatch(/^<ol [^>]*aria-hidden="true"/);
});
