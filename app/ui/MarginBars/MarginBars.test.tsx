import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { MarginBars } from "./MarginBars.tsx";

const bar = { key: "1", outcome: "loss", score: "7–11", margin: 4 } as const;

/** Text of a game as read by screen readers. */
function readOut(name: string, relation: "against" | "at"): string {
  const groups = [{ key: "2015", label: "2015", bars: [{ ...bar, name }] }];
  const html = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <MarginBars groups={groups} relation={relation} upright={relation === "at"} />
    </RuleSink>,
  );
  const item = /<li.*?<\/li>/s.exec(html)?.[0] ?? "";
  return item.replaceAll(/<b aria-hidden="true">.*?<\/b>|<[^>]*>/gs, "");
}

test("a bar reads as outcome, score, and opponent or tournament", () => {
  expect(readOut("Elite Select Challenge 2015", "at")).toBe(
    "Loss, 7–11, at Elite Select Challenge 2015",
  );
  expect(readOut("Chicago Nereid", "against")).toBe("Loss, 7–11, against Chicago Nereid");
});
