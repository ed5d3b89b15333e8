import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { Wood } from "./Wood.tsx";

function renderRules(text: string): string {
  const rules = collectRules();
  renderToStaticMarkup(
    <RuleSink value={rules.sink}>
      <Wood as="p" text={text} cap={0.1} phoneCap={0.2} />
    </RuleSink>,
  );
  return rules.css();
}

test("a line has room above it for accents and below it for cedillas, if it has any", () => {
  expect(renderRules("Results")).not.toContain("--room");
  expect(renderRules("Förde Cup")).toContain("--room:0.16em 0;");
  expect(renderRules("Çelik")).toContain("--room:0.02em 0.16em;");
  expect(renderRules("Śnięć")).toContain("--room:0.16em 0.16em;");
});
